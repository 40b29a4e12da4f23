import { describe, expect, test } from 'vitest';
import { B, type Changes, P, type Printed, Table, X1, X2 } from '../table.ts';

const tile = { minusTwo: 0, minusOne: 1, zero: 2, zeroWithHit: 3, plusOne: 4, plusTwo: 5 };

/** Escort, attacker and charge on the spaces where they shall be when the shooting begins. */
function escort(spaces: number[], changes: Changes = {}, raw: Record<string, unknown> = {}): Table {
  const table = Table.planning({ scenario: 'escort', ...raw }, { planes: spaces.map((space) => ({ space })) });
  table.change(changes);
  return table;
}

const staying: Printed = [0, 1];
const stayingUnarmed: Printed = [0, 0];

/** No plane moves; the attacker (green, which has a 0 without hits) is unarmed. */
function pursue(spaces: number[], own: Printed, charge: number, changes: Changes = {}): Table {
  return escort(spaces, changes, { biplanes: ['red', 'green'] }).play(own, stayingUnarmed, { charge });
}

/** No plane moves; escort and charge are unarmed. */
function flee(spaces: number[], changes: Changes = {}): Table {
  return escort(spaces, changes).play(stayingUnarmed, staying, { charge: tile.zero });
}

const damage = (table: Table) => table.state.planes.map((plane) => plane.damage);

describe('shooting at the attacker ("Escort", Gameplay; ruling 15)', () => {
  test('the charge shoots by the normal rules with the tile that shows a hit', () => {
    const table = pursue([B, 3, 1], staying, tile.zeroWithHit);
    expect(table.of('shot')).toMatchObject([{ type: 'shot', from: 2, at: [1], distance: 2, hits: 1 }]);
    expect(damage(table)).toEqual([1, 1, 0]);
  });

  test('the charge does not shoot with its other tiles or with hits on the escort’s tile', () => {
    for (const charge of [tile.minusTwo, tile.minusOne, tile.zero]) {
      expect(pursue([B, 3, 1], staying, charge).of('shot')).toEqual([]);
    }
  });

  test.each([
    ['four apart', 7],
    ['ahead', 5],
    ['on the same space', 3],
    ['on the brown loop', B],
    ['on the purple loop', P],
  ])('a charge that is %s cannot shoot the attacker', (_, ward) => {
    expect(pursue([B, 3, ward], stayingUnarmed, tile.zeroWithHit).of('shot')).toEqual([]);
  });

  test('the escort shoots if it alone is behind the attacker', () => {
    expect(pursue([1, 3, B], staying, tile.zeroWithHit).of('shot')).toMatchObject([{ from: 0, at: [1], hits: 1 }]);
  });

  test('the closer plane shoots if escort and charge are both behind the attacker', () => {
    expect(pursue([1, 3, 2], staying, tile.zeroWithHit).of('shot')).toMatchObject([{ from: 2, distance: 1 }]);
    expect(pursue([1, 3, 2], staying, tile.zeroWithHit).of('heldFire')).toEqual([]);
    expect(pursue([2, 3, 1], staying, tile.zeroWithHit).of('shot')).toMatchObject([{ from: 0, distance: 1 }]);
  });

  test('the closer plane keeps the other from shooting even if its own tile shows no hit', () => {
    const charge = pursue([1, 3, 2], staying, tile.zero);
    expect(charge.of('shot')).toEqual([]);
    expect(charge.of('heldFire')).toEqual([{ type: 'heldFire', plane: 0, nearer: 2 }]);
    const own = pursue([2, 3, 1], stayingUnarmed, tile.zeroWithHit);
    expect(own.of('shot')).toEqual([]);
    expect(own.of('heldFire')).toEqual([{ type: 'heldFire', plane: 2, nearer: 0 }]);
  });

  test.each([
    [0, [{ from: 0, at: [1], hits: 1 }]],
    [2, [{ from: 2, at: [1], hits: 1 }]],
  ])('the escort player names the shooter if escort and charge are on one space: plane %i', (plane, shots) => {
    const table = pursue([1, 3, 1], staying, tile.zeroWithHit);
    expect(table.state.phase).toBe('shooting.naming');
    expect(table.game.awaiting(table.state)).toEqual([0]);
    expect(table.game.legalActions(table.state, 0)).toEqual([
      { type: 'shooter', seat: 0, plane: 0 },
      { type: 'shooter', seat: 0, plane: 2 },
    ]);
    table.do({ type: 'shooter', seat: 0, plane });
    expect(table.of('shot')).toMatchObject(shots);
    expect(damage(table)).toEqual([1, 1, 0]);
  });

  test('a plane on the attacker’s own space is not behind it, and keeps no other plane from shooting', () => {
    expect(pursue([3, 3, 1], staying, tile.zeroWithHit).of('shot')).toMatchObject([{ from: 2, at: [1], distance: 2 }]);
    expect(pursue([1, 3, 3], staying, tile.zeroWithHit).of('shot')).toMatchObject([{ from: 0, at: [1], distance: 2 }]);
  });

  test('the charge shoots without a question if it is the only one that can hit from their shared space (ruling 15)', () => {
    const unarmed = pursue([1, 3, 1], stayingUnarmed, tile.zeroWithHit);
    const jammed = escort([1, 3, 1], { pilots: [{ jammed: true }] }, { biplanes: ['grey', 'green'] });
    jammed.play(staying, stayingUnarmed, { charge: tile.zeroWithHit });
    for (const table of [unarmed, jammed]) {
      expect(table.happened).not.toContain('shooterNamed');
      expect(table.state.phase).toBe('planning.sealing');
      expect(table.of('shot')).toMatchObject([{ from: 2, at: [1], hits: 1 }]);
    }
  });

  test('the escort shoots without a question if it is the only one that can hit from their shared space (ruling 15)', () => {
    const table = pursue([1, 3, 1], staying, tile.zero);
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.of('shot')).toMatchObject([{ from: 0, at: [1], hits: 1 }]);
  });

  test('a lost escort neither shoots nor keeps its charge from shooting', () => {
    for (const own of [1, 2]) {
      const chargeTiles = { hand: [3, 4, 5], played: [] };
      const table = escort([own, 3, 1], { chargeTiles }, { biplanes: ['red', 'green'] });
      table.change({ planes: [{ down: true, damage: 7 }] });
      table.do({ type: 'plan', seat: 0, tile: -1, loop: false, charge: tile.zeroWithHit });
      table.give(1, stayingUnarmed).plan(1, stayingUnarmed);
      expect(table.of('shot')).toMatchObject([{ from: 2, at: [1], hits: 1 }]);
    }
  });

  test('a limit of the escort’s gun does not limit the charge’s gun', () => {
    const purple = escort([B, 4, 1], {}, { biplanes: ['purple', 'green'] });
    purple.play([0, 1], stayingUnarmed, { charge: tile.zeroWithHit });
    expect(purple.of('shot')).toMatchObject([{ from: 2, distance: 3 }]);
    const grey = escort([B, 4, 1], { pilots: [{ jammed: true }] }, { biplanes: ['grey', 'green'] });
    grey.play([0, 1], stayingUnarmed, { charge: tile.zeroWithHit });
    expect(grey.of('shot')).toMatchObject([{ from: 2, distance: 3 }]);
  });
});

