import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Viewer } from '@aerodrome/engine/core/game.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { crewNarrator } from '@aerodrome/engine/games/crew/narrate.ts';
import type { CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { describe, expect, test } from 'vitest';
import '@aerodrome/engine/games/index.ts';
import { Table } from '../../scenarios/crew/table.ts';

function tell(event: CrewEvent, viewer: Viewer, raw: Record<string, unknown> = {}): string[] {
  const table = new Table(raw);
  const shown = table.game.redact(event, viewer);
  return shown === null ? [] : crewNarrator(table.options).narrate(shown).map(sentence);
}

const mine = { to: [0] };

describe('private information of an owner', () => {
  test.each<[what: string, event: CrewEvent, owner: string, others: string]>([
    [
      'drawn cards',
      { type: 'drew', post: 0, count: 2, why: 'draw', secret: { ...mine, cards: [9, 0] } },
      'The Paws pilot draws Plane Left and Shoot PC.',
      'The Paws pilot draws 2 cards.',
    ],
    [
      'a laid card and its end',
      { type: 'laid', post: 0, section: 2, secret: { ...mine, card: 3, end: 'enemy' } },
      'The Paws pilot lays Plane View (enemy plane) on section 2.',
      'The Paws pilot lays a card on section 2.',
    ],
    [
      'a turned card',
      { type: 'turned', post: 0, section: 2, secret: { ...mine, card: 8, end: null } },
      'The Paws pilot turns the card on section 2: Shoot PL.',
      'The Paws pilot turns the card on section 2.',
    ],
    [
      'sealed discards',
      { type: 'discardSealed', post: 0, secret: { ...mine, cards: [] } },
      'The Paws pilot will keep every card.',
      'The Paws pilot decides what to discard.',
    ],
    [
      'scrapped cards',
      { type: 'scrapped', post: 0, count: 1, damage: 1, cause: 'antiAir', secret: { ...mine, cards: [7] } },
      'The Paws pilot scraps Sun Team.',
      'The Paws pilot scraps one card.',
    ],
  ])('only the owner is told the private part of an event: %s', (_what, event, owner, others) => {
    expect(tell(event, 0)).toEqual([owner]);
    expect(tell(event, 'all')).toEqual([owner]);
    for (const viewer of [1, 2, 'table'] as const) expect(tell(event, viewer)).toEqual([others]);
  });

  test('the enemy at one screen is told nothing of a laid card', () => {
    const event: CrewEvent = { type: 'laid', post: 0, section: 2, secret: { ...mine, card: 3, end: 'enemy' } };
    const raw = { hotSeat: true };
    expect(tell(event, 2, raw)).toEqual([]);
    expect(tell(event, 1, raw)).toEqual(['The Paws pilot lays a card on section 2.']);
  });
});

test.each<[CrewEvent, string]>([
  [
    { type: 'planeMoved', post: 0, card: 0, team: 1, from: 1, to: 0 },
    'The Jaws plane moves from PC of the Paws to PL of the Paws.',
  ],
  [{ type: 'planeMoved', post: 0, card: 0, team: 1, from: 0, to: 0 }, 'The Jaws plane stays on PL of the Paws.'],
  [
    { type: 'shot', post: 3, card: 9, zones: [7], hit: true, damage: 3 },
    'The Jaws gunner shoots at PC of the Jaws and hits: 3 damage.',
  ],
  [{ type: 'actionEnded', repairing: [1] }, 'The tracks are locked; the Paws gunner has laid nothing.'],
  [{ type: 'over', outcome: { ending: 'bothDown', winners: [] } }, 'Both planes down at once. A draw.'],
  [{ type: 'over', outcome: { ending: 'outOfCardsOnDamage', winners: [2, 3] } }, 'Shot down. The Jaws win.'],
])('a public event is told as a sentence: %j', (event, text) => {
  expect(tell(event, 'table')).toEqual([text]);
});

test('random matches are told without gaps to every viewer, and use every line of the catalogue', () => {
  const dice = new SeededRandom(3);
  const tables = ['sun', 'moon', 'antiAir', 'claws'].flatMap((token) =>
    ['2', '3', '4'].map((players) => new Table({ token, players, crossfire: players === '4' })),
  );
  const told = new Set<string>();
  const wordless: string[] = [];
  for (let number = 0; number < 240; number++) {
    const { game, options } = tables[number % tables.length];
    const narrator = crewNarrator(options);
    const viewers: Viewer[] = [...game.seats.keys(), 'table', 'all'];
    for (const event of happenings(tables[number % tables.length], dice)) {
      for (const viewer of viewers) {
        const shown = game.redact(event, viewer);
        for (const line of shown === null ? [] : narrator.narrate(shown)) {
          note(line, told);
          if (/[{}]|\.crew\b/.test(sentence(line))) wordless.push(sentence(line));
        }
      }
    }
  }
  expect(wordless).toEqual([]);
  const lines = Object.keys(catalogue()).filter((key) => key.startsWith('event.crew.'));
  expect(lines.filter((key) => !told.has(key))).toEqual([]);
});

/** A line's key, and those of the messages in its gaps. */
function note(line: unknown, told: Set<string>): void {
  if (Array.isArray(line)) for (const part of line) note(part, told);
  if (typeof line !== 'object' || line === null || !('key' in line)) return;
  told.add(String(line.key));
  if ('params' in line) note(Object.values(line.params as object), told);
}

/** All events of a match. Every now and then somebody does something besides. */
function happenings({ game }: Table, dice: Random): CrewEvent[] {
  const events: CrewEvent[] = [];
  const emit = (event: CrewEvent) => events.push(clone(event));
  const state = game.create();
  game.begin(state, dice, emit);
  while (state.outcome === null) {
    const asides = game.seats.flatMap((_, seat) => game.asides(state, seat));
    const awaited = game.awaiting(state);
    const decisions = game.legalActions(state, awaited[dice.below(awaited.length, 'seat')]);
    const actions = asides.length > 0 && dice.below(12, 'dare') === 0 ? asides : decisions;
    game.step(state, actions[dice.below(actions.length, 'action')], dice, emit);
  }
  return events;
}
