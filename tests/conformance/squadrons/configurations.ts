import type { Configuration } from '../run.ts';

const modes: [name: string, raw: Record<string, unknown>][] = [
  ['two players', { players: '2' }],
  ['three players, the Americans in one hand', { players: '3', alone: 'american' }],
  ['three players, the Germans in one hand', { players: '3', alone: 'german' }],
  ['four players', { players: '4' }],
];

type Field = [landing: string, guns: string];

function box(name: string, columns: number, rows: number, pieces: [hit: number, miss: number], fields: Field[]) {
  const [green, blue, red, yellow] = fields.map(([landing, guns]) => ({
    landing: landing.split(' '),
    guns: guns.split(' '),
  }));
  const [hit, miss] = pieces;
  const board = { columns, rows, line: rows / 2 };
  return { name, board, pieces: { hit, miss }, squadrons: { green, blue, red, yellow } };
}

/** Small boards meet, block and shoot sooner: a match on the standard one takes fifteen hundred decisions. */
const boxes = [
  // Nothing but planes in each other's way, and guns that only ever miss.
  box(
    'four by four',
    4,
    4,
    [0, 1],
    [
      ['A1', 'A2'],
      ['D1', 'D2'],
      ['A4', 'A3'],
      ['D4', 'D3'],
    ],
  ),
  box(
    'five by four',
    5,
    4,
    [1, 1],
    [
      ['A1', 'A2 B1'],
      ['E1', 'E2 D1'],
      ['A4', 'A3 B4'],
      ['E4', 'E3 D4'],
    ],
  ),
  box(
    'six by six',
    6,
    6,
    [1, 1],
    [
      ['A1 B1', 'A2 B2'],
      ['E1 F1', 'E2 F2'],
      ['A6 B6', 'A5 B5'],
      ['E6 F6', 'E5 F5'],
    ],
  ),
  box(
    'four by eight',
    4,
    8,
    [1, 2],
    [
      ['A1', 'A2 B2 A3'],
      ['D1', 'D2 C2 D3'],
      ['A8', 'A7 B7 A6'],
      ['D8', 'D7 C7 D6'],
    ],
  ),
  // Guns of both nations meet at the line, so that an exchange can put both planes on a gun.
  box(
    'guns on the line',
    6,
    4,
    [2, 1],
    [
      ['A1 B1', 'A2 B2 C2'],
      ['E1 F1', 'D2 E2 F2'],
      ['A4 B4', 'A3 B3 C3'],
      ['E4 F4', 'D3 E3 F3'],
    ],
  ),
];

/** A few planes on a small board, some of them aces. */
const worn = { box: boxes[2], handicaps: true, planes: [1, 2, 3, 1], insignia: [1, 0, 2, 0, 1, 2] };

/** Every number of players on boards of several sizes, and on the standard one. */
export function configurations(): Configuration[] {
  const all: Configuration[] = [];
  for (const [family, raw] of modes) {
    for (const each of boxes) all.push({ family, name: `${family}, ${each.name}`, raw: { ...raw, box: each } });
    all.push({ family, name: `${family}, standard box`, raw });
    all.push({ family, name: `${family}, worn squadrons`, raw: { ...raw, ...worn } });
  }
  return all;
}
