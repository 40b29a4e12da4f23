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

/** The card that the first picks name: `card:2-7.1`, and an end if picked. */
export function heldCardFromPicks(picked: readonly Spot[]): HeldCard | null {
  const [, post, card] = /^card:(\d+)-(\d+)\./.exec(picked[0] ?? '') ?? [];
  if (post === undefined) return null;
  const end = picked[1] === 'own' || picked[1] === 'enemy' ? picked[1] : null;
  return { post: Number(post), card: Number(card), end };
}

export function cardPicks({ post, card, end }: HeldCard): readonly Spot[] {
  return [`card:${post}-${card}.0`, ...(end === null ? [] : [end])];
}

/** An own card on the track that is face down and may be taken back. */
export type OwnLaidCard = LaidView & { card: number; end: End };

export function isOwn({ scene, seat }: TrayProps<CrewTypes>, laid: LaidView): laid is OwnLaidCard {
  return laid.card !== undefined && !laid.open && scene.gameData.seatOf[laid.post] === seat;
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

/** Lays a card on a section; an own card there returns to the hand. */
export function layCard(hand: TrayProps<CrewTypes>, held: HeldCard, section: number): void {
  const { scene, seat, onAct, onPick, onPoint } = hand;
  const picks = [...cardPicks(held), `section:${section}`];
  // A card that is laid face up needs a second click: it cannot be taken back.
  const faceUp = scene.view.phase === 'action.faceUp';
  const lay = layOf(seat, held, section);
  const own = ownCardAt(hand, section);
  if (faceUp) onPick(picks);
  else if (own) onAct(takeBackAction(seat, own), lay);
  else if (scene.check(lay) === null) onAct(lay);
  // Pointing at the place shows the reason of the refusal.
  else onPoint(picks);
}

/** Moves a laid card to another section; an own card there changes places with it. */
export function moveCard(hand: TrayProps<CrewTypes>, laid: OwnLaidCard, to: number): void {
  const { scene, seat, onAct, onPoint } = hand;
  if (to === laid.section) return;
  const own = ownCardAt(hand, to);
  const there = move(seat, laid, to);
  if (own) onAct(takeBackAction(seat, laid), move(seat, own, laid.section), layOf(seat, laid, to));
  else if (scene.check(there) === null) onAct(there);
  else onPoint([...cardPicks(laid), `section:${to}`]);
}