describe('being shot by the attacker ("Escort", Gameplay; ruling 15)', () => {
  test('the attacker hits only the closer plane if both are ahead', () => {
    expect(damage(flee([3, 2, 4]))).toEqual([2, 0, 0]);
    expect(damage(flee([4, 2, 3]))).toEqual([1, 0, 1]);
  });

  test.each([
    ['the charge, the escort being on a loop', [P, 2, 5], [1, 0, 1]],
    ['the escort, the charge being on a loop', [5, 2, B], [2, 0, 0]],
    ['no plane, one on a loop and the other four apart', [P, 2, 6], [1, 0, 0]],
    ['the escort on white, the closer charge being on blue', [1, 6, X1], [2, 0, 0]],
    ['the charge on blue, the escort being behind', [6, 7, X2], [1, 0, 1]],
  ])('the attacker hits the nearest plane that it may shoot: %s', (_, spaces, after) => {
    expect(damage(flee(spaces, { round: 3 }))).toEqual(after);
  });

  test('an even number of hits is halved without a question if both planes are on one space', () => {
    const table = escort([4, 1, 4]).play(stayingUnarmed, [1, 2], { charge: tile.zero });
    expect(table.state.phase).toBe('planning.sealing');
    expect(damage(table)).toEqual([2, 0, 1]);
  });

  test.each([
    [0, [2, 0, 0]],
    [2, [1, 0, 1]],
  ])('a single hit goes to the plane that the attacker names: plane %i', (plane, after) => {
    const table = flee([4, 2, 4]);
    expect(table.state.phase).toBe('shooting.oddHit');
    expect(table.game.awaiting(table.state)).toEqual([1]);
    expect(table.game.legalActions(table.state, 1)).toEqual([
      { type: 'oddHit', seat: 1, plane: 0 },
      { type: 'oddHit', seat: 1, plane: 2 },
    ]);
    expect(damage(table.do({ type: 'oddHit', seat: 1, plane }))).toEqual(after);
  });

  test.each([
    [0, [3, 0, 1]],
    [2, [2, 0, 2]],
  ])('three hits give each plane one, and the attacker gives the third to plane %i', (plane, after) => {
    const table = escort([4, 1, 4], {}, { biplanes: ['red', 'grey'] });
    table.play(stayingUnarmed, [1, 3], { charge: tile.zero });
    expect(table.state.phase).toBe('shooting.oddHit');
    expect(damage(table.do({ type: 'oddHit', seat: 1, plane }))).toEqual(after);
  });

  test('a charge on one space with a lost escort takes all hits', () => {
    const table = escort([4, 1, 4], { chargeTiles: { hand: [3, 4, 5], played: [] } });
    table.change({ planes: [{ down: true, damage: 7 }] });
    table
      .do({ type: 'plan', seat: 0, tile: -1, loop: false, charge: tile.zeroWithHit })
      .give(1, [1, 2])
      .plan(1, [1, 2]);
    expect(damage(table)).toEqual([7, 0, 2]);
  });

  test('hits on a black escort cost it tiles, and hits on its charge do not', () => {
    const black = (spaces: number[]) =>
      escort(spaces, {}, { biplanes: ['black', 'blue'] }).play([0, 1], staying, { charge: tile.zero });
    const spared = black([P, 2, 5]);
    expect([damage(spared), spared.state.phase]).toEqual([[1, 0, 1], 'planning.sealing']);
    const hit = black([5, 2, B]);
    expect([damage(hit), hit.state.phase, hit.state.toLose]).toEqual([[2, 0, 0], 'shooting.tileLoss', 1]);
  });
});

