// The games' words are learnt with the games.
import '@aerodrome/engine/games/index.ts';
import { clone } from '@aerodrome/engine/core/clone.ts';
import { redactSecret, type Viewer } from '@aerodrome/engine/core/game.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { type TrackGame, track } from '@aerodrome/engine/games/track/index.ts';
import { trackNarrator } from '@aerodrome/engine/games/track/narrate.ts';
import { type TrackOptions, trackOptions } from '@aerodrome/engine/games/track/options.ts';
import type { TrackEvent } from '@aerodrome/engine/games/track/state.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { describe, expect, test } from 'vitest';

function tell(event: TrackEvent, viewer: Viewer, raw: Record<string, unknown> = {}): string[] {
  return trackNarrator(optionsOf(raw)).narrate(redactSecret(event, viewer)).map(sentence);
}

function optionsOf(raw: Record<string, unknown>): TrackOptions {
  const read = readOptions<TrackOptions>(trackOptions, raw);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.options;
}

const red = { to: [0] };

describe('private information of an owner', () => {
  // Red's tiles 0, 4 and 9 are a 0 without hits, a 1 with two and a 3 with one.
  const cases: [what: string, event: TrackEvent, owner: string, others: string][] = [
    [
      'drawn tiles',
      { type: 'drew', seat: 0, count: 3, secret: { ...red, tiles: [9, 0, 4] } },
      'Red draws 0 (no hit), 1 (2 hits) and 3 (1 hit).',
      'Red draws 3 tiles.',
    ],
    [
      'an objective',
      { type: 'objectiveDrawn', seat: 0, secret: { ...red, objective: 4 } },
      'Red draws an objective: airfield 4.',
      'Red draws an objective and keeps it hidden.',
    ],
    [
      'tiles laid aside',
      { type: 'swapSealed', seat: 0, secret: { ...red, tiles: [4] } },
      'Red lays 1 (2 hits) aside.',
      'Red decides which tiles to exchange.',
    ],
    [
      'that nothing is laid aside, until it shows',
      { type: 'swapSealed', seat: 0, secret: { ...red, tiles: [] } },
      'Red lays nothing aside.',
      'Red decides which tiles to exchange.',
    ],
    [
      'exchanged tiles',
      { type: 'swapped', seat: 0, count: 1, secret: { ...red, away: [4], drawn: [0] } },
      'Red draws 0 (no hit) and puts 1 (2 hits) back.',
      'Red exchanges one tile.',
    ],
    [
      'a sealed tile and its side',
      { type: 'planSealed', seat: 0, secret: { ...red, plan: { tile: 9, loop: true } } },
      'Red seals 3 (looping, 1 hit).',
      'Red seals a choice.',
    ],
    [
      'tiles lost from the hand',
      { type: 'tilesLost', seat: 0, count: 2, from: 'hand', secret: { ...red, tiles: [9, 4] } },
      'Red gives up 1 (2 hits) and 3 (1 hit) from the hand, face down.',
      'Red gives up 2 tiles from the hand, face down.',
    ],
    [
      'tiles lost from the bag',
      { type: 'tilesLost', seat: 0, count: 1, from: 'bag', secret: { ...red, tiles: [0] } },
      'Red loses 0 (no hit) from the bag, face down.',
      'Red loses one tile from the bag, face down.',
    ],
    [
      'tiles that do not return',
      { type: 'tilesReturned', seat: 0, removed: 1, secret: { ...red, tiles: [0] } },
      'Red puts every tile back into the bag, less what hits have cost: 0 (no hit).',
      'Red puts every tile back into the bag, less one lost to hits.',
    ],
  ];

  test.each(cases)('only the owner is told private information: %s', (_what, event, owner, others) => {
    expect(tell(event, 0)).toEqual([owner]);
    expect(tell(event, 'all')).toEqual([owner]);
    expect(tell(event, 1)).toEqual([others]);
    expect(tell(event, 'table')).toEqual([others]);
  });

  test('only the owner is told the tile of the charge in a plan whose other half has to be shown', () => {
    const secret = { ...red, plan: { tile: 9, loop: false, charge: 5 } };
    const event: TrackEvent = { type: 'shown', seat: 0, plan: { tile: 9, loop: false }, secret };
    const options = { scenario: 'escort' };
    expect(tell(event, 0, options)).toEqual([
      'Red has to show 3 (1 hit) first; +2 (no hit) for the malfunctioning biplane stays sealed.',
    ]);
    expect(tell(event, 1, options)).toEqual(['Red has to show first: 3 (1 hit).']);
  });
});

