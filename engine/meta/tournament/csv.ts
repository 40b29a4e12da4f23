import { itemAt } from '../../core/items.ts';
import { say } from '../../text/say.ts';
import { formatNet, formatPoints } from './formatFigures.ts';
import { pairScore } from './pairs.ts';
import { flownPlanes } from './planes.ts';
import { gameOfPair } from './scheduledGames.ts';
import { standingsOf } from './standings.ts';
import type { Pair, Tournament } from './state.ts';

/** Serializes a table as CSV (RFC 4180). Cells that a spreadsheet would run as a formula are prefixed with an apostrophe. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const guarded = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

function nameIn({ entrants }: Tournament): (id: string) => string {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}

export function standingsCsv(state: Tournament): string {
  const nameOf = nameIn(state);
  const ties = state.setup.ties.filter((tie) => tie !== 'playOff');
  const head = ['place', 'name', 'points', 'played', 'wins', 'draws', 'losses'].map((key) =>
    say(`tournament.csv.${key}`),
  );
  return toCsv([
    [...head, ...ties.map((tie) => say(`tournament.tie.${tie}`))],
    ...standingsOf(state).map(({ place, entrant, points, played, wins, draws, losses, ties: cells }) => [
      place,
      nameOf(entrant),
      points.value,
      played,
      wins,
      draws,
      losses,
      ...ties.map((tie) => cells[tie]?.value ?? ''),
    ]),
  ]);
}

/** All entrants against each other, in the order of the standings, or of seeds while these are hidden. A cell has the pairs of the two. */
export interface CrossTable {
  order: readonly string[];
  cells: ReadonlyMap<string, readonly { pair: Pair; side: 0 | 1 }[]>;
}

export function crossCell(row: string, column: string): string {
  return `${row}\n${column}`;
}

export function crossTable(state: Tournament): CrossTable {
  const cells = new Map<string, { pair: Pair; side: 0 | 1 }[]>();
  for (const pair of state.pairs.values()) {
    for (const side of [0, 1] as const) {
      for (const row of pair.sides[side]) {
        for (const column of itemAt(pair.sides, 1 - side)) {
          const key = crossCell(row, column);
          cells.set(key, [...(cells.get(key) ?? []), { pair, side }]);
        }
      }
    }
  }
  const isPublic = state.setup.public || state.phase === 'closed';
  const order = isPublic ? standingsOf(state).map(({ entrant }) => entrant) : state.entrants.map(({ id }) => id);
  return { order, cells };
}

export function crossCsv(state: Tournament): string {
  const nameOf = nameIn(state);
  const { order, cells } = crossTable(state);
  return toCsv([
    ['', ...order.map(nameOf)],
    ...order.map((row) => [
      nameOf(row),
      ...order.map((column) =>
        (cells.get(crossCell(row, column)) ?? [])
          .map(({ pair, side }) => formatPoints(pairScore(state, pair)[side]))
          .join(' / '),
      ),
    ]),
  ]);
}

/** All settled legs, in the order of rounds. */
export function resultsCsv(state: Tournament): string {
  const nameOf = nameIn(state);
  const keys = ['round', 'leg', 'date', 'game', 'first', 'second', 'winner', 'net', 'planes', 'how', 'note'];
  const rows = [...state.pairs.values()].flatMap((pair) => {
    const team = (side: 0 | 1) => pair.sides[side].map(nameOf).join(' & ');
    const [a, b] = [team(0), team(1)];
    return pair.legs.flatMap((leg) => {
      if (leg.at === null) return [];
      const winner = leg.winner === null ? say('tournament.csv.draw') : leg.winner === 0 ? a : b;
      const planes = ([0, 1] as const).flatMap((side) => flownPlanes(state, pair, leg, side)).join(' ');
      const how = say(`tournament.csv.${leg.state}`);
      const { game } = gameOfPair(state, pair);
      const note = leg.typed?.note ?? '';
      return [
        [pair.round, leg.number + 1, leg.at, say(`game.${game}`), a, b, winner, formatNet(leg.net), planes, how, note],
      ];
    });
  });
  return toCsv([keys.map((key) => say(`tournament.csv.${key}`)), ...rows]);
}
