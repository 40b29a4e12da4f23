import type { SafeRoute } from '@aerodrome/engine/games/squadrons/routes.ts';
import type { SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import { describe, expect, test } from 'vitest';
import { american, german, type Layout, loop, rollOut, Table } from '../../scenarios/squadrons/table.ts';

/** The red field's HITs on A11 and B11, its MISSes on C11 and D12. */
const hits = ['A11', 'B11', 'J11', 'K11', 'A2', 'B2', 'J2', 'K2'];

const raider = (more: Layout = {}) =>
  Table.turn({
    mover: american,
    flying: { green1: 'C10 N', blue1: 'H4 N', yellow1: 'D11 W' },
    hands: { green: [1] },
    hits,
    ...more,
  });

/** The preview of an action for its seat. */
const preview = (table: Table, action: SquadronsAction) =>
  table.game.preview?.(table.game.view(table.state, action.seat), action);

const ends = (table: Table, shown: unknown) =>
  (shown as { routes: SafeRoute[] }).routes.map(({ end }) => table.grid.name(end));

describe('the preview of a launch', () => {
  test('the preview of a launch in Squadrons shows the square, the facing, and the cards drawn to four, six or eight', () => {
    const table = raider({ flying: {}, hands: { green: [1, 5] }, victories: { green2: 1 } });
    const shown = (plane: number) => preview(table, { type: 'launch', seat: american, plane });
    expect(shown(0)).toEqual({ square: table.square('A1'), facing: 0, cards: 4, drawn: 2 });
    expect(shown(1)).toEqual({ square: table.square('B1'), facing: 0, cards: 6, drawn: 4 });
    expect(shown(3)).toMatchObject({ cards: 4, drawn: 4 });
  });

  test('the preview of a launch in Squadrons draws no more cards than the pack has, and none if enough were kept', () => {
    const pack = { bursts: [1, 1, 1, 1, 1], rollOuts: 1, loops: 0 };
    const layout = { mover: american, hands: { green: [1, 2, 3, 4, 5], blue: [1] }, victories: { blue1: 2 } };
    const table = Table.turn(layout, { box: { squadrons: { blue: { pack } } } });
    const shown = (plane: number) => preview(table, { type: 'launch', seat: american, plane });
    expect(shown(0)).toMatchObject({ cards: 5, drawn: 0 });
    expect(shown(3)).toMatchObject({ cards: 6, drawn: 5 });
  });
});

describe('the preview of a flight', () => {
  test('the preview of a die in Squadrons shows where the plane could go', () => {
    const table = raider().roll(1, 3);
    const shown = preview(table, { type: 'take', seat: american, plane: 0, die: 1 });
    expect(ends(table, shown)).toEqual(['C9', 'B10', 'D10', 'C11']);
  });

  test('the preview of a way in Squadrons shows its squares and what is known of the gun at its end', () => {
    const table = raider().roll(1, 3).do({ type: 'take', seat: american, plane: 0, die: 1 });
    const shown = (way: string) => preview(table, { type: 'fly', seat: american, way });
    expect(shown('N')).toEqual({ path: [table.square('C11')], gun: -1, routes: [] });
    expect(shown('S')).toEqual({ path: [table.square('C9')], gun: null, routes: [] });
    table.state.seen[10] = true;
    expect(shown('N')).toMatchObject({ gun: 0 });
  });

  test('the preview of a way to a gun in Squadrons shows where the plane could fly on to, also in mid-flight', () => {
    const table = raider().roll(2, 3).do({ type: 'take', seat: american, plane: 0, die: 2 });
    const onward = ['B11'];
    const shown = preview(table, { type: 'fly', seat: american, way: 'N' });
    // From C11 by one more: not back to C10, not onto red3 on C12 or yellow on D11.
    expect(ends(table, shown)).toEqual(onward);
    table.do({ type: 'fly', seat: american, way: 'N' });
    expect(ends(table, preview(table, { type: 'take', seat: american, plane: 0, die: 2 }))).toEqual(onward);
  });

  test('the preview of a landing in Squadrons shows no squares beyond the landing square', () => {
    const table = Table.turn({ mover: american, flying: { green1: 'A3 S' }, mayLand: ['green1'] }).roll(4, 4);
    expect(preview(table, { type: 'land', seat: american, way: 'SS' })).toEqual({
      path: ['A2', 'A1'].map((name) => table.square(name)),
      gun: null,
      routes: [],
    });
  });
});

describe('the preview of an attack', () => {
  const facing = () =>
    raider()
      .roll(1, 3)
      .do({ type: 'take', seat: american, plane: 0, die: 1 })
      .do({ type: 'fly', seat: american, way: 'N' });

  test('the preview of a facing in Squadrons shows the target, the kind of attack and the odds', () => {
    const table = facing();
    const shown = (nose: number) => preview(table, { type: 'face', seat: american, facing: nose });
    const target = table.plane('yellow1');
    // Yellow holds no card: nothing answers.
    expect(shown(1)).toMatchObject({ target, attack: 'headOn', odds: { falls: 1, shotBack: 0 } });
    expect(shown(2)).toBeNull();
  });

  test('the preview of a facing in Squadrons is empty for a plane that stays, and no warning is given', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'A6 N', blue1: 'A7 N', red1: 'B6 W', yellow1: 'A5 N' },
      hands: { green: [1], red: [2] },
    }).roll(2, 5);
    const face: SquadronsAction = { type: 'face', seat: american, facing: 1 };
    table.do({ type: 'take', seat: american, plane: 0, die: 2 });
    expect(table.state.stays).toBe(true);
    expect(preview(table, face)).toBeNull();
    expect(table.game.warnings(table.state, face)).toEqual([]);
  });

  const both = () =>
    raider({
      flying: { green1: 'C10 N', yellow1: 'D11 E' },
      hands: { green: [2, 4, 5], yellow: [rollOut] },
    })
      .roll(1, 1)
      .move('green1', 1, 'N', 'E');

  test('the previews of a dogfight and of its shot in Squadrons are equal', () => {
    const table = both();
    const dogfight: SquadronsAction = { type: 'dogfight', seat: american, plane: 0 };
    const shown = preview(table, dogfight);
    expect(shown).toMatchObject({ target: table.plane('yellow1'), attack: 'tail' });
    // One card of twelve, two of them loops.
    expect((shown as { odds: { falls: number } }).odds.falls).toBeCloseTo(10 / 12);
    table.do(dogfight);
    expect(preview(table, { type: 'shoot', seat: american, card: 2 })).toEqual(shown);
  });

  test('the preview of strafing in Squadrons shows that the plane on the ground has no defence', () => {
    const table = both();
    const [strafe] = table.legalOf('strafe');
    expect(preview(table, strafe)).toEqual({
      target: table.plane('red3'),
      attack: 'ground',
      odds: { falls: 1, answers: 0, shotBack: 0, noBurst: 0, returns: 0 },
    });
  });
});

