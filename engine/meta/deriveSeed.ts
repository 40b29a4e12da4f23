/** Derives the seed of the n-th draw, match or bot from one seed, independently of the others. */
export function deriveSeed(seed: number, number: number): number {
  let x = (seed ^ Math.imul(Math.floor(seed / 0x100000000), 0x27d4eb2f)) + Math.imul(number + 1, 0x9e3779b9);
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}
