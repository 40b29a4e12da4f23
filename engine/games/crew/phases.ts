import { setup } from 'xstate';
import { decided, type EntryRule, fixedGuard, stateGuard } from '../../core/phases.ts';
import type { GameData } from './gameData.ts';
import { closeAction, openAction } from './rules/action.ts';
import { cleanUp } from './rules/cleanup.ts';
import { discard } from './rules/discard.ts';
import { drawToFull } from './rules/draw.ts';
import { drawExtras, extrasAreOpen } from './rules/moon.ts';
import { repair } from './rules/repair.ts';
import { movePlanes, moveToken, reveal } from './rules/resolve.ts';
import { deal, tossCoin } from './rules/setup.ts';
import { shoot } from './rules/shoot.ts';
import { type CrewEvent, type CrewState, none, sections } from './state.ts';

/**
 * A game of Crew as the rulebook tells it. Phases with `next` ask nobody and lead straight on; in the others one seat
 * or several owe a decision, and every action that they may take is named. The section that is being resolved is part
 * of the state.
 */
export function crewChart(gameData: GameData) {
  return setup({
    types: { context: {} as CrewState, events: {} as { type: string } },
    guards: {
      oneCardIsShownFirst: fixedGuard(gameData.showsFirst !== none),
      everybodyIsReady: stateGuard((state: CrewState) => state.stands.every((stand) => stand !== 'open')),
      everyDiscardIsSealed: stateGuard((state: CrewState) => state.discarding.every((cards) => cards !== null)),
      extraCardsAreOffered: stateGuard((state: CrewState) => extrasAreOpen(gameData, state)),
      everyExtraIsSealed: stateGuard((state: CrewState) => !extrasAreOpen(gameData, state)),
      scrapIsChosen: stateGuard((state: CrewState) => state.looks.length > 0),
      everyScrapIsChosen: stateGuard((state: CrewState) => state.looks.length === 0),
      sectionsAreLeft: stateGuard((state: CrewState) => state.section < sections),
      decided,
    },
  }).createMachine({
    id: 'crew',
    context: {} as CrewState,
    initial: 'coin',
    on: {
      offerDraw: {},
      answerDraw: { guard: 'decided', target: '.over' },
      resign: { guard: 'decided', target: '.over' },
      flyOn: {},
    },
    states: {
      coin: { on: { next: 'placing' } },
      placing: { on: { place: 'dealing' } },
      dealing: { on: { next: 'action' } },
      action: {
        initial: 'opening',
        states: {
          opening: { on: { next: [{ guard: 'oneCardIsShownFirst', target: 'faceUp' }, { target: 'laying' }] } },
          faceUp: { on: { lay: 'laying' } },
          laying: {
            on: {
              lay: {},
              move: {},
              turn: {},
              takeBack: {},
              ready: { guard: 'everybodyIsReady', target: 'closing' },
              notReady: {},
              lock: { guard: 'everybodyIsReady', target: 'closing' },
              discard: {},
              call: {},
            },
          },
          // A seat that has sealed early is not asked again.
          closing: {
            on: {
              next: [
                { guard: 'everyDiscardIsSealed', target: '#crew.discard.discarding' },
                { target: '#crew.discard' },
              ],
            },
          },
        },
      },
      discard: {
        initial: 'choosing',
        states: {
          choosing: { on: { discard: { guard: 'everyDiscardIsSealed', target: 'discarding' }, reconsider: {} } },
          discarding: { on: { next: '#crew.repair' } },
        },
      },
      repair: { on: { next: [{ guard: 'decided', target: 'over' }, { target: 'draw' }] } },
      draw: {
        initial: 'drawing',
        states: {
          drawing: {
            on: {
              next: [
                { guard: 'decided', target: '#crew.over' },
                { guard: 'extraCardsAreOffered', target: 'extra' },
                { target: '#crew.section' },
              ],
            },
          },
          extra: { on: { extra: { guard: 'everyExtraIsSealed', target: 'extraDrawing' }, reconsider: {} } },
          extraDrawing: { on: { next: '#crew.section' } },
        },
      },
      section: {
        initial: 'revealing',
        states: {
          revealing: { on: { next: 'sunHolder' } },
          sunHolder: { on: { next: [{ guard: 'decided', target: '#crew.over' }, { target: 'sunOther' }] } },
          sunOther: { on: { next: [{ guard: 'decided', target: '#crew.over' }, { target: 'ownPlane' }] } },
          ownPlane: { on: { next: [{ guard: 'decided', target: '#crew.over' }, { target: 'enemyPlane' }] } },
          enemyPlane: { on: { next: [{ guard: 'decided', target: '#crew.over' }, { target: 'shooting' }] } },
          shooting: {
            on: {
              next: [
                { guard: 'decided', target: '#crew.over' },
                { guard: 'scrapIsChosen', target: 'moonChoice' },
                { target: 'ending' },
              ],
            },
          },
          moonChoice: { on: { scrap: { guard: 'everyScrapIsChosen', target: 'ending' } } },
          ending: { on: { next: [{ guard: 'sectionsAreLeft', target: 'revealing' }, { target: '#crew.cleanup' }] } },
        },
      },
      cleanup: { on: { next: 'action' } },
      over: { type: 'final' },
    },
  });
}

/** Entry rules of the phases; the chart decides which phase comes next. */
export function entryRules(gameData: GameData): Record<string, EntryRule<CrewState, CrewEvent>> {
  return {
    coin: (draft, rng, emit) => tossCoin(draft, rng, emit),
    dealing: (draft, rng, emit) => deal(gameData, draft, rng, emit),
    'action.opening': (draft, _rng, emit) => openAction(draft, emit),
    'action.closing': (draft, _rng, emit) => closeAction(gameData, draft, emit),
    'discard.discarding': (draft, _rng, emit) => discard(gameData, draft, emit),
    repair: (draft, rng, emit) => repair(gameData, draft, rng, emit),
    'draw.drawing': (draft, rng, emit) => drawToFull(gameData, draft, rng, emit),
    'draw.extraDrawing': (draft, rng, emit) => drawExtras(gameData, draft, rng, emit),
    'section.revealing': (draft, _rng, emit) => reveal(draft, emit),
    'section.sunHolder': (draft, rng, emit) => moveToken(gameData, draft, draft.holder, rng, emit),
    'section.sunOther': (draft, rng, emit) => moveToken(gameData, draft, 1 - draft.holder, rng, emit),
    'section.ownPlane': (draft, rng, emit) => movePlanes(gameData, draft, 'own', rng, emit),
    'section.enemyPlane': (draft, rng, emit) => movePlanes(gameData, draft, 'enemy', rng, emit),
    'section.shooting': (draft, rng, emit) => shoot(gameData, draft, rng, emit),
    cleanup: (draft, _rng, emit) => cleanUp(gameData, draft, emit),
  };
}
