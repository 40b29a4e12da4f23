import type { LogLine } from '../../core/record.ts';
import type { Debrief, PlaneDebrief } from '../../meta/debrief.ts';
import { effectiveLog } from '../../meta/effectiveLog.ts';
import { openGameData, sideOfPlane } from './gameData.ts';
import type { AirspaceOptions } from './options.ts';
import { type AirspaceEvent, type AirspaceState, allies, germany } from './state.ts';

/** Builds the debrief of a finished match. Damage and fates are on the table; who did it is told by the log. */
export function debrief(log: readonly LogLine[], view: AirspaceState, options: AirspaceOptions): Debrief {
  const { outcome, turns } = view;
  if (outcome === null) throw new Error('the match is not over');
  const gameData = openGameData(options);
  const credits = creditsOf(log, gameData.capacity);
  const planes = view.planes.map(
    ({ capacity, lost }, plane): PlaneDebrief => ({
      key: gameData.airplanes[plane],
      seat: gameData.owner[plane],
      side: sideOfPlane(plane),
      taken: gameData.capacity[plane] - capacity,
      dealt: credits[plane].dealt,
      victories: credits[plane].victories,
      fate: lost ?? 'home',
    }),
  );
  const taken = (side: number) => sumOf(planes.filter((plane) => plane.side === side).map((plane) => plane.taken));
  const whole = (side: number) => sumOf(gameData.capacity.filter((_, plane) => sideOfPlane(plane) === side));
  return {
    game: 'airspace',
    scenario: null,
    ...outcome,
    turns,
    planes,
    margin: [taken(germany), taken(allies)],
    most: Math.max(whole(allies), whole(germany)),
  };
}

/** By plane: the damage that its shots really did, and whom they brought down. */
function creditsOf(log: readonly LogLine[], capacity: readonly number[]): { dealt: number; victories: number }[] {
  const credits = capacity.map(() => ({ dealt: 0, victories: 0 }));
  const left = [...capacity];
  let shooter = 0;
  for (const event of effectiveLog(log).flatMap(({ events }) => events as readonly AirspaceEvent[])) {
    if (event.type === 'shot') shooter = event.plane;
    else if (event.type === 'damaged') {
      // A match taken up under newer rules may begin its log with planes already hit.
      const before = Math.min(left[event.plane], event.capacity + event.damage);
      credits[shooter].dealt += before - event.capacity;
      left[event.plane] = event.capacity;
    } else if (event.type === 'shotDown') credits[event.by].victories++;
  }
  return credits;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
