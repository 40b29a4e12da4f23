import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { think, thinkAside } from '@aerodrome/engine/bots/think.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { hear } from '@aerodrome/engine/games/crew/bot/calls.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import type { CallAction, CrewAction } from '@aerodrome/engine/games/crew/state.ts';
import { describe, expect, test } from 'vitest';
import { face, Table } from '../scenarios/crew/table.ts';

const hands = {
  pawsPilot: ['plane left', 'shoot PC', 'sun left', 'shoot GL'],
  pawsGunner: ['plane right', 'shoot PL', 'sun team', 'shoot GC'],
};
const pilot = 0;
const gunner = 1;
const enemy = 2;

const asked = ({ game, state }: Table, seat: number, seed: number, level: Level = 4) => ({
  opened: { kind: crew, game },
  question: { view: game.view(state, seat), seat, seed, level },
});

function called(table: Table, seat: number): CrewAction | null {
  const { opened, question } = asked(table, seat, 1);
  return thinkAside(opened, question) as CrewAction | null;
}

/** The first card of a bot, by seed. */
function lays(table: Table, seat: number, level: Level = 4): CrewAction[] {
  return Array.from({ length: 12 }, (_, seed) => {
    const { opened, question } = asked(table, seat, seed, level);
    return think(opened, question).action as CrewAction;
  });
}

/** All that a bot lays in a round. */
function laidBy(table: Table, seat: number, seed: number, level: Level): number[] {
  const { game, state } = table;
  while (state.phase === 'action.laying' && state.stands[seat] === 'open') {
    const { opened, question } = asked(table, seat, seed, level);
    game.step(state, think(opened, question).action as CrewAction, new SeededRandom(seed), null);
  }
  return state.laid.flatMap(({ post, card }) => (post === seat ? [card] : []));
}

describe('a bot in Crew calls', () => {
  test('a bot in Crew calls each laid card once', () => {
    const table = Table.action({ hands });
    expect(called(table, pilot)).toBeNull();
    table.lay('pawsPilot', 'plane left, enemy', 2).lay('pawsPilot', 'shoot GL', 4);
    const first = called(table, pilot) as CallAction;
    expect(first).toEqual({ type: 'call', seat: pilot, what: 'push', section: 2 });
    table.do(first);
    const second = called(table, pilot) as CallAction;
    expect(second).toEqual({ type: 'call', seat: pilot, what: 'shoot', section: 4 });
    expect(called(table.do(second), pilot)).toBeNull();
  });

  test('a bot in Crew without a team-mate makes no calls', () => {
    const table = Table.action({ hands }, { players: '2' }).lay('pawsPilot', 'shoot GL', 4);
    expect(called(table, 0)).toBeNull();
  });
});

describe('a bot in Crew hears its team-mate', () => {
  test.each([1, 4, 5] as const)(
    'a bot of level %i in Crew lays a card that its team-mate has called for more often',
    (level) => {
      const silent = () => Table.action({ hands });
      const wished = () => silent().do({ type: 'call', seat: gunner, what: 'sun' });
      const suns = (fresh: () => Table) =>
        [1, 2, 3, 4, 5, 6].filter((seed) => laidBy(fresh(), pilot, seed, level).includes(face('sun left').card)).length;
      expect(suns(wished)).toBeGreaterThan(suns(silent));
    },
  );

  test('a bot in Crew avoids a section that its team-mate has called', () => {
    const sectionsOf = (table: Table) =>
      lays(table, pilot).flatMap((action) => (action.type === 'lay' ? [action.section] : []));
    const free = new Set(sectionsOf(Table.action({ hands })));
    const table = Table.action({ hands });
    for (const section of free) table.do({ type: 'call', seat: gunner, what: 'mine', section });
    expect(sectionsOf(table).filter((section) => free.has(section))).toEqual([]);
  });

  test('a bot in Crew ignores the calls of enemies', () => {
    const table = Table.action({ hands });
    const before = lays(table, pilot);
    expect(lays(table.do({ type: 'call', seat: enemy, what: 'sun' }), pilot)).toEqual(before);
  });
});

describe('a call about a card that lies face down', () => {
  const faces = (table: Table, seat: number) => {
    const gameData = table.game.gameData as GameData;
    const sample = table.game.sampler(table.game.view(table.state, seat), seat);
    const rng = new SeededRandom(3);
    const guesses = Array.from({ length: 200 }, () => {
      const state = sample(rng);
      hear(gameData, state, seat, rng);
      return state.laid[0];
    });
    return guesses.filter(({ card, end }) => card === face('plane left').card && end === 'own').length / 200;
  };
  const dodging = () =>
    Table.action({ hands })
      .lay('pawsPilot', 'plane left, own', 1)
      .do({ type: 'call', seat: pilot, what: 'dodge', section: 1 });

  test('a call about a face-down card is believed by the team-mate, and by enemies half the time', () => {
    const untold = faces(Table.action({ hands }).lay('pawsPilot', 'plane left, own', 1), gunner);
    const toMate = faces(dodging(), gunner);
    const toEnemy = faces(dodging(), enemy);
    expect(toMate).toBeGreaterThan(2 * untold);
    expect(toEnemy).toBeGreaterThan(untold);
    expect(toEnemy).toBeLessThan(toMate);
  });
});
