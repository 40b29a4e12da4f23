import { alliedAirplanes, germanAirplanes } from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import { boardSizes } from '@aerodrome/engine/games/airspace/data/boards.ts';
import type { Configuration } from '../run.ts';

/** Everybody who can sit down to play, and how many planes then fly. */
const tables = [
  { players: 2, planes: 1 },
  { players: 2, planes: 2 },
  { players: 3, partners: 'allies' },
  { players: 3, partners: 'germany' },
  { players: 4 },
];

/** Every way a match can be judged. */
const caps = [{ phaseCap: false }, { phaseCap: true }, { phaseCap: true, pressing: true }];

/** Every table on every board, capped or not, each with every card. */
export function configurations(): Configuration[] {
  const all: Configuration[] = [];
  for (const [i, table] of tables.entries()) {
    for (const board of boardSizes) {
      for (const cap of caps) {
        for (const [at, airplanes] of crews(i === 0).entries()) {
          const raw = { ...table, board, ...cap, airplanes };
          all.push(configuration(at === 0 ? { ...raw, ...handicaps(airplanes.length) } : raw));
        }
      }
    }
  }
  return all;
}

function configuration(raw: Record<string, unknown> & { airplanes: string[] }): Configuration {
  const { players, planes, partners, board, phaseCap, pressing, airplanes, handicaps } = raw;
  const sides = partners ? `, partners for ${partners}` : planes === 2 ? ', two planes each' : '';
  const family = `${players} players${sides}${phaseCap ? ', capped' : ''}${pressing ? ', pressing' : ''}`;
  // A handicap in altitude or damage changes no way to end.
  return { family, name: `${family}${handicaps ? ', handicapped' : ''}, ${board}, ${airplanes.join(' ')}`, raw };
}

/** The weakest and the strongest that may fly, from the lowest and the highest level. */
function handicaps(planes: number) {
  return { handicaps: true, capacity: [2, 6, 3, 4].slice(0, planes), altitude: [8, 4] };
}

/** Enough crews that every airplane flies somewhere. */
function crews(duel: boolean): string[][] {
  const from = (list: readonly string[], at: number) => list[at % list.length];
  return Array.from({ length: 5 }, (_, at) => {
    const first = [from(alliedAirplanes, at), from(germanAirplanes, at)];
    return duel ? first : [...first, from(alliedAirplanes, at + 1), from(germanAirplanes, at + 1)];
  });
}
