import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewAction, End, Lay } from '@aerodrome/engine/games/crew/state.ts';
import type { LaidView } from '@aerodrome/engine/games/crew/view.ts';
import type { TrayProps } from '../../../table/table.ts';

/** A card of one's own, with the end that is up. */
export interface HeldCard {
  post: number;
  card: number;
  end: End;
}

/** The card that the first picks name: `card:2-7.1`, and perhaps an end. */
export function heldCardFromPicks(picked: readonly Spot[]): HeldCard | null {
  const [, post, card] = /^card:(\d+)-(\d+)\./.exec(picked[0] ?? '') ?? [];
  if (post === undefined) return null;
  const end = picked[1] === 'own' || picked[1] === 'enemy' ? picked[1] : null;
  return { post: Number(post), card: Number(card), end };
}

export function cardPicks({ post, card, end }: HeldCard): readonly Spot[] {
  return [`card:${post}-${card}.0`, ...(end === null ? [] : [end])];
}

/** A card of the chooser's that lies face down and may still be taken up. */
export type OwnLaidCard = LaidView & { card: number; end: End };

export function isOwn({ scene, seat }: TrayProps<CrewTypes>, laid: LaidView): laid is OwnLaidCard {
  return laid.card !== undefined && !laid.open && scene.setting.seatOf[laid.post] === seat;
}

export function ownCardAt(hand: TrayProps<CrewTypes>, section: number): OwnLaidCard | null {
  const { laid } = hand.scene.view;
  return laid.filter((card): card is OwnLaidCard => isOwn(hand, card)).find((card) => card.section === section) ?? null;
}

const layOf = (seat: number, { post, card, end }: HeldCard, section: number): Lay => ({
  type: 'lay',
  seat,
  post,
  card,
  end,
  section,
});

const named = (seat: number, { post, card, end, section }: OwnLaidCard) => ({ seat, post, card, end, section });
export const takeBackAction = (seat: number, laid: OwnLaidCard): CrewAction => ({
  type: 'takeBack',
  ...named(seat, laid),
});
export const turn = (seat: number, laid: OwnLaidCard): CrewAction => ({ type: 'turn', ...named(seat, laid) });
const move = (seat: number, laid: OwnLaidCard, to: number): CrewAction => ({
  type: 'move',
  ...named(seat, laid),
  to,
});

/** Lays a card of the hand on a section; one of one's own that lies there comes back into the hand for it. */
export function layCard(hand: TrayProps<CrewTypes>, held: HeldCard, section: number): void {
  const { scene, seat, onAct, onPick, onPoint } = hand;
  const picks = [...cardPicks(held), `section:${section}`];
  // Face up it stays: that is thought over once more.
  const faceUp = scene.view.phase === 'action.faceUp';
  const lay = layOf(seat, held, section);
  const own = ownCardAt(hand, section);
  if (faceUp) onPick(picks);
  else if (own) onAct(takeBackAction(seat, own), lay);
  else if (scene.check(lay) === null) onAct(lay);
  // Why not is told where it is pointed at.
  else onPoint(picks);
}

/** Moves a card that lies to another section; one of one's own that lies there changes places with it. */
export function moveCard(hand: TrayProps<CrewTypes>, laid: OwnLaidCard, to: number): void {
  const { scene, seat, onAct, onPoint } = hand;
  if (to === laid.section) return;
  const own = ownCardAt(hand, to);
  const there = move(seat, laid, to);
  if (own) onAct(takeBackAction(seat, laid), move(seat, own, laid.section), layOf(seat, laid, to));
  else if (scene.check(there) === null) onAct(there);
  else onPoint([...cardPicks(laid), `section:${to}`]);
}
