import { itemAt } from '@aerodrome/engine/core/items.ts';
import { tilesOf } from '@aerodrome/engine/games/track/data/box.ts';
import { standardBox } from '@aerodrome/engine/games/track/data/standard.ts';
import { type EditionName, editionNames, editions } from '@aerodrome/engine/games/track/options.ts';
import { charge, mission, opponent, type TrackState } from '@aerodrome/engine/games/track/state.ts';
import type { Goal } from '../../scripts/goldens/direct.ts';
import type { Golden } from '../../scripts/goldens/find.ts';

type Nearness = Goal<TrackState>['nearness'];

const board = standardBox.boards['single-coloured'];
const ringSize = board.ring.length;
const lane = ringSize + board.loops.length;

const damage = (plane: number) => (state: TrackState) => itemAt(state.planes, plane).damage;
const quiet: Nearness = (state) => -state.planes.reduce((sum, plane) => sum + plane.damage, 0);

/** Progress towards the exit: the space on the exit lane, or minus the number of ring spaces before the junction. */
function homeward(state: TrackState, plane: number): number {
  const { space } = itemAt(state.planes, plane);
  if (space >= lane) return space;
  return space >= ringSize ? -ringSize : -((board.exit.leaves - space + ringSize) % ringSize);
}

function targetsGone({ targets }: TrackState): number {
  return targets.filter((left) => left === 0).length;
}

/** Four targets, unharmed, and then the exit. */
const missionThenHome: Nearness = (state) => {
  const gone = Math.min(targetsGone(state), 4);
  const cameras = state.targets.reduce((sum, left) => sum + left, 0);
  return gone * 30 - cameras * 2 - damage(mission)(state) * 3 + (gone === 4 ? homeward(state, mission) : 0);
};

const missionThenFall: Nearness = (state) => Math.min(targetsGone(state), 4) * 30 + damage(mission)(state);

/** No progress of the mission and no hits, despite the noise. */
const nothingHappens: Nearness = (state) => {
  const onTheWayOut = itemAt(state.planes, mission).space >= lane ? 100 : 0;
  return 1000 * (quiet(state) * 10 - targetsGone(state) * 5 - state.rescued - onTheWayOut);
};

/** Exactly this number of people rescued, then the next goal. */
function afterSaving(count: number, then: Nearness): Nearness {
  return (state) => {
    if (state.rescued > count) return -1000;
    if (state.rescued === count) return count * 100 + then(state);
    return state.rescued * 100 + towardsSomebody(state) - damage(mission)(state) * 3;
  };
}

/** Landed at an airfield with a waiting person, or close behind one. */
function towardsSomebody({ targets, objectives, planes, landed, takeOff }: TrackState): number {
  const waiting = board.targets.filter((_, spot) => objectives.held.includes(itemAt(targets, spot)));
  if (waiting.includes(landed) && !takeOff) return 20;
  const { space } = itemAt(planes, mission);
  if (space >= ringSize || waiting.length === 0) return -ringSize;
  return -Math.min(...waiting.map((airfield) => (airfield - space + ringSize) % ringSize));
}

const home: Nearness = (state) => homeward(state, mission) - damage(mission)(state) * 3;
const downTheDefender: Nearness = (state) => damage(opponent)(state) * 3 - damage(mission)(state);
const chargeHome: Nearness = (state) => homeward(state, charge) - damage(charge)(state) * 5 - damage(opponent)(state);

/** Brown without a low tile to follow its 0, white with a second 0. */
function stalling(name: 'brown' | 'white', seat: number): Nearness {
  const tiles = tilesOf(standardBox.biplanes[name]);
  const low = (tile: number) => itemAt(tiles, tile).value === 1 || itemAt(tiles, tile).value === 2;
  return ({ pilots }) => (itemAt(pilots, seat).afterZero ? 3 : 0) - itemAt(pilots, seat).hand.filter(low).length;
}

/** A goal for an ending, and the biplanes that reach it. */
type Way = [nearness: Nearness, biplanes: string, more?: Record<string, unknown>];

/** Exactly these numbers of hits on the two planes of a duel. */
function bothHit({ planes }: TrackState, first: number, second: number): number {
  return -Math.abs(itemAt(planes, mission).damage - first) - Math.abs(itemAt(planes, opponent).damage - second);
}

const soon: Nearness = () => 0;
const saved = ['none', 'one', 'two', 'three'];

function duel(): Record<string, Way> {
  return {
    shotDown: [damage(mission), 'purple,yellow', { board: 'two-coloured' }],
    // Both are hit, so that the number of hits decides.
    fewerHits: [(state) => bothHit(state, 2, 1), 'green,black'],
    sameHits: [(state) => bothHit(state, 1, 1), 'red,blue', { board: 'two-coloured' }],
    'crashed-noLowTile': [stalling('brown', mission), 'brown,red'],
    'crashed-secondZero': [stalling('white', opponent), 'grey,white'],
    resigned: [soon, 'grey,purple'],
  };
}