describe('the preview of a defence', () => {
  const attacked = (redFaces: 'N' | 'E' | 'S', red: readonly number[], more: Layout = {}) =>
    Table.turn({
      mover: american,
      flying: { green1: 'E4 N', red1: `E6 ${redFaces}` },
      hands: { green: [3], red },
      ...more,
    })
      .roll(1, 1)
      .move('green1', 1, 'N', 'N')
      .shoot(3);
  const answer = (table: Table, card: number) => preview(table, { type: 'defend', seat: german, card });

  test('the preview of a defence in Squadrons shows what the card does to the attacker', () => {
    expect(answer(attacked('E', [rollOut]), rollOut)).toEqual({ target: 0, defence: 'rolledOut' });
    expect(answer(attacked('S', [3, 5]), 3)).toEqual({ target: 0, defence: 'cancelled' });
    expect(answer(attacked('S', [3, 5]), 5)).toEqual({ target: 0, defence: 'shotBack' });
  });

  test('the preview of a loop in Squadrons shows the squares of the exchanged planes and the attack that follows', () => {
    const table = attacked('N', [4, loop]);
    const shown = answer(table, loop);
    expect(shown).toMatchObject({
      target: 0,
      attack: 'tail',
      defence: 'looped',
      // Green has played its only card.
      odds: { falls: 1, answers: 0, noBurst: 0 },
      exchanged: [
        { plane: table.plane('red1'), square: table.square('E5'), gun: null },
        { plane: table.plane('green1'), square: table.square('E6'), gun: null },
      ],
    });
    table.defend(loop);
    expect([table.where('red1'), table.where('green1')]).toEqual(['E5 N', 'E6 N']);
  });

  test('the preview of a loop in Squadrons shows that no attack follows without a burst', () => {
    expect(answer(attacked('N', [rollOut, loop]), loop)).toMatchObject({ odds: { falls: 0, noBurst: 1 } });
  });

  test('the preview of a loop in Squadrons shows the guns that the exchanged planes would come onto', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'B9 N', red1: 'B11 N' },
      lost: ['red2'],
      hands: { green: [1, 2], red: [4, 5, loop] },
      hits,
    });
    table.roll(1, 1).move('green1', 1, 'N', 'N').shoot(1);
    const { exchanged } = answer(table, loop) as { exchanged: { gun: number | null }[] };
    // Red comes off its own gun, which is a HIT, and green onto it.
    expect(exchanged.map(({ gun }) => gun)).toEqual([null, 1]);
  });
});

