/** What two players have to come to: a share of the points, or so much Elo. */
export interface Bar {
  game: string;
  /** What is flown, in words. */
  mode: string;
  /** Options that differ from the usual; of several, each has its share of the deals. */
  flown: readonly Record<string, unknown>[];
  a: string;
  b: string;
  least?: { score: number } | { elo: number };
  most?: { score: number };
}

/** The modes of the bars, and those in which an ace has to beat a pilot, whatever the sides. */
interface Game {
  main: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  others: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  /** Elo between neighbouring levels up to the fourth, and between the last two. */
  step: number;
  last: number;
  /** Who a cadet may not beat too often, and who a legend has to beat nearly always. */
  cadet: { against: string; most: number };
  legend: Readonly<Record<string, number>>;
}

const biplanes = ['red', 'blue', 'green', 'yellow', 'brown', 'black', 'white', 'grey', 'purple'];

/** Each on both sides, against another that is far from it in the list. */
const drawn = biplanes.map((name, i) => ({ biplanes: [name, biplanes[(i + 4) % biplanes.length]] }));

const games: Readonly<Record<string, Game>> = {
  track: {
    main: { duel: [{}], 'all nine biplanes': drawn },
    others: {
      'all nine biplanes': drawn,
      'two-coloured board': [{ board: 'two-coloured' }],
      espionage: [{ scenario: 'espionage' }],
      bombing: [{ scenario: 'bombing' }],
      rescue: [{ scenario: 'rescue' }],
      escort: [{ scenario: 'escort' }],
      'prototype edition': [{ edition: 'prototype' }],
    },
    step: 80,
    last: 30,
    cadet: { against: 'random', most: 0.65 },
    legend: { random: 0.88 },
  },
  airspace: {
    main: { '1 v 1': [{}] },
    others: { '2 v 2': [{ planes: 2 }], 'three seats': [{ players: 3 }], 'four seats': [{ players: 4 }] },
    step: 150,
    last: 100,
    cadet: { against: 'safe', most: 0.9 },
    legend: { random: 0.99, safe: 0.99 },
  },
  squadrons: {
    main: { 'two players': [{}] },
    others: { 'three players': [{ players: '3' }], 'four players': [{ players: '4' }] },
    step: 100,
    last: 50,
    cadet: { against: 'random', most: 0.9 },
    legend: { random: 0.99 },
  },
  crew: {
    main: { 'four players': [{}] },
    others: {
      'two players': [{ players: '2' }],
      'three players': [{ players: '3' }],
      moon: [{ token: 'moon' }],
      'anti-air fire': [{ token: 'antiAir' }],
      claws: [{ token: 'claws' }],
      crossfire: [{ crossfire: true }],
    },
    step: 80,
    last: 30,
    cadet: { against: 'thrifty', most: 0.9 },
    legend: { random: 0.99, thrifty: 0.98 },
  },
};

/** Every bar of a game, those of its main modes first. */
export function barsOf(game: string): Bar[] {
  const { main, others, step, last, cadet, legend } = games[game];
  const steps = Object.entries(main).flatMap(([mode, flown]) => {
    const bar = (a: string, b: string, of: Pick<Bar, 'least' | 'most'>): Bar => ({ game, mode, flown, a, b, ...of });
    return [
      bar('1', cadet.against, { most: { score: cadet.most } }),
      bar('2', '1', { least: { elo: step } }),
      bar('3', '2', { least: { elo: step } }),
      bar('4', '3', { least: { elo: step } }),
      bar('5', '4', { least: { elo: last } }),
      ...Object.entries(legend).map(([against, score]) => bar('5', against, { least: { score } })),
    ];
  });
  const rest = Object.entries(others).map(([mode, flown]): Bar => {
    return { game, mode, flown, a: '4', b: '2', least: { score: 0.5 } };
  });
  return [...steps, ...rest];
}
