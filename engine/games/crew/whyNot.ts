import { whyNoDraw } from '../../core/drawOffers.ts';
import type { Action, Rejection } from '../../core/game.ts';
import { pilotCentre } from './boards.ts';
import { isPlaneCard, kinds } from './data/box.ts';
import type { GameData } from './gameData.ts';
import { lastFaceUpSection, sectionIsFree } from './rules/action.ts';
import { legalCalls, mostCalls } from './rules/calls.ts';
import { shotDamage } from './rules/damage.ts';
import { mateWantsToResign } from './rules/ending.ts';
import { extraCards, nextLook } from './rules/moon.ts';
import { type CrewState, sections } from './state.ts';

type Fields = Action &
  Partial<Record<'post' | 'card' | 'end' | 'section' | 'to' | 'zone' | 'count' | 'cards', unknown>>;

/** Why what is no decision is refused. */
export function whyNoAside(gameData: GameData, state: CrewState, action: Fields): Rejection | null {
  switch (action.type) {
    case 'move':
    case 'turn':
    case 'takeBack':
      return whyNotRearrange(gameData, state, action);
    case 'notReady':
    case 'lock':
      return whyNotStand(gameData, state, action);
    case 'reconsider':
      return { code: 'crew.nothingSealed' };
    case 'discard':
      return state.phase === 'action.laying' ? whyNotSeal(gameData, state, action) : null;
    case 'call':
      return whyNoCall(gameData, state, action);
    case 'resign':
    case 'flyOn':
    case 'offerDraw':
    case 'answerDraw':
      return whyNoOffer(gameData, state, action);
    default:
      return null;
  }
}

export function whyNotYou(_gameData: GameData, { phase, stands }: CrewState, { seat }: Action): Rejection {
  if (phase !== 'action.laying') return { code: 'action.notYou' };
  return { code: stands[seat] === 'locked' ? 'crew.locked' : 'crew.alreadyReady' };
}

/** Why a decision that is on no list is refused. */
export function whyNot(gameData: GameData, state: CrewState, action: Fields): Rejection {
  switch (action.type) {
    case 'place':
      if (action.zone === pilotCentre(1 - state.placer)) return { code: 'crew.enemyCentre' };
      return { code: 'action.noSuchChoice' };
    case 'lay':
      return whyNoLay(gameData, state, action);
    case 'ready':
      if (action.cards === undefined) return { code: 'action.malformed' };
      return { code: gameData.postsOf[action.seat].length > 1 ? 'crew.twoHands' : 'crew.notInHand' };
    case 'discard':
      return { code: isOwnPost(gameData, action) ? 'crew.notInHand' : 'crew.notYourPost' };
    case 'extra': {
      const { post } = action;
      if (!isOwnPost(gameData, action)) return { code: 'crew.notYourPost' };
      return { code: 'crew.tooMany', params: { most: extraCards(gameData, state, post as number) } };
    }
    case 'scrap': {
      if (action.post !== nextLook(state, action.seat)?.post) return { code: 'action.noSuchChoice' };
      return { code: 'crew.wrongScrap', params: { count: shotDamage } };
    }
    default:
      return { code: 'action.malformed' };
  }
}

function isOwnPost(gameData: GameData, { seat, post }: Fields): boolean {
  return typeof post === 'number' && gameData.postsOf[seat].includes(post);
}

/** Shape, owner and section are asked in the order in which a player would notice. */
function whyNoLay(gameData: GameData, state: CrewState, action: Fields): Rejection {
  const { post, card, end, section } = action;
  if (!isCard(card) || !isSection(section)) return { code: 'action.malformed' };
  if (!isOwnPost(gameData, action)) return { code: 'crew.notYourPost' };
  if (!state.posts[post as number].hand.includes(card)) return { code: 'crew.notInHand' };
  if (isPlaneCard(card) && end !== 'own' && end !== 'enemy') return { code: 'crew.needsEnd' };
  if (!isPlaneCard(card) && end !== null) return { code: 'crew.hasNoEnds' };
  return whyNoSection(gameData, state, post as number, section);
}

