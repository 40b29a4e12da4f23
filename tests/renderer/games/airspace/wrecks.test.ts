import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import { expect, test } from 'vitest';
import { smokingHexes, wrecksAfter } from '../../../../renderer/games/airspace/board/useWrecks.ts';
import { A1, at, Table } from '../../../scenarios/airspace/table.ts';

const crashed: readonly AirspaceEvent[] = [{ type: 'crashed', plane: A1 }];
const low = { hex: at(5, 5), altitude: 0 };
const viewOf = (phaseNumber: number, first: object) => {
  const { game, state } = Table.flying({ players: 4 }, { phaseNumber, planes: [first] });
  return game.view(state, 'table');
};

test('smoke stands over a crash site from the impact to the end of the phase ("Altitude": below level 1)', () => {
  const flying = viewOf(3, low);
  const seen = wrecksAfter([], flying, crashed);
  // The airplane is still falling.
  expect(smokingHexes(seen, flying)).toEqual([]);
  const gone = viewOf(3, { hex: null, lost: 'crashed' });
  const later = wrecksAfter(seen, gone, []);
  expect(smokingHexes(later, gone)).toEqual([at(5, 5)]);
  const next = viewOf(4, { hex: null, lost: 'crashed' });
  expect(smokingHexes(wrecksAfter(later, next, []), next)).toEqual([]);
});

test('a crash that is taken back leaves no smoke, and a repeated animation adds no second smoke', () => {
  const flying = viewOf(3, low);
  const seen = wrecksAfter([], flying, crashed);
  expect(smokingHexes(wrecksAfter(seen, flying, []), flying)).toEqual([]);
  const again = wrecksAfter(seen, flying, crashed);
  expect(smokingHexes(again, viewOf(3, { hex: null, lost: 'crashed' }))).toEqual([at(5, 5)]);
});
