import type { SquadronsEvent } from '@aerodrome/engine/games/squadrons/state.ts';
import { describe, expect, test } from 'vitest';
import { matchStatistics } from '../../../../renderer/games/squadrons/panels/statistics.ts';
import { american, german, loop, rollOut, Table } from '../../../scenarios/squadrons/table.ts';

/** Green shoots red down from the side; earlier events gave red these cards. */
function shotDown(hand: readonly number[]) {
  const table = Table.turn({
    mover: american,
    flying: { green1: 'F5 N', red1: 'F7 W' },
    hands: { green: [2], red: hand },
  });
  const drew = (squadron: number, cards: readonly number[]): SquadronsEvent => ({
    type: 'drew',
    squadron,
    count: cards.length,
    secret: { to: [squadron < 2 ? american : german], cards },
  });
  const told = [drew(0, [2]), drew(2, hand)];
  const tell = () => told.push(...table.events);
  table.roll(1, 3).move('green1', 1, 'N', 'N');
  tell();
  table.shoot(2);
  tell();
  table.noDefence();
  tell();
  return matchStatistics(table.gameData, told);
}

describe('the match statistics', () => {
  test('the statistics count a saving card that was held and not played, for the seat that held it', () => {
    expect(shotDown([1, rollOut]).seats.map(({ held }) => held)).toEqual([0, 1]);
  });

  test('the statistics count no held answer if no card in hand would have saved the plane', () => {
    expect(shotDown([1, loop]).seats.map(({ held }) => held)).toEqual([0, 0]);
  });

  test('the statistics contain the outcome of the dogfight and the fate of both planes', () => {
    const { dogfights, planes } = shotDown([1]);
    expect(dogfights).toEqual([{ attack: 'side', outcome: 'falls' }]);
    expect(planes[0]).toMatchObject({ victories: 1, fate: 'home' });
    expect(planes[6]).toMatchObject({ victories: 0, fate: 'dogfight' });
  });
});