describe('public information', () => {
  test('the narrator names both tiles turned up, one of them flown a second time', () => {
    const plans = [
      { tile: 9, loop: false },
      { tile: 0, loop: false },
    ];
    expect(tell({ type: 'revealed', plans, reused: [false, true] }, 'table')).toEqual([
      'Red turns up 3 (1 hit).',
      'Blue has no tile in hand and flies the latest one again: 0 (1 hit).',
    ]);
  });

  test('in escort the narrator names two tiles of one player, and the second alone once the escort is lost', () => {
    const escort = { scenario: 'escort' };
    const revealed = (tile: number): TrackEvent => {
      return { type: 'revealed', plans: [{ tile, loop: false, charge: 0 }, null], reused: [false, false] };
    };
    expect(tell(revealed(0), 'table', escort)).toEqual([
      'Red turns up 0 (no hit), and −2 (no hit) for the malfunctioning biplane.',
    ]);
    expect(tell(revealed(-1), 'table', escort)).toEqual(['Red turns up −2 (no hit) for the malfunctioning biplane.']);
  });

  test.each<[TrackEvent, string]>([
    [{ type: 'flew', plane: 0, from: 0, path: [], loop: -1 }, 'Red holds its place at the bottom right.'],
    [
      { type: 'flew', plane: 0, from: 0, path: [1], loop: -1 },
      'Red flies one space, from the bottom right to the right.',
    ],
    [
      { type: 'flew', plane: 1, from: 3, path: [8, 1, 2], loop: 0 },
      'Blue takes the purple loop: 3 spaces, from the top to the top right.',
    ],
    [
      { type: 'flew', plane: 1, from: 6, path: [7, 9], loop: 1 },
      'Blue takes the brown loop: 2 spaces, from the bottom left to the brown loop.',
    ],
    [
      { type: 'flew', plane: 1, from: 9, path: [5, 6], loop: 1 },
      'Blue flies 2 spaces, from the brown loop to the bottom left.',
    ],
    [
      { type: 'flew', plane: 0, from: 7, path: [10, 11], loop: -1 },
      'Red flies 2 spaces, from the bottom to the second exit space.',
    ],
    [
      { type: 'flew', plane: 0, from: 12, path: [13], loop: -1 },
      'Red flies out past the exit, one space from the third exit space.',
    ],
  ])('the narrator says where a plane flies: %j', (event, text) => {
    expect(tell(event, 'table')).toEqual([text]);
  });

  test('the narrator says airport in the prototype edition and airfield in the final one', () => {
    const event: TrackEvent = { type: 'landed', spot: 1, airfield: 3 };
    const rescue = { scenario: 'rescue', biplanes: ['white', 'blue'] };
    expect(tell(event, 'table', rescue)).toEqual(['White lands at airfield 3, at the top right.']);
    expect(tell(event, 'table', { ...rescue, edition: 'prototype' })).toEqual([
      'White lands at airport 3, at the top right.',
    ]);
  });

  test('the narrator says how many hits a plane can bear, one more in defence against bombers', () => {
    const event: TrackEvent = { type: 'damaged', plane: 1, hits: 2, damage: 3 };
    expect(tell(event, 'table')).toEqual(['Blue takes 2 hits: 3 of the 7 that bring it down.']);
    expect(tell(event, 'table', { scenario: 'bombing' })).toEqual([
      'Blue takes 2 hits: 3 of the 8 that bring it down.',
    ]);
  });

  test.each<[Extract<TrackEvent, { type: 'over' }>['outcome'], string]>([
    [
      { ending: 'fewerHits', winners: [1], figures: { fewer: 0, more: 2 } },
      'All rounds flown: no hit taken against 2. Blue wins.',
    ],
    [{ ending: 'sameHits', winners: [], figures: { hits: 3 } }, 'All rounds flown: 3 hits each. A draw.'],
    [
      { ending: 'defenderShotDown', winners: [1], figures: { rescued: 0 } },
      'The defender is shot down, with nobody rescued. Blue wins.',
    ],
    [{ ending: 'escaped', winners: [0], major: true }, 'Out past the exit. Red wins a major victory!'],
    [{ ending: 'shotDown', winners: [], lost: true }, 'Shot down. The mission has failed.'],
  ])('the narrator says how a match ended: %j', (outcome, text) => {
    expect(tell({ type: 'over', outcome }, 'table')).toEqual([text]);
  });
});

test('every event of random matches has a text for every viewer, and every text of events is used', () => {
  const dice = new SeededRandom(1);
  const tables = [
    { biplanes: ['black', 'white'] },
    { biplanes: ['brown', 'grey'] },
    { scenario: 'espionage', biplanes: ['black', 'white'] },
    { scenario: 'bombing', biplanes: ['yellow', 'black'] },
    { scenario: 'rescue', biplanes: ['white', 'purple'] },
    { scenario: 'escort', biplanes: ['grey', 'white'] },
    { scenario: 'escort', biplanes: ['black', 'blue'] },
    { scenario: 'espionage', solo: true, smartThree: true, biplanes: ['black', 'red'] },
    { scenario: 'escort', solo: true, biplanes: ['green', 'yellow'] },
  ].map((raw) => ({ game: track.open(optionsOf(raw)), narrator: trackNarrator(optionsOf(raw)) }));
  const told = new Set<string>();
  const wordless: string[] = [];
  for (let number = 0; number < 450; number++) {
    const { game, narrator } = tables[number % tables.length];
    const viewers: Viewer[] = [...game.seats.keys(), 'table', 'all'];
    for (const event of happenings(game, dice)) {
      for (const line of viewers.flatMap((viewer) => narrator.narrate(redactSecret(event, viewer)))) {
        told.add(line.key);
        if (/[{}]|\.track\b/.test(sentence(line))) wordless.push(sentence(line));
      }
    }
  }
  expect(wordless).toEqual([]);
  const lines = Object.keys(catalogue()).filter((key) => key.startsWith('event.track.'));
  expect(lines.filter((key) => !told.has(key))).toEqual([]);
});

/** All events of a match. Now and then something sealed is taken back, and rarely somebody gives up. */
function happenings(game: TrackGame, dice: Random): TrackEvent[] {
  const events: TrackEvent[] = [];
  const emit = (event: TrackEvent) => events.push(clone(event));
  const state = game.create();
  game.begin(state, dice, emit);
  while (state.outcome === null) {
    const asides = game.seats.flatMap((_, seat) => game.asides(state, seat));
    const back = asides.filter(({ type }) => type === 'takeBack');
    const decisions = game.legalActions(state, game.awaiting(state)[0]);
    const dare = dice.below(300, 'dare');
    const actions = dare === 0 ? asides : dare < 15 && back.length > 0 ? back : decisions;
    game.step(state, actions[dice.below(actions.length, 'action')], dice, emit);
  }
  return events;
}
