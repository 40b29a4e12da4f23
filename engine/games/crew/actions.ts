import { drawAsides, mayAnswer } from '../../core/drawOffers.ts';
import type { AsideKind, Seat } from '../../core/game.ts';
import { seatList } from '../../core/seats.ts';
import { subsetsOfHand } from '../../core/subsets.ts';
import { pilotOf } from './boards.ts';
import type { GameData } from './gameData.ts';
import { legalLays, sectionIsFree } from './rules/action.ts';
import { legalCalls } from './rules/calls.ts';
import { shotDamage } from './rules/damage.ts';
import { lastSealed } from './rules/discard.ts';
import { mateWantsToResign, mayResign } from './rules/ending.ts';
import { extraCards, nextLook, owesExtra } from './rules/moon.ts';
import { startingZones } from './rules/setup.ts';
import { type CrewAction, type CrewState, type Laid, sections } from './state.ts';

/** A player alone decides for the pilot first, then for the gunner. */
function openPost(gameData: GameData, state: CrewState, seat: Seat): number | undefined {
  return gameData.postsOf[seat]?.find((post) =>
    state.phase === 'draw.extra' ? owesExtra(gameData, state, post) : state.discarding[post] === null,
  );
}

export function awaiting(gameData: GameData, state: CrewState): readonly Seat[] {
  let bits = 0;
  switch (state.phase) {
    case 'placing':
      bits = 1 << gameData.seatOf[pilotOf(state.placer)];
      break;
    case 'action.faceUp':
      bits = 1 << gameData.showsFirst;
      break;
    case 'action.laying':
      for (let seat = 0; seat < state.stands.length; seat++) if (state.stands[seat] === 'open') bits |= 1 << seat;
      break;
    case 'discard.choosing':
    case 'draw.extra':
      for (let seat = 0; seat < state.stands.length; seat++) {
        if (openPost(gameData, state, seat) !== undefined) bits |= 1 << seat;
      }
      break;
    case 'section.moonChoice':
      for (const { by } of state.looks) bits |= 1 << by;
      break;
  }
  return seatList(bits);
}

/** The legal moves of a seat: all of them, in a stable order. */
export function legalActions(gameData: GameData, state: CrewState, seat: Seat): readonly CrewAction[] {
  if (!awaiting(gameData, state).includes(seat)) return [];
  switch (state.phase) {
    case 'placing':
      return startingZones(state).map((zone) => ({ type: 'place', seat, zone }));
    case 'action.faceUp':
      return legalLays(gameData, state, seat);
    case 'action.laying':
      return [...legalLays(gameData, state, seat), { type: 'ready', seat }, ...readyAndSealed(gameData, state, seat)];
    case 'discard.choosing':
      return discards(gameData, state, seat);
    case 'draw.extra': {
      const post = openPost(gameData, state, seat) as number;
      const counts = Array.from({ length: extraCards(gameData, state, post) + 1 }, (_, count) => count);
      return counts.map((count) => ({ type: 'extra', seat, post, count }));
    }
    case 'section.moonChoice': {
      const look = nextLook(state, seat);
      if (!look) return [];
      const choices = subsetsOfHand(look.cards).filter((cards) => cards.length === shotDamage);
      return choices.map((cards) => ({ type: 'scrap', seat, post: look.post, cards }));
    }
    default:
      return [];
  }
}

/** Ready, with what to discard sealed early. A player with two hands seals them one by one, once ready. */
function readyAndSealed(gameData: GameData, state: CrewState, seat: Seat): CrewAction[] {
  const [post, other] = gameData.postsOf[seat];
  if (other !== undefined) return [];
  return subsetsOfHand(state.posts[post].hand).map((cards) => ({ type: 'ready', seat, cards }));
}

function discards(gameData: GameData, state: CrewState, seat: Seat): CrewAction[] {
  const post = openPost(gameData, state, seat);
  if (post === undefined) return [];
  return subsetsOfHand(state.posts[post].hand).map((cards) => ({ type: 'discard', seat, post, cards }));
}

export function asides(gameData: GameData, state: CrewState, seat: Seat): readonly CrewAction[] {
  if (state.outcome !== null || gameData.seats[seat] === undefined) return [];
  const list: CrewAction[] = [];
  if (state.phase === 'action.laying') list.push(...rearrangements(gameData, state, seat));
  else if (lastSealed(gameData, state, seat) !== undefined) list.push({ type: 'reconsider', seat });
  list.push(...drawAsides(state.draw, seat, state.round));
  if (mayResign(gameData, state, seat)) list.push({ type: 'resign', seat });
  if (mateWantsToResign(gameData, state, seat)) list.push({ type: 'flyOn', seat });
  return list;
}

/** The actions of a seat with its own cards on the track, with its calls, and with the cards it will discard. */
function rearrangements(gameData: GameData, state: CrewState, seat: Seat): CrewAction[] {
  const list: CrewAction[] = [];
  const stand = state.stands[seat];
  if (stand === 'open') {
    for (const [i, laid] of state.laid.entries()) {
      if (gameData.seatOf[laid.post] !== seat || laid.open || isSame(laid, state.laid[i - 1])) continue;
      const { post, card, end, section } = laid;
      const named = { seat, post, card, end, section };
      list.push({ type: 'takeBack', ...named }, { type: 'turn', ...named });
      for (let to = 1; to <= sections; to++) {
        if (to !== section && sectionIsFree(gameData, state.laid, post, to)) list.push({ type: 'move', ...named, to });
      }
    }
  }
  if (stand === 'ready') list.push({ type: 'notReady', seat });
  if (stand !== 'locked' && gameData.milliseconds > 0) list.push({ type: 'lock', seat });
  if (stand !== 'open') list.push(...discards(gameData, state, seat));
  list.push(...legalCalls(gameData, state, seat));
  return list;
}

/** Equal cards that lie on one section are neighbours, and cannot be told apart. */
function isSame(a: Laid, b: Laid | undefined): boolean {
  return b !== undefined && a.section === b.section && a.post === b.post && a.card === b.card && a.end === b.end;
}

/** The shell owns the clock: when it has run down for a seat, this is what it has to hand in. */
export function deadline(gameData: GameData, state: CrewState, seat: Seat): { ms: number; action: CrewAction } | null {
  if (gameData.milliseconds === 0 || state.phase !== 'action.laying') return null;
  const stand = state.stands[seat];
  return stand === undefined || stand === 'locked'
    ? null
    : { ms: gameData.milliseconds, action: { type: 'lock', seat } };
}

/** The seats that owe an answer: to the offer of a draw, or to the team-mate's wish to resign. */
export function askedOutOfTurn(gameData: GameData, state: CrewState): readonly Seat[] {
  let bits = 0;
  if (state.outcome === null) {
    for (let seat = 0; seat < gameData.seats.length; seat++) {
      if (mayAnswer(state.draw, seat) || mateWantsToResign(gameData, state, seat)) bits |= 1 << seat;
    }
  }
  return seatList(bits);
}

export function asideKind({ type }: CrewAction): AsideKind {
  switch (type) {
    case 'notReady':
    case 'reconsider':
      return 'retract';
    case 'lock':
      return 'clock';
    case 'call':
      return 'say';
    case 'offerDraw':
      return 'offer';
    case 'answerDraw':
    case 'flyOn':
      return 'answer';
    case 'resign':
      return 'resign';
    default:
      return 'arrange';
  }
}
