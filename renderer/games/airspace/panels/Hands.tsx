/** Airspace has no hands: nothing is hidden. */
export function Hands() {
  return null;
}
