import { clone } from '@aerodrome/engine/core/clone.ts';
import type { GameState } from '@aerodrome/engine/core/game.ts';
import type { TrackState } from '@aerodrome/engine/games/track/state.ts';
import { expect, test } from 'vitest';
import { determinize } from '../checks/determinize.ts';
import { glimpses } from '../checks/glimpses.ts';
import { secrecy } from '../checks/secrecy.ts';
import { type Check, checkFaulty, type Fault, withDecisions, withEvents, withView } from './faulty.ts';

const otherThan = (viewer: unknown) => (viewer === 0 ? 1 : 0);
/** Something about a hand that is different in other hands. */
const lowHand = (state: unknown, seat: number) => (state as TrackState).pilots[seat].hand[0] < 2;
let truth: GameState | null = null;

const faults: [what: string, check: Check, fault: Fault][] = [
  ['shows a hand', secrecy, withView((s, viewer) => ({ hand: s.pilots[otherThan(viewer)].hand }))],
  ['shows the order of a bag', secrecy, withView((s) => ({ bag: s.pilots[0].bag }))],
  ['shows a lost tile', secrecy, withView((s, viewer) => ({ lost: viewer === 0 ? [] : s.pilots[0].lost }))],
  ['shows an objective', secrecy, withView((s, viewer) => ({ held: viewer === 0 ? [] : s.objectives.held }))],
  ['shows a sealed tile', secrecy, withView((s, viewer) => ({ plan: viewer === 0 ? null : s.plans[0]?.tile }))],
  ['shows a sealed mulligan', secrecy, withView((s, viewer) => ({ swap: viewer === 0 ? null : s.swaps[0]?.length }))],
  ['awaits by what is hidden', secrecy, (game) => ({ awaiting: (s) => (lowHand(s, 0) ? [] : game.awaiting(s)) })],
  [
    'orders decisions by what is hidden',
    secrecy,
    withDecisions((actions, s, seat) => (lowHand(s, otherThan(seat)) ? actions.toReversed() : [...actions])),
  ],
  [
    'refuses by what is hidden',
    secrecy,
    (game) => ({ check: (s, a) => (lowHand(s, otherThan(Object(a).seat)) ? { code: 'no' } : game.check(s, a)) }),
  ],
  [
    'warns of what is hidden',
    secrecy,
    () => ({ warnings: (s, { seat }) => (lowHand(s, otherThan(seat)) ? [{ code: 'beware' }] : []) }),
  ],
  ['keeps no secret in its events', glimpses, () => ({ redact: (event) => event })],
  ['keeps no secret in its log', glimpses, () => ({ redactAction: (action) => action })],
  [
    'tells a sealed tile',
    glimpses,
    withEvents((event, { plans }) =>
      event.type === 'planSealed' ? Object.assign({ plans: clone(plans) }, event) : event,
    ),
  ],
  [
    'tells what was drawn',
    glimpses,
    withEvents((event, { pilots }) =>
      event.type === 'drew' ? Object.assign({ hand: [...pilots[0].hand] }, event) : event,
    ),
  ],
  ['does not mark what it reveals', glimpses, withEvents(({ reveals: _marked, ...event }) => event)],
  [
    'lets a turn be undone that tested a brown biplane',
    glimpses,
    withEvents((event) => (event.type === 'turnBegan' ? { ...event, reveals: undefined } : event)),
  ],
  [
    'guesses the truth',
    determinize,
    (game) => ({
      view(state, viewer) {
        truth = state;
        return game.view(state, viewer);
      },
      determinize: () => clone(truth),
    }),
  ],
  [
    'guesses what does not fit',
    determinize,
    (game) => ({ determinize: (view, seat, rng) => ({ ...game.determinize(view, seat, rng), turn: 1 }) }),
  ],
  [
    'plays on with the view itself',
    determinize,
    (game) => ({ determinize: (view, seat, rng) => ({ ...game.determinize(view, seat, rng), planes: view.planes }) }),
  ],
  [
    'never comes to a guess',
    determinize,
    (game) => ({
      determinize(view, seat, rng) {
        while (rng.below(2, 'guess') < 2);
        return game.determinize(view, seat, rng);
      },
    }),
  ],
];

test.each(faults)('a game that %s is found out', (_what, check, fault) => {
  expect(() => checkFaulty(check, fault)).toThrow(/: match \d+ /);
});
