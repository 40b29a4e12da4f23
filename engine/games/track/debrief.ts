import type { LogLine } from '../../core/record.ts';
import { countLoops } from '../../meta/countLoops.ts';
import type { Debrief, Fate, PlaneDebrief } from '../../meta/debrief.ts';
import { effectiveLog } from '../../meta/effectiveLog.ts';
import { type GameData, openGameData } from './gameData.ts';
import type { TrackOptions } from './options.ts';
import { neededTargets, targetsGone } from './rules/ending.ts';
import { turns } from './rules/rounds.ts';
import { charge, mission, none, opponent, type TrackEvent } from './state.ts';
import type { TrackView } from './view.ts';

/**
 * Builds the debrief of a finished match. Damage and fates lie on the table; which plane did it is told by the log.
 * The automatic opponent has the number of the seat that nobody has taken.
 */
export function debrief(log: readonly LogLine[], view: TrackView, options: TrackOptions): Debrief {
  const { outcome } = view;
  if (outcome === null) throw new Error('the match is not over');
  const gameData = openGameData(options);
  const credits = creditsOf(gameData, log);
  const loops = countLoops<TrackEvent>(log, (event) =>
    event.type === 'flew' && event.loop !== none ? event.plane : undefined,
  );
  const taken = view.planes.map(({ damage }, plane) => damage - gameData.startDamage[plane]);
  const planes = view.planes.map(
    (_, plane): PlaneDebrief => ({
      key: plane === charge ? 'charge' : gameData.biplanes[plane],
      seat: sideOf(plane),
      side: sideOf(plane),
      taken: taken[plane],
      ...credits[plane],
      ...loops(plane),
      fate: fateOf(gameData, view, plane),
    }),
  );
  const row = (plane: number) => (plane < gameData.planes ? gameData.fallsAt[plane] - gameData.startDamage[plane] : 0);
  const done = missionOf(gameData, view);
  return {
    game: 'track',
    scenario: options.scenario,
    ...outcome,
    turns: turns(view),
    planes,
    margin: [taken[opponent], taken[mission] + (taken[charge] ?? 0)],
    most: Math.max(row(opponent), row(mission) + row(charge)),
    ...(done && { mission: done }),
  };
}

/** The charge flies for the mission's seat. */
function sideOf(plane: number): number {
  return plane === opponent ? opponent : mission;
}

function fateOf({ solo }: GameData, { planes, outcome }: TrackView, plane: number): Fate {
  if (planes[plane].down) return 'shotDown';
  const ending = outcome?.ending;
  if (ending !== 'crashed' && ending !== 'resigned') return 'home';
  const loser = solo || outcome?.winners[0] === opponent ? mission : opponent;
  if (sideOf(plane) !== loser) return 'home';
  // A pilot who crashes takes nobody along.
  if (ending === 'crashed') return plane === charge ? 'home' : 'crashed';
  return 'resigned';
}

/** By plane: the damage that its shots really did, and whom they brought down. */
function creditsOf(gameData: GameData, log: readonly LogLine[]): { dealt: number; victories: number }[] {
  const credits = gameData.startDamage.map(() => ({ dealt: 0, victories: 0 }));
  const damage = [...gameData.startDamage];
  // Each side fires one gun a turn.
  const shooters = [mission, opponent];
  for (const event of effectiveLog(log).flatMap(({ events }) => events as readonly TrackEvent[])) {
    if (event.type === 'shot') shooters[sideOf(event.from)] = event.from;
    else if (event.type === 'damaged') {
      // A match taken up under newer rules may begin its log with planes already hit.
      const before = Math.max(damage[event.plane], event.damage - event.hits);
      credits[shooters[1 - sideOf(event.plane)]].dealt += event.damage - before;
      damage[event.plane] = event.damage;
    } else if (event.type === 'shotDown') credits[shooters[1 - sideOf(event.plane)]].victories++;
  }
  return credits;
}

function missionOf({ scenario, objectives }: GameData, view: TrackView): Debrief['mission'] {
  if (scenario === 'rescue') return { done: view.rescued, of: objectives.length };
  if (view.targets.length === 0) return undefined;
  return { done: Math.min(targetsGone(view), neededTargets), of: neededTargets };
}
