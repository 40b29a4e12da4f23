/** Every choice out of a hand that looks different, from none to all, each in order; the hand is in order too. */
export function handfuls(hand: readonly number[]): number[][] {
  let all: number[][] = [[]];
  for (let i = 0; i < hand.length; ) {
    const card = hand[i];
    const longer = [...all];
    let before = all;
    for (; hand[i] === card; i++) {
      before = before.map((handful) => [...handful, card]);
      longer.push(...before);
    }
    all = longer;
  }
  return all;
}
