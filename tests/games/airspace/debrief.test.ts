import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogLine } from '@aerodrome/engine/core/record.ts';
import { airspace } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspaceAction } from '@aerodrome/engine/games/airspace/state.ts';
import type { Debrief } from '@aerodrome/engine/meta/debrief.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { describe, expect, test } from 'vitest';
import { A1, A2, at, dice, G1, G2, N, S, Table } from '../../scenarios/airspace/table.ts';

/** A table whose log is kept, from wherever a test lays it out. */
class Logged extends Table {
  readonly log: LogLine[] = [];

  static over(raw: Record<string, unknown>, planes: Parameters<Table['change']>[0]['planes']): Logged {
    const table = new Logged(raw, { startHex: [1, 1, 5, 5], initiative: [6] });
    table.rng = dice({});
    return table.change({ planes });
  }

  override do(action: AirspaceAction): this {
    super.do(action);
    this.log.push({ action, events: this.events });
    return this;
  }

  get debrief(): Debrief {
    return airspace.debrief(this.log, this.game.view(this.state, 'all'), this.options);
  }
}

/** A duel, head on and adjacent after the first move. */
const duel = (raw: Record<string, unknown> = {}) =>
  Logged.over(raw, [
    { hex: at(5, 6), facing: N },
    { hex: at(5, 4), facing: S },
  ]);

const untouched = { taken: 0, dealt: 0, victories: 0, fate: 'home' };

describe('a plane shot down', () => {
  test('a plane shot down is a victory of its shooter, who dealt its damage', () => {
    const table = duel();
    table.change({ planes: [undefined, { capacity: 6 }] });
    table.fly().shoot(G1, 6);
    table.change({ plane: A1, planes: [{ hex: at(5, 6) }] });
    table.fly().shoot(G1, 3);
    table.change({ plane: A1, planes: [{ hex: at(5, 6) }] });
    table.fly().shoot(G1, 6);
    table.change({ plane: A1, planes: [{ hex: at(5, 6) }] });
    // The last two points of damage meet a plane that can take one.
    table.fly().shoot(G1, 6);
    expect(table.debrief).toEqual({
      game: 'airspace',
      scenario: null,
      ending: 'shotDown',
      winners: [0],
      turns: 4,
      planes: [
        { key: 'sopwithCamel', seat: 0, side: 0, taken: 0, dealt: 6, victories: 1, fate: 'home' },
        { key: 'fokkerDr1', seat: 1, side: 1, taken: 6, dealt: 0, victories: 0, fate: 'shotDown' },
      ],
      margin: [6, 0],
      most: 6,
    });
  });

  test('with handicaps damage is limited by what a plane began with, and the maximum is that of the stronger side', () => {
    const table = duel({ handicaps: true, capacity: [5, 2] });
    table.fly().shoot(G1, 5);
    expect(table.debrief).toMatchObject({ margin: [2, 0], most: 5, planes: [{ dealt: 2 }, { taken: 2 }] });
  });
});

test('a plane that crashed or left the board has no victor', () => {
  const table = Logged.over({ planes: 2 }, [
    { hex: at(5, 0), facing: N },
    { hex: at(0, 5) },
    { hex: at(5, 5), facing: N, altitude: 1 },
    { hex: at(10, 5), points: 0 },
  ]);
  table.fly().fly({ move: 'dive' });
  expect(table.debrief).toMatchObject({ ending: 'crashed', winners: [1], margin: [0, 0], most: 12, turns: 2 });
  expect(table.debrief.planes).toEqual([
    { key: 'sopwithCamel', seat: 0, side: 0, ...untouched, fate: 'left' },
    { key: 'fokkerDr1', seat: 1, side: 1, ...untouched },
    { key: 'spadS13', seat: 0, side: 0, ...untouched, fate: 'crashed' },
    { key: 'albatrosD3', seat: 1, side: 1, ...untouched },
  ]);
});

test('the debrief lists planes that were given up, each with its own player', () => {
  const table = Logged.over({ players: 3, partners: 'allies' }, []);
  table.do({ type: 'resign', seat: 1 });
  expect(table.debrief).toMatchObject({ ending: 'resigned', winners: [0, 2] });
  expect(table.debrief.planes.map(({ seat, fate }) => [seat, fate])).toEqual([
    [0, 'home'],
    [1, 'resigned'],
    [2, 'home'],
    [1, 'resigned'],
  ]);
});

test('all planes of a drawn or judged match come home, and the debrief of the latter has the counted numbers', () => {
  const drawn = duel();
  drawn.fly().shoot(G1, 3);
  drawn.do({ type: 'offerDraw', seat: 0 }).do({ type: 'answerDraw', seat: 1, accept: true });
  expect(drawn.debrief).toMatchObject({ ending: 'drawn', winners: [], margin: [1, 0] });
  expect(drawn.debrief.planes.map(({ fate }) => fate)).toEqual(['home', 'home']);
  expect(drawn.debrief).not.toHaveProperty('figures');

  const judged = duel({ phaseCap: true });
  judged.change({ phaseNumber: 20, planes: [{ points: 2 }, { points: 0 }] });
  judged.fly().shoot(G1, 6);
  expect(judged.debrief).toMatchObject({ ending: 'moreCapacity', figures: { more: 6, fewer: 4 }, margin: [2, 0] });
});

test('the debrief lists the damage of both sides, plane by plane', () => {
  const table = Logged.over({ players: 4 }, [
    { hex: at(5, 6), facing: N },
    { hex: at(8, 2), facing: S },
    { hex: at(8, 4), facing: N },
    { hex: at(5, 4), facing: S },
  ]);
  table.fly().shoot(G2, 4);
  table.change({ plane: G1 }).fly().shoot(A2, 6);
  table.change({ plane: A2, planes: [undefined, undefined, { hex: at(8, 5) }] });
  table.fly().shoot(G1, 3);
  table.do({ type: 'resign', seat: A1 }).do({ type: 'resign', seat: A2 });
  expect(table.debrief.planes.map(({ dealt }) => dealt)).toEqual([1, 2, 1, 0]);
  expect(table.debrief.planes.map(({ taken }) => taken)).toEqual([0, 1, 2, 1]);
  expect(table.debrief.margin).toEqual([2, 2]);
});

test('a hit that was taken back does not count in the debrief', () => {
  const table = duel();
  table.fly();
  const before = table.state;
  table.shoot(G1, 6);
  table.log.push({ action: null, takeBack: 0, events: [] });
  table.state = before;
  table.hold().do({ type: 'resign', seat: 1 });
  expect(table.debrief.planes).toMatchObject([{ dealt: 0 }, { taken: 0 }]);
});

test('the debrief of a match that was continued under newer rules takes damage and fates from its state', () => {
  const text = readFileSync(join(import.meta.dirname, '../../saves/old/airspace-count-capacity.json'), 'utf8');
  const read = readSave(text, [airspace]);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  const { match } = read.ok;
  const told = airspace.debrief(match.log('all'), match.view('all') as never, match.options as never);
  expect(told).toMatchObject({
    ending: 'moreCapacity',
    margin: [0, 2],
    planes: [
      { taken: 2, fate: 'home' },
      { taken: 0, dealt: 0 },
    ],
  });

  // Its first known shot may meet a plane that had been hit before.
  const table = duel();
  table.change({ planes: [undefined, { capacity: 3 }] });
  table.fly().shoot(G1, 6).do({ type: 'resign', seat: 1 });
  expect(table.debrief.planes).toMatchObject([{ dealt: 2 }, { taken: 5 }]);
});