function isCard(card: unknown): card is number {
  return typeof card === 'number' && Number.isInteger(card) && card >= 0 && card < kinds;
}

function isSection(section: unknown): section is number {
  return typeof section === 'number' && Number.isInteger(section) && section >= 1 && section <= sections;
}

function whyNoSection(gameData: GameData, state: CrewState, post: number, section: number): Rejection {
  if (state.phase === 'action.faceUp' && section > lastFaceUpSection) {
    return { code: 'crew.faceUpSection', params: { last: lastFaceUpSection } };
  }
  if (sectionIsFree(gameData, state.laid, post, section)) return { code: 'action.malformed' };
  // With crossfire only a card that lies face up keeps its section to itself.
  return { code: gameData.crossfire ? 'crew.besideFaceUp' : 'crew.sectionTaken', params: { section } };
}

function whyNotRearrange(gameData: GameData, state: CrewState, action: Fields): Rejection {
  const { seat, post, card, end, section, to } = action;
  if (state.phase !== 'action.laying') return { code: 'action.notNow' };
  if (state.stands[seat] !== 'open') return whyNotYou(gameData, state, action);
  if (!isOwnPost(gameData, action)) return { code: 'crew.notYourPost' };
  const lying = state.laid.filter((laid) => laid.post === post && laid.section === section);
  const found = lying.find((laid) => laid.card === card && laid.end === end);
  if (!found) return { code: 'crew.notThere' };
  if (found.open) return { code: 'crew.faceUpStays' };
  if (action.type !== 'move' || !isSection(to) || to === section) return { code: 'action.malformed' };
  return whyNoSection(gameData, state, found.post, to);
}

/** Discards are sealed early by who is ready or out of time, each hand once. */
function whyNotSeal(gameData: GameData, { stands, discarding }: CrewState, action: Fields): Rejection {
  if (stands[action.seat] === 'open') return { code: 'crew.notReady' };
  if (!isOwnPost(gameData, action)) return { code: 'crew.notYourPost' };
  const open = gameData.postsOf[action.seat].find((post) => discarding[post] === null);
  if (discarding[action.post as number] !== null) return { code: 'crew.alreadySealed' };
  return { code: action.post === open ? 'crew.notInHand' : 'crew.pilotFirst' };
}

function whyNoCall(gameData: GameData, state: CrewState, { seat }: Action): Rejection {
  if (state.phase !== 'action.laying') return { code: 'action.notNow' };
  if (gameData.calls[seat].length === 0) return { code: 'crew.nobodyToCall' };
  if (legalCalls(gameData, state, seat).length > 0) return { code: 'action.malformed' };
  return { code: 'crew.enoughCalls', params: { most: mostCalls } };
}

function whyNotStand(gameData: GameData, state: CrewState, { type, seat }: Action): Rejection {
  if (state.phase !== 'action.laying') return { code: 'action.notNow' };
  const stand = state.stands[seat];
  if (type === 'lock') {
    if (gameData.milliseconds === 0) return { code: 'crew.noTimer' };
    return { code: stand === 'locked' ? 'crew.locked' : 'action.malformed' };
  }
  if (stand === 'ready') return { code: 'action.malformed' };
  return { code: stand === 'locked' ? 'crew.locked' : 'crew.notReady' };
}

function whyNoOffer(gameData: GameData, state: CrewState, { type, seat }: Action): Rejection {
  const { draw, surrender, round } = state;
  switch (type) {
    case 'flyOn':
      return { code: mateWantsToResign(gameData, state, seat) ? 'action.malformed' : 'crew.nobodyResigns' };
    case 'resign':
      if (surrender.wanted.includes(seat)) return { code: 'crew.mateMustAgree' };
      return { code: surrender.askedIn[seat] < round ? 'action.malformed' : 'crew.alreadyAsked' };
    case 'answerDraw':
      return whyNoDraw(draw, seat, type, round);
    default:
      return whyNoDraw(draw, seat, 'offerDraw', round);
  }
}
