import { drawAsides, mayAnswer } from '../../core/drawOffers.ts';
import type { AsideKind, Seat } from '../../core/game.ts';
import { handfuls } from '../../core/handfuls.ts';
import { seatList } from '../../core/seats.ts';
import { pilotOf } from './boards.ts';
import { legalLays, sectionIsFree } from './rules/action.ts';
import { legalCalls } from './rules/calls.ts';
import { shotDamage } from './rules/damage.ts';
import { lastSealed } from './rules/discard.ts';
import { mateWantsToResign, mayResign } from './rules/ending.ts';
import { extraCards, nextLook, owesExtra } from './rules/moon.ts';
import { startingZones } from './rules/setup.ts';
import type { Setting } from './setting.ts';
import { type CrewAction, type CrewState, type Laid, sections } from './state.ts';

/** A player alone decides for the pilot first, then for the gunner. */
function openPost(setting: Setting, state: CrewState, seat: Seat): number | undefined {
  return setting.postsOf[seat]?.find((post) =>
    state.phase === 'draw.extra' ? owesExtra(setting, state, post) : state.discarding[post] === null,
  );
}

export function awaiting(setting: Setting, state: CrewState): readonly Seat[] {
  let bits = 0;
  switch (state.phase) {
    case 'placing':
      bits = 1 << setting.seatOf[pilotOf(state.placer)];
      break;
    case 'action.faceUp':
      bits = 1 << setting.showsFirst;
      break;
    case 'action.laying':
      for (let seat = 0; seat < state.stands.length; seat++) if (state.stands[seat] === 'open') bits |= 1 << seat;
      break;
    case 'discard.choosing':
    case 'draw.extra':
      for (let seat = 0; seat < state.stands.length; seat++) {
        if (openPost(setting, state, seat) !== undefined) bits |= 1 << seat;
      }
      break;
    case 'section.moonChoice':
      for (const { by } of state.looks) bits |= 1 << by;
      break;
  }
  return seatList(bits);
}

/** The legal moves of a seat: all of them, in a stable order. */
export function legalActions(setting: Setting, state: CrewState, seat: Seat): readonly CrewAction[] {
  if (!awaiting(setting, state).includes(seat)) return [];
  switch (state.phase) {
    case 'placing':
      return startingZones(state).map((zone) => ({ type: 'place', seat, zone }));
    case 'action.faceUp':
      return legalLays(setting, state, seat);
    case 'action.laying':
      return [...legalLays(setting, state, seat), { type: 'ready', seat }, ...readyAndSealed(setting, state, seat)];
    case 'discard.choosing':
      return discards(setting, state, seat);
    case 'draw.extra': {
      const post = openPost(setting, state, seat) as number;
      const counts = Array.from({ length: extraCards(setting, state, post) + 1 }, (_, count) => count);
      return counts.map((count) => ({ type: 'extra', seat, post, count }));
    }
    case 'section.moonChoice': {
      const look = nextLook(state, seat);
      if (!look) return [];
      const choices = handfuls(look.cards).filter((cards) => cards.length === shotDamage);
      return choices.map((cards) => ({ type: 'scrap', seat, post: look.post, cards }));
    }
    default:
      return [];
  }
}

/** Ready, with what to discard sealed early. A player with two hands seals them one by one, once ready. */
function readyAndSealed(setting: Setting, state: CrewState, seat: Seat): CrewAction[] {
  const [post, other] = setting.postsOf[seat];
  if (other !== undefined) return [];
  return handfuls(state.posts[post].hand).map((cards) => ({ type: 'ready', seat, cards }));
}

function discards(setting: Setting, state: CrewState, seat: Seat): CrewAction[] {
  const post = openPost(setting, state, seat);
  if (post === undefined) return [];
  return handfuls(state.posts[post].hand).map((cards) => ({ type: 'discard', seat, post, cards }));
}

export function asides(setting: Setting, state: CrewState, seat: Seat): readonly CrewAction[] {
  if (state.outcome !== null || setting.seats[seat] === undefined) return [];
  const list: CrewAction[] = [];
  if (state.phase === 'action.laying') list.push(...rearrangements(setting, state, seat));
  else if (lastSealed(setting, state, seat) !== undefined) list.push({ type: 'reconsider', seat });
  list.push(...drawAsides(state.draw, seat, state.round));
  if (mayResign(setting, state, seat)) list.push({ type: 'resign', seat });
  if (mateWantsToResign(setting, state, seat)) list.push({ type: 'flyOn', seat });
  return list;
}

/** The actions of a seat with its own cards on the track, with its calls, and with the cards it will discard. */
function rearrangements(setting: Setting, state: CrewState, seat: Seat): CrewAction[] {
  const list: CrewAction[] = [];
  const stand = state.stands[seat];
  if (stand === 'open') {
    for (const [i, laid] of state.laid.entries()) {
      if (setting.seatOf[laid.post] !== seat || laid.open || isSame(laid, state.laid[i - 1])) continue;
      const { post, card, end, section } = laid;
      const named = { seat, post, card, end, section };
      list.push({ type: 'takeBack', ...named }, { type: 'turn', ...named });
      for (let to = 1; to <= sections; to++) {
        if (to !== section && sectionIsFree(setting, state.laid, post, to)) list.push({ type: 'move', ...named, to });
      }
    }
  }
  if (stand === 'ready') list.push({ type: 'notReady', seat });
  if (stand !== 'locked' && setting.milliseconds > 0) list.push({ type: 'lock', seat });
  if (stand !== 'open') list.push(...discards(setting, state, seat));
  list.push(...legalCalls(setting, state, seat));
  return list;
}

/** Equal cards that lie on one section are neighbours, and cannot be told apart. */
function isSame(a: Laid, b: Laid | undefined): boolean {
  return b !== undefined && a.section === b.section && a.post === b.post && a.card === b.card && a.end === b.end;
}

/** The shell owns the clock: when it has run down for a seat, this is what it has to hand in. */
export function deadline(setting: Setting, state: CrewState, seat: Seat): { ms: number; action: CrewAction } | null {
  if (setting.milliseconds === 0 || state.phase !== 'action.laying') return null;
  const stand = state.stands[seat];
  return stand === undefined || stand === 'locked'
    ? null
    : { ms: setting.milliseconds, action: { type: 'lock', seat } };
}

/** The seats that owe an answer: to the offer of a draw, or to the team-mate's wish to resign. */
export function asked(setting: Setting, state: CrewState): readonly Seat[] {
  let bits = 0;
  if (state.outcome === null) {
    for (let seat = 0; seat < setting.seats.length; seat++) {
      if (mayAnswer(state.draw, seat) || mateWantsToResign(setting, state, seat)) bits |= 1 << seat;
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
