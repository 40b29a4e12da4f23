import { setup } from 'xstate';
import { type CrewState, sections } from './state.ts';

type Guard = ({ context }: { context: CrewState }) => boolean;

/** Guards that need the setting are given by the game when it opens. */
const given: Guard = () => {
  throw new Error('the game provides this guard');
};

/**
 * A game of Crew as the rulebook tells it. Phases with `next` ask nobody and lead straight on; in the others one seat or
 * several owe the action that is named. The section that is being resolved is part of the state.
 */
export const crewChart = setup({
  types: { context: {} as CrewState, events: {} as { type: string } },
  guards: {
    oneCardIsShownFirst: given,
    everybodyIsReady: ({ context }) => context.stands.every((stand) => stand !== 'open'),
    everyDiscardIsSealed: ({ context }) => context.discarding.every((cards) => cards !== null),
    extraCardsAreOffered: given,
    everyExtraIsSealed: given,
    scrapIsChosen: ({ context }) => context.looks.length > 0,
    everyScrapIsChosen: ({ context }) => context.looks.length === 0,
    sectionsAreLeft: ({ context }) => context.section < sections,
    decided: ({ context }) => context.outcome !== null,
  },
}).createMachine({
  id: 'crew',
  context: {} as CrewState,
  initial: 'coin',
  on: {
    resign: { guard: 'decided', target: '.over' },
    answerDraw: { guard: 'decided', target: '.over' },
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
            ready: { guard: 'everybodyIsReady', target: 'closing' },
            lock: { guard: 'everybodyIsReady', target: 'closing' },
          },
        },
        closing: { on: { next: '#crew.discard' } },
      },
    },
    discard: {
      initial: 'choosing',
      states: {
        choosing: { on: { discard: { guard: 'everyDiscardIsSealed', target: 'discarding' } } },
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
        extra: { on: { extra: { guard: 'everyExtraIsSealed', target: 'extraDrawing' } } },
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
