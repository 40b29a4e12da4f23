/** The games that have a table; apart from the tables, so that a file can be judged without a canvas at hand. */
export const seated = ['track'] as const;