function espionage(edition: EditionName, solo: boolean): Record<string, Way> {
  const { spyWinsOnFourthSite } = editions[edition];
  return {
    [spyWinsOnFourthSite ? 'photographed' : 'escaped']: [missionThenHome, 'white,purple'],
    shotDown: [damage(mission), 'black,grey', solo ? { smartThree: true } : { board: 'two-coloured' }],
    undecided: [nothingHappens, 'red,green'],
    crashed: [stalling('brown', mission), 'brown,blue'],
    resigned: [soon, 'red,blue'],
  };
}

function bombing(solo: boolean): Record<string, Way> {
  return {
    escaped: [missionThenHome, 'purple,grey', solo ? { adjustedBag: true } : {}],
    shotDown: [damage(mission), 'black,yellow'],
    undecided: [nothingHappens, 'purple,green'],
    crashed: [stalling('brown', mission), 'brown,green'],
    resigned: [soon, 'yellow,blue'],
    ...(!solo && {
      defenderShotDown: [downTheDefender, 'yellow,black'],
      bombedThenShotDown: [missionThenFall, 'purple,red'],
    }),
  };
}

function rescue(edition: EditionName, solo: boolean): Record<string, Way> {
  const defenders = ['grey', 'black', 'green', 'yellow'];
  const ways: Record<string, Way> = {
    shotDown: [damage(mission), 'brown,yellow', solo ? { smartThree: true, adjustedBag: true } : {}],
    undecided: [nothingHappens, 'brown,green'],
    crashed: [stalling('white', mission), 'white,red'],
    resigned: [soon, 'white,blue'],
  };
  for (const [count, word] of saved.entries()) {
    // The editions differ only in matches with at most one rescued person.
    if (edition === 'prototype' && count > 1) break;
    if (count > 0) ways[`escaped-${word}`] = [afterSaving(count, home), `white,${defenders[count]}`];
    if (!solo) ways[`defenderShotDown-${word}`] = [afterSaving(count, downTheDefender), `brown,${defenders[count]}`];
  }
  return ways;
}

function escort(solo: boolean): Record<string, Way> {
  return {
    escaped: [chargeHome, 'red,white'],
    chargeShotDown: [damage(charge), 'blue,black'],
    notOut: [(state) => quiet(state) - homeward(state, charge), 'purple,grey'],
    crashed: [stalling('white', mission), 'white,red'],
    resigned: [soon, 'green,yellow'],
    ...(!solo && {
      attackerShotDown: [(state) => damage(opponent)(state) * 2 - damage(charge)(state), 'black,white'],
      bothShotDown: [(state) => damage(opponent)(state) + damage(charge)(state), 'yellow,grey'],
    }),
  };
}

/** Thirty undecided rounds make a large file, so each scenario has one only, each in another variant. */
const undecidedKept = ['espionage-undecided', 'bombing-solo-undecided', 'rescue-undecided-prototype'];
const isKept = ({ name }: Golden<TrackState>) => !name.includes('undecided') || undecidedKept.includes(name);

/** Every ending of every scenario, solo and for two players, in both editions. */
export const recorded: readonly Golden<TrackState>[] = editionNames
  .flatMap((edition) => [
    ...goldens({ edition, scenario: 'duel' }, duel()),
    ...[false, true].flatMap((solo) => [
      ...goldens({ edition, solo, scenario: 'espionage' }, espionage(edition, solo)),
      ...goldens({ edition, solo, scenario: 'bombing' }, bombing(solo)),
      ...goldens({ edition, solo, scenario: 'rescue' }, rescue(edition, solo)),
      ...goldens({ edition, solo, scenario: 'escort' }, escort(solo)),
    ]),
  ])
  .filter(isKept);

function goldens(
  options: { edition: EditionName; scenario: string; solo?: boolean },
  ways: Record<string, Way>,
): Golden<TrackState>[] {
  return Object.entries(ways).map(([result, [nearness, biplanes, more]]) => {
    const [ending, detail = ''] = result.split('-');
    const rescued = saved.indexOf(detail);
    const counted = ending === 'fewerHits' || ending === 'sameHits';
    const reached = (state: TrackState) =>
      state.outcome?.ending === ending &&
      (rescued < 0 || state.rescued === rescued) &&
      (!counted || state.planes.every((plane) => plane.damage > 0));
    const parts = [options.scenario, options.solo && 'solo', result, options.edition === 'prototype' && 'prototype'];
    return {
      name: parts.filter(Boolean).join('-'),
      options: { ...options, ...more, biplanes: biplanes.split(',') },
      goal: {
        reached,
        nearness,
        // Thirty rounds without a decision need a deeper search, even more so against the automatic opponent.
        ...(ending === 'undecided' && { depth: options.solo ? 4 : 2 }),
        ...(ending === 'resigned' && { resigns: { seat: mission, after: 5 } }),
      },
    };
  });
}
