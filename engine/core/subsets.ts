/** Every distinct subset of a sorted hand, from none to all, each sorted. */
export function subsetsOfHand(hand: readonly number[]): number[][] {
  let all: number[][] = [[]];
  let at = 0;
  for (let card = hand[at]; card !== undefined; card = hand[at]) {
    const next = card;
    const longer = [...all];
    let before = all;
    for (; hand[at] === next; at++) {
      before = before.map((handful) => [...handful, next]);
      longer.push(...before);
    }
    all = longer;
  }
  return all;
}
