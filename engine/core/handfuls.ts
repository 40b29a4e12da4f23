/** Every choice out of a hand that looks different, from none to all, each in order; the hand is in order too. */
export function handfuls(hand: readonly number[]): number[][] {
  let all: number[][] = [[]];
  for (const card of new Set(hand)) {
    const longer = [...all];
    let before = all;
    for (const equal of hand) {
      if (equal !== card) continue;
      before = before.map((handful) => [...handful, card]);
      longer.push(...before);
    }
    all = longer;
  }
  return all;
}
