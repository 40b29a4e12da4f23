import { compose } from '@aerodrome/engine/core/compose.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { CrewAction } from '@aerodrome/engine/games/crew/state.ts';
import { describe, expect, test } from 'vitest';
import { type Layout, Table } from '../../scenarios/crew/table.ts';

const hands: Layout['hands'] = { pawsPilot: ['plane left', 'plane left', 'plane view', 'shoot PC'] };

/** How far a seat comes with these picks. */
function pick(table: Table, seat: number, ...picked: Spot[]) {
  const view = table.view(seat);
  const legal = table.game.legalActions(table.state, seat);
  return compose(legal, (action) => table.game.spell(view, action), picked);
}
const spellings = (table: Table, seat: number, actions: readonly CrewAction[]) =>
  actions.map((action) => table.game.spell(table.view(seat), action));

describe('laying a card', () => {
  const table = () => Table.action({ hands });

  test('a card is laid by three picks: the card, its end and a section', () => {
    expect(pick(table(), 0, 'card:0-0.0').next).toEqual(expect.arrayContaining(['own', 'enemy']));
    expect(pick(table(), 0, 'card:0-0.0', 'enemy').next).toEqual(['section:1', 'section:2', 'section:3', 'section:4']);
    const { action } = pick(table(), 0, 'card:0-0.0', 'enemy', 'section:2');
    expect(action).toEqual(table().layOf('pawsPilot', 'plane left, enemy', 2));
  });

  test('a card without ends is laid by two picks: the card and a section', () => {
    const { action } = pick(table(), 0, 'card:0-9.0', 'section:4');
    expect(action).toEqual(table().layOf('pawsPilot', 'shoot PC', 4));
  });

  test('a solo player picks a card from one of the two hands', () => {
    const alone = Table.action({ hands: { pawsPilot: ['shoot PC'], pawsGunner: ['shoot PC'] } }, { players: '2' });
    const { action } = pick(alone, 0, 'card:1-9.0', 'section:1');
    expect(action).toEqual(alone.layOf('pawsGunner', 'shoot PC', 1));
  });
});

describe('ready', () => {
  const table = Table.action({ hands });

  test('ready can be picked without discards', () => {
    expect(pick(table, 0, 'ready')).toMatchObject({ action: { type: 'ready', seat: 0 }, next: [] });
  });

  test('ready can be picked with discards, in any order and with any of equal cards', () => {
    expect(pick(table, 0, 'seal').action).toEqual({ type: 'ready', seat: 0, cards: [] });
    expect(pick(table, 0, 'card:0-9.0', 'card:0-0.1', 'seal').action).toEqual({
      type: 'ready',
      seat: 0,
      cards: [0, 9],
    });
    expect(pick(table, 0, 'seal', 'card:0-0.1', 'card:0-0.0').action).toEqual({
      type: 'ready',
      seat: 0,
      cards: [0, 0],
    });
    expect(pick(table, 0, 'card:0-0.1').action).toBeNull();
  });
});

test('discards are picked as a set, and no pick discards no card', () => {
  const table = Table.action({ hands }).close();
  expect(pick(table, 0).action).toEqual({ type: 'discard', seat: 0, post: 0, cards: [] });
  expect(pick(table, 0, 'card:0-3.0', 'card:0-0.0').action).toMatchObject({ cards: [0, 3] });
});

test('the six cards that a shooter chooses under the Moon are picked as a set of the enemy’s cards', () => {
  const table = Table.action({ hands: { pawsGunner: ['shoot PC'] }, token: 'paws PC' }, { token: 'moon' });
  table.round({ pawsGunner: { 1: 'shoot PC' }, jawsPilot: {} });
  expect(table.state.phase).toBe('section.moonChoice');
  const [action] = table.game.legalActions(table.state, 1);
  const spelling = table.game.spell(table.view(1), action);
  if (!('set' in spelling)) throw new Error();
  expect(spelling.set).toHaveLength(6);
  expect(pick(table, 1, ...spelling.set).action).toEqual(action);
  expect(spelling.set.every((spot) => spot.startsWith(`card:${table.state.looks[0].post}-`))).toBe(true);
});

test('the token is placed by its Zone, and extra cards are picked by their number', () => {
  const placing = new Table();
  expect(pick(placing, 0, 'zone:3').action).toEqual({ type: 'place', seat: 0, zone: 3 });
  const extra: CrewAction = { type: 'extra', seat: 0, post: 0, count: 2 };
  expect(spellings(placing, 0, [extra])).toEqual([{ path: ['extra:2'] }]);
});

test('every aside has its own picks, and none is the beginning of another', () => {
  const table = Table.action({ hands }, { crossfire: true });
  table
    .lay('pawsPilot', 'plane left, own', 2)
    .lay('pawsPilot', 'plane view, enemy', 2)
    .do({ type: 'offerDraw', seat: 2 });
  table.do({ type: 'resign', seat: 1 });
  const paths = spellings(table, 0, table.game.asides(table.state, 0)).map((spelling) => {
    return 'path' in spelling ? spelling.path.join(' ') : '';
  });
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(paths.filter((other) => other.startsWith(`${path} `))).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining([
      'takeBack section:2 laid:0-3 enemy',
      'move section:2 laid:0-0 own section:4',
      'call mine plain',
      'call mine section:3',
      'call dodge zone:7',
      'answerDraw decline',
      'flyOn',
    ]),
  );
});
