/** Nothing is hidden in the sky: nobody has a hand. */
export function Hands() {
  return null;
}
