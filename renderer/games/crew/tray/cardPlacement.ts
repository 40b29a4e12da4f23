import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewAction, End, Lay } from '@aerodrome/engine/games/crew/state.ts';
import type { LaidView } from '@aerodrome/engine/games/crew/view.ts';
import type { TrayProps } from '../../../table/table.ts';

/** A card of one's own, with the end that is up. */
export interface Held {
  post: number;
  card: number;
  end: End;
}

/** The card that the first picks name: `card:2-7.1`, and perhaps an end. */
export function heldIn(picked: readonly Spot[]): Held | null {
  const [, post, card] = /^card:(\d+)-(\d+)\./.exec(picked[0] ?? '') ?? [];
  if (post === undefined) return null;
  const end = picked[1] === 'own' || picked[1] === 'enemy' ? picked[1] : null;
  return { post: Number(post), card: Number(card), end };
}

export function picksOf({ post, card, end }: Held): readonly Spot[] {
  return [`card:${post}-${card}.0`, ...(end === null ? [] : [end])];
}

/** A card of the chooser's that lies face down and may still be taken up. */
export type OwnLaid = LaidView & { card: number; end: End };

export function isOwn({ scene, seat }: TrayProps<CrewTypes>, laid: LaidView): laid is OwnLaid {
  return laid.card !== undefined && !laid.open && scene.setting.seatOf[laid.post] === seat;
}

export function ownAt(hand: TrayProps<CrewTypes>, section: number): OwnLaid | null {
  const { laid } = hand.scene.view;
  return laid.filter((card): card is OwnLaid => isOwn(hand, card)).find((card) => card.section === section) ?? null;
}

const layOf = (seat: number, { post, card, end }: Held, section: number): Lay => ({
  type: 'lay',
  seat,
  post,
  card,
  end,
  section,
});

const named = (seat: number, { post, card, end, section }: OwnLaid) => ({ seat, post, card, end, section });
export const takeBack = (seat: number, laid: OwnLaid): CrewAction => ({ type: 'takeBack', ...named(seat, laid) });
export const turn = (seat: number, laid: OwnLaid): CrewAction => ({ type: 'turn', ...named(seat, laid) });
const move = (seat: number, laid: OwnLaid, to: number): CrewAction => ({
  type: 'move',
  ...named(seat, laid),
  to,
});

/** Lays a card of the hand on a section; one of one's own that lies there comes back into the hand for it. */
export function putDown(hand: TrayProps<CrewTypes>, held: Held, section: number): void {
  const { scene, seat, onAct, onPick, onPoint } = hand;
  const picks = [...picksOf(held), `section:${section}`];
  // Face up it stays: that is thought over once more.
  const faceUp = scene.view.phase === 'action.faceUp';
  const lay = layOf(seat, held, section);
  const own = ownAt(hand, section);
  if (faceUp) onPick(picks);
  else if (own) onAct(takeBack(seat, own), lay);
  else if (scene.check(lay) === null) onAct(lay);
  // Why not is told where it is pointed at.
  else onPoint(picks);
}

/** Moves a card that lies to another section; one of one's own that lies there changes places with it. */
export function shift(hand: TrayProps<CrewTypes>, laid: OwnLaid, to: number): void {
  const { scene, seat, onAct, onPoint } = hand;
  if (to === laid.section) return;
  const own = ownAt(hand, to);
  const there = move(seat, laid, to);
  if (own) onAct(takeBack(seat, laid), move(seat, own, laid.section), layOf(seat, laid, to));
  else if (scene.check(there) === null) onAct(there);
  else onPoint([...picksOf(laid), `section:${to}`]);
}
