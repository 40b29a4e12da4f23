import type { AsideKind } from '@aerodrome/engine/core/game.ts';
import { describe, expect, test } from 'vitest';
import { Table } from '../../scenarios/crew/table.ts';

const hands = { pawsPilot: ['plane left', 'plane view', 'shoot PC', 'sun left'] };
const kinds = (table: Table, seat: number): Record<string, AsideKind> =>
  Object.fromEntries(table.game.asides(table.state, seat).map((aside) => [aside.type, table.game.asideKind(aside)]));

describe('the kind of an aside', () => {
  test('every aside while cards are laid has its kind', () => {
    const table = Table.action({ hands }).lay('pawsPilot', 'plane left, own', 1);
    expect(kinds(table, 0)).toEqual({
      takeBack: 'arrange',
      turn: 'arrange',
      move: 'arrange',
      lock: 'clock',
      call: 'say',
      offerDraw: 'offer',
      resign: 'resign',
    });
  });

  test('the aside that takes ready back has the kind `retract`', () => {
    const table = Table.action({ hands }).do({ type: 'ready', seat: 0, cards: [0] });
    expect(kinds(table, 0)).toMatchObject({ notReady: 'retract' });
    const back = table.game.asides(table.state, 0).filter((aside) => table.game.asideKind(aside) === 'retract');
    expect(back).toEqual([{ type: 'notReady', seat: 0 }]);
  });

  test('the aside that takes sealed discards back has the kind `retract`', () => {
    const table = Table.action({ hands }).close().do({ type: 'discard', seat: 0, post: 0, cards: [] });
    expect(kinds(table, 0)).toMatchObject({ reconsider: 'retract' });
  });

  test('the asides that answer offers have the kind `answer`', () => {
    const table = Table.action().do({ type: 'offerDraw', seat: 1 }).do({ type: 'resign', seat: 1 });
    expect(kinds(table, 0)).toMatchObject({ answerDraw: 'answer', flyOn: 'answer' });
  });
});

test('the order of the doors at one screen is the order of the windows', () => {
  const table = Table.action({}, { hotSeat: true });
  table.state.round = 2;
  expect(table.game.handoverOrder?.(table.state)).toEqual([1, 2, 3, 0]);
  expect(table.game.handoverOrder?.(table.state)).toEqual(table.view('table').handoverOrder);
});
