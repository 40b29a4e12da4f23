import type { Emit, Seat } from '../../../core/game.ts';
import { posts, teamOf } from '../boards.ts';
import { isPlaneCard } from '../data/box.ts';
import type { GameData } from '../gameData.ts';
import { type CrewEvent, type CrewState, type End, type Laid, type Lay, none, type Stand, sections } from '../state.ts';
import { dropOffers } from './ending.ts';
import { putInOrder } from './hand.ts';

/** A round begins, and with it the Action Phase. */
export function openAction(draft: CrewState, emit: Emit<CrewEvent>): void {
  dropOffers(draft, emit);
  draft.round++;
  emit?.({ type: 'roundBegan', round: draft.round });
}

/** The public part of the tracks: the sections with cards, and their owners. */
type Tracks = readonly Pick<Laid, 'post' | 'section' | 'open'>[];

/** "Action Phase": a single card a team on each section; with crossfire any number, but none joins an open card. */
export function sectionIsFree(gameData: GameData, laid: Tracks, post: number, section: number): boolean {
  for (let i = 0; i < laid.length; i++) {
    const other = laid[i];
    if (other.section !== section || teamOf(other.post) !== teamOf(post)) continue;
    if (!gameData.crossfire || other.open) return false;
  }
  return true;
}

/** "3 Player Game": the face-up card lies on the first or the second section. */
export const lastFaceUpSection = 2;

/** Every card of a seat, either way up, on every free section. */
export function legalLays(gameData: GameData, state: CrewState, seat: Seat): Lay[] {
  const list: Lay[] = [];
  const last = state.phase === 'action.faceUp' ? lastFaceUpSection : sections;
  for (const post of gameData.postsOf[seat]) {
    const { hand } = state.posts[post];
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i];
      if (card === hand[i - 1]) continue;
      for (let section = 1; section <= last; section++) {
        if (!sectionIsFree(gameData, state.laid, post, section)) continue;
        if (!isPlaneCard(card)) {
          list.push(gameData.lay(post, card, null, section));
        } else {
          list.push(gameData.lay(post, card, 'own', section), gameData.lay(post, card, 'enemy', section));
        }
      }
    }
  }
  return list;
}

export function lay(gameData: GameData, draft: CrewState, action: Lay, emit: Emit<CrewEvent>): void {
  const { post, card, end, section } = action;
  const { hand } = draft.posts[post];
  hand.splice(hand.indexOf(card), 1);
  const open = draft.phase === 'action.faceUp';
  putOnTrack(draft.laid, { post, section, card, end, open });
  if (open) emit?.({ type: 'laidFaceUp', post, section, card, end, reveals: true });
  else emit?.({ type: 'laid', post, section, secret: { to: [gameData.seatOf[post]], card, end } });
}

/** Tracks are kept in one order, so that they do not tell what was laid or moved first. */
function putOnTrack(laid: Laid[], card: Laid): void {
  let at = laid.length;
  laid.push(card);
  for (; at > 0 && comesBefore(card, laid[at - 1]); at--) laid[at] = laid[at - 1];
  laid[at] = card;
}

export function comesBefore(a: Laid, b: Laid): boolean {
  if (a.section !== b.section) return a.section < b.section;
  if (a.post !== b.post) return a.post < b.post;
  if (a.card !== b.card) return a.card < b.card;
  return a.end === 'own' && b.end === 'enemy';
}

type Named = { post: number; section: number; card: number; end: End };

function takeFromTrack(laid: Laid[], { post, section, card, end }: Named): Laid {
  const at = laid.findIndex(
    (each) => each.post === post && each.section === section && each.card === card && each.end === end && !each.open,
  );
  return laid.splice(at, 1)[0];
}

export function takeBack(gameData: GameData, draft: CrewState, named: Named, emit: Emit<CrewEvent>): void {
  const { post, section, card, end } = takeFromTrack(draft.laid, named);
  putInOrder(draft.posts[post].hand, card);
  emit?.({ type: 'takenBack', post, section, secret: { to: [gameData.seatOf[post]], card, end } });
}

export function move(gameData: GameData, draft: CrewState, named: Named, to: number, emit: Emit<CrewEvent>): void {
  const { post, section, card, end } = takeFromTrack(draft.laid, named);
  putOnTrack(draft.laid, { post, section: to, card, end, open: false });
  emit?.({ type: 'moved', post, section, to, secret: { to: [gameData.seatOf[post]], card, end } });
}

/** Any card may be turned, or turning would tell a Move Plane card; only that kind is changed by it. */
export function turn(gameData: GameData, draft: CrewState, named: Named, emit: Emit<CrewEvent>): void {
  const { post, section, card, end: before } = takeFromTrack(draft.laid, named);
  const end = before === null ? null : before === 'own' ? 'enemy' : 'own';
  putOnTrack(draft.laid, { post, section, card, end, open: false });
  emit?.({ type: 'turned', post, section, secret: { to: [gameData.seatOf[post]], card, end } });
}

const standEvents = { open: 'notReady', ready: 'ready', locked: 'locked' } as const;

export function stand(draft: CrewState, seat: Seat, how: Stand, emit: Emit<CrewEvent>): void {
  draft.stands[seat] = how;
  emit?.({ type: standEvents[how], seat });
}

/**
 * The laid cards are final now. A player without laid cards Repairs, meant or not; cards that met on a section are
 * void.
 */
export function closeAction(gameData: GameData, draft: CrewState, emit: Emit<CrewEvent>): void {
  draft.stands.fill('open');
  for (const post of posts) draft.repairing[post] = !draft.laid.some((card) => card.post === post);
  // It tells nothing new, but what was sealed can no longer be changed.
  emit?.({ type: 'actionEnded', repairing: posts.filter((post) => draft.repairing[post]), reveals: true });
  if (gameData.crossfire) voidCrossfire(draft, emit);
}

/** "Resolution Phase", first sentence: they are discarded and not resolved. */
function voidCrossfire(draft: CrewState, emit: Emit<CrewEvent>): void {
  for (let section = 1; section <= sections; section++) {
    for (const team of [0, 1]) {
      const met = draft.laid.filter((card) => card.section === section && teamOf(card.post) === team);
      if (met.length < 2) continue;
      draft.laid = draft.laid.filter((card) => !met.includes(card));
      for (const { post, card } of met) draft.posts[post].discards.push(card);
      emit?.({ type: 'voided', team, section, posts: met.map(({ post }) => post) });
    }
  }
}

/**
 * At one screen: who has his window when. In seat order, the first moving on by one each round; who has to lay a card
 * face up always comes first.
 */
export function handoverOrder({ seats, showsFirst }: GameData, { round }: CrewState): Seat[] {
  const others = [...seats.keys()].filter((seat) => seat !== showsFirst);
  const first = Math.max(0, round - 1) % others.length;
  const turned = [...others.slice(first), ...others.slice(0, first)];
  return showsFirst === none ? turned : [showsFirst, ...turned];
}
