/** Learnt by `npm run learn`, in hundredths; by scenario and side of the board. Not to be edited by hand. */
export const weights: Readonly<Record<string, readonly number[]>> = {};
