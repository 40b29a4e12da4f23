/** Puts a card into a list that is kept in order. */
export function putInOrder(list: number[], card: number): void {
  let at = list.length;
  list.push(card);
  for (; at > 0 && list[at - 1] > card; at--) list[at] = list[at - 1];
  list[at] = card;
}