describe('the end of an escort ("Escort", Winning the game; ruling 15)', () => {
  test('the attacker wins when the charge falls, at its fifth hit', () => {
    const stands = flee([P, 2, 5], { planes: [{}, {}, { damage: 3 }] });
    expect(stands.state).toMatchObject({ outcome: null, planes: [{}, {}, { damage: 4, down: false }] });
    const falls = flee([P, 2, 5], { planes: [{}, {}, { damage: 4 }] });
    expect(falls.of('shotDown')).toEqual([{ type: 'shotDown', plane: 2 }]);
    expect(falls.state.outcome).toEqual({ ending: 'chargeShotDown', winners: [1] });
  });

  test('neither side wins when the escort falls, its starting damage counted', () => {
    const table = flee([5, 2, B], { planes: [{ damage: 6 }] });
    expect(table.state).toMatchObject({ outcome: null, planes: [{ damage: 7, down: true }, {}, {}] });
  });

  test.each([0, 2])('the escort player wins when the attacker falls at its normal seven, shot by plane %i', (plane) => {
    const spaces = plane === 0 ? [1, 3, B] : [B, 3, 1];
    const stands = pursue(spaces, staying, tile.zeroWithHit, { planes: [{}, { damage: 5 }] });
    expect(stands.state.outcome).toBeNull();
    const falls = pursue(spaces, staying, tile.zeroWithHit, { planes: [{}, { damage: 6 }] });
    expect(falls.state.outcome).toEqual({ ending: 'attackerShotDown', winners: [0] });
  });

  test('the odd hit can decide the game', () => {
    const table = flee([4, 2, 4], { planes: [{}, {}, { damage: 4 }] });
    expect(table.state.outcome).toBeNull();
    expect(table.do({ type: 'oddHit', seat: 1, plane: 2 }).state.outcome).toMatchObject({ winners: [1] });
  });

  test('a turn that shoots attacker and charge down is a draw, because a falling biplane still shoots', () => {
    const planes = [{}, { damage: 6 }, { damage: 4 }];
    const table = escort([0, 2, 4], { planes }).play(staying, staying, { charge: tile.zero });
    expect(table.of('shot').map((shot) => [shot.from, shot.at])).toEqual(
      expect.arrayContaining([
        [0, [1]],
        [1, [2]],
      ]),
    );
    expect(table.state.outcome).toEqual({ ending: 'bothShotDown', winners: [] });
  });

  test('a turn that shoots attacker and escort down is won by the escort player', () => {
    const planes = [{ damage: 6 }, { damage: 6 }, {}];
    const table = escort([4, 2, 0], { planes }).play(staying, staying, { charge: tile.zeroWithHit });
    expect(table.of('shotDown').map((event) => event.plane)).toEqual(expect.arrayContaining([0, 1]));
    expect(table.state.outcome).toEqual({ ending: 'attackerShotDown', winners: [0] });
  });
});