describe('warnings', () => {
  test('a head on attack warns of one’s best burst, and gravely if more than half of all hands hold a higher one', () => {
    const headOn = (burst: number, red: readonly number[]) =>
      Table.turn({
        mover: american,
        flying: { green1: 'E4 N', red1: 'E6 S' },
        hands: { green: [burst], red },
      })
        .roll(1, 1)
        .move('green1', 1, 'N');
    const warned = (table: Table) => table.game.warnings(table.state, { type: 'face', seat: american, facing: 0 });
    const code = 'squadrons.warning.headOn';
    // One card of twelve: six are higher than a 1, one is higher than a 4.
    expect(warned(headOn(4, [1]))).toEqual([{ code, params: { burst: 4 } }]);
    expect(warned(headOn(1, [1]))).toEqual([{ code, params: { burst: 1 } }]);
    expect(warned(headOn(1, [1, 2]))).toEqual([{ code, params: { burst: 1 }, grave: true }]);
  });

  test('a player without a burst is warned that an attack reveals this to all players', () => {
    const table = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 E' },
      hands: { green: [rollOut], red: [1] },
    });
    table.roll(1, 1).move('green1', 1, 'N');
    expect(table.game.warnings(table.state, { type: 'face', seat: american, facing: 0 })).toEqual([
      { code: 'squadrons.warning.noBurst' },
    ]);
    expect(table.game.warnings(table.state, { type: 'face', seat: american, facing: 1 })).toEqual([]);
  });

  test('the warning of a gun is grave if all MISSes of its field have been seen, so that it must be a HIT', () => {
    const table = raider({ flying: { green1: 'B10 N' } }).roll(1, 1);
    const warned = () => table.game.warnings(table.state, { type: 'fly', seat: american, way: 'N' });
    const params = { square: 'B11' };
    expect(warned()).toEqual([{ code: 'squadrons.warning.unknownGun', params }]);
    for (const name of ['C11', 'D12']) table.state.seen[table.gameData.gunAt[table.square(name)]] = true;
    expect(warned()).toEqual([{ code: 'squadrons.warning.hitGun', params, grave: true }]);
  });

  test('a defender who holds an answer is gravely warned before giving none, and a defender without one is not warned', () => {
    const attacked = (red: readonly number[]) =>
      Table.turn({ mover: american, flying: { green1: 'E4 N', red1: 'E6 E' }, hands: { green: [3], red } })
        .roll(1, 1)
        .move('green1', 1, 'N', 'N')
        .shoot(3);
    const warned = ({ game, state }: Table) => game.warnings(state, { type: 'noDefence', seat: german });
    expect(warned(attacked([rollOut]))).toEqual([{ code: 'squadrons.warning.unanswered', grave: true }]);
    expect(warned(attacked([loop]))).toEqual([]);
  });
});
