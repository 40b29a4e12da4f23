import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import { flightOf } from '@aerodrome/engine/games/airspace/rules/flight.ts';
import { stanceOf } from '@aerodrome/engine/games/airspace/rules/movement.ts';
import { whyNoShot } from '@aerodrome/engine/games/airspace/rules/shooting.ts';
import { shotFrom } from '@aerodrome/engine/games/airspace/sights.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import { hitPercent, planeNameMessage } from '../names.ts';
import { spelledManoeuvre } from './reachableHexes.ts';

/** The label of a hex in reach: height, cost and possible targets of the turn that its picks spell. */
export function describeManoeuvre(
  gameData: GameData,
  view: AirspaceView,
  place: Message,
  picked: readonly Spot[],
): Message {
  const turn = spelledManoeuvre(gameData, view, picked);
  if (!turn) return place;
  const { plane, planes } = view;
  const flight = flightOf(gameData, stanceOf(planes[plane]), planes[plane].points, turn);
  const { to, cost, lost } = flight;
  if (lost === 'left') return place;
  const move = { key: `table.airspace.attitude.${turn.move}` };
  const flown = { key: 'table.airspace.spot.flown', params: { place, move, altitude: to.altitude, cost } };
  const shots = [...planes.keys()].flatMap((target) =>
    lost === null && whyNoShot(view, plane, to, turn.move, target) === null ? [shotFrom(view, plane, to, target)] : [],
  );
  if (shots.length === 0) return flown;
  const named = shots.map((shot) => ({
    key: 'table.airspace.spot.shot',
    params: { plane: planeNameMessage(gameData, shot.target), chance: hitPercent(shot) },
  }));
  return { key: 'table.airspace.spot.shots', params: { flown, shots: named } };
}
