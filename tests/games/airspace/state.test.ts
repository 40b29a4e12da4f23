import { clone } from '@aerodrome/engine/core/clone.ts';
import type { AirspaceState } from '@aerodrome/engine/games/airspace/state.ts';
import { describe, expect, test } from 'vitest';
import { at, N, S, Table } from '../../scenarios/airspace/table.ts';

type Spoil = (state: AirspaceState) => void;

/** Where the game finds a spoilt copy of this table's state at fault; `null` if nowhere. */
function fault(table: Table, spoil: Spoil): string | null {
  const state = clone(table.state);
  spoil(state);
  const rejection = table.game.checkState(state);
  return rejection === null ? null : `${rejection.params?.path} ${rejection.params?.what}`;
}

const flying = () => Table.flying({ players: 4 });
const aiming = () =>
  Table.flying(
    {},
    {
      planes: [
        { hex: at(5, 6), facing: N },
        { hex: at(5, 4), facing: S },
      ],
    },
  ).fly();
const choosing = () => new Table({ players: 4 }, { startHex: [3, 1, 3] });
const over = () => Table.flying({}, { planes: [{ hex: at(5, 0), facing: N }] }).fly();
const handicaps = { handicaps: true, capacity: [6, 4, 6, 6], altitude: [8, 6] };
const patchedUp = () => Table.flying({ players: 4, ...handicaps });
const choosingHigh = () => new Table({ players: 4, ...handicaps }, { startHex: [3, 1, 3] });

describe('a state from a file', () => {
  test.each([
    ['in flight', flying()],
    ['after somebody’s dive', flying().fly({ move: 'dive' })],
    ['with a shot on offer', aiming()],
    ['with a start hex to choose', choosing()],
    ['when all is over', over()],
    ['with handicaps in flight', patchedUp()],
    ['with handicaps and a start hex to choose', choosingHigh()],
  ])('a state from a file is accepted unchanged %s', (_when, table) => {
    expect(fault(table, () => undefined)).toBeNull();
  });

  const shapes: [string, Spoil][] = [
    ['planes.0.altitude max_value', (state) => Object.assign(state.planes[0], { altitude: 11 })],
    ['planes.0.facing integer', (state) => Object.assign(state.planes[0], { facing: 0.5 })],
    ['planes.0.hex check', (state) => Object.assign(state.planes[0], { hex: at(0, 10) })],
    ['planes length', (state) => state.planes.pop()],
    ['phase picklist', (state) => Object.assign(state, { phase: 'initiativePhase.turn.shot' })],
    ['draw.agreed.0 max_value', (state) => state.draw.agreed.push(4)],
  ];
  test.each(shapes)('a state from a file with a wrong shape is refused at %s', (where, spoil) => {
    expect(fault(flying(), spoil)).toBe(where);
  });

  const conflicts: [string, () => Table, Spoil][] = [
    ['planes.0.hex', flying, (state) => Object.assign(state.planes[0], { hex: null })],
    ['planes.0.capacity', flying, (state) => Object.assign(state.planes[0], { capacity: 0 })],
    ['planes.1.points', flying, (state) => Object.assign(state.planes[1], { points: 1 })],
    ['planes.1.points', flying, (state) => Object.assign(state.planes[1], { lost: 'left', hex: null })],
    ['planes.0.altitude', flying, (state) => Object.assign(state.planes[0], { altitude: 0 })],
    ['planes.0.points', flying, (state) => Object.assign(state.planes[0], { points: 0 })],
    ['plane', flying, (state) => Object.assign(state, { plane: 1 })],
    ['plane', flying, (state) => Object.assign(state, { plane: -1 })],
    ['initiative', flying, (state) => Object.assign(state, { initiative: -1 })],
    ['planes.0.hex', flying, (state) => Object.assign(state, { phaseNumber: 0 })],
    ['pass', flying, (state) => Object.assign(state, { pass: 0 })],
    ['moved', flying, (state) => Object.assign(state, { pass: 2, turns: 4 })],
    ['turns', flying, (state) => Object.assign(state, { pass: 4, turns: 1, moved: true })],
    ['start', flying, (state) => Object.assign(state, { start: 2 })],
    ['target', flying, (state) => Object.assign(state, { target: 1 })],
    ['lastMove', flying, (state) => Object.assign(state, { lastMove: 'dive' })],
    ['outcome', flying, (state) => Object.assign(state, { outcome: { ending: 'drawn', winners: [] } })],
    [
      'planes',
      flying,
      (state) => {
        for (const i of [1, 3]) Object.assign(state.planes[i], { lost: 'left', hex: null, points: 0 });
      },
    ],
    ['draw.agreed', flying, (state) => state.draw.agreed.push(0)],
    ['draw.offeredIn', flying, (state) => Object.assign(state.draw, { offeredIn: [9, 0, 0, 0] })],
    ['draw.agreed', flying, (state) => Object.assign(state.draw, { agreed: [0, 1, 2, 3], offeredIn: [1, 0, 0, 0] })],
    ['phase', aiming, (state) => Object.assign(state.planes[1], { hex: at(0, 0) })],
    ['moved', aiming, (state) => Object.assign(state, { moved: false })],
    ['start', choosing, (state) => Object.assign(state, { start: 1 })],
    ['planes.0', choosing, (state) => Object.assign(state.planes[0], { altitude: 5 })],
    ['planes.0', choosing, (state) => Object.assign(state.planes[0], { hex: at(5, 5) })],
    ['planes.1', choosing, (state) => Object.assign(state.planes[1], { points: 8 })],
    ['outcome.ending', over, (state) => Object.assign(state, { outcome: { ending: 'crashed', winners: [1] } })],
    ['outcome.ending', over, (state) => Object.assign(state, { outcome: { ending: 'drawn', winners: [] } })],
    ['outcome.winners', over, (state) => Object.assign(state, { outcome: { ending: 'left', winners: [0] } })],
    ['outcome', over, (state) => Object.assign(state, { outcome: null })],
    ['outcome.figures', over, (state) => Object.assign(state.outcome!, { figures: { more: 6, fewer: 0 } })],
    ['planes.1.capacity', patchedUp, (state) => Object.assign(state.planes[1], { capacity: 5 })],
    ['planes.0', choosingHigh, (state) => Object.assign(state.planes[0], { altitude: 6 })],
    ['planes.1', choosingHigh, (state) => Object.assign(state.planes[1], { capacity: 2 })],
  ];
  test.each(conflicts)('a state from a file that contradicts itself is refused at %s', (where, table, spoil) => {
    expect(fault(table(), spoil)).toBe(`${where} conflict`);
  });

  test('the outcome of a judged match in a file is checked by counting again', () => {
    const table = Table.flying({ phaseCap: true });
    table.change({ phaseNumber: 20, planes: [{ points: 2, capacity: 4 }, { points: 2 }] });
    table.fly().fly();
    expect(table.state.outcome).toEqual({ ending: 'moreCapacity', winners: [1], figures: { more: 6, fewer: 4 } });
    expect(fault(table, () => undefined)).toBeNull();
    const judged = { ending: 'sameCapacity', winners: [] };
    expect(fault(table, (state) => Object.assign(state, { outcome: judged }))).toBe('outcome conflict');
    const miscounted = { ...table.state.outcome, figures: { more: 6, fewer: 5 } };
    expect(fault(table, (state) => Object.assign(state, { outcome: miscounted }))).toBe('outcome conflict');
    expect(fault(table, (state) => Object.assign(state, { phaseNumber: 19 }))).toBe('phaseNumber conflict');
  });
});
