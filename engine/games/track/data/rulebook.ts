import type { Rejection } from '../../../core/game.ts';
import { type Biplane, type BoardSide, biplanes, boardSides, type Colour, type TrackBox, tilesOf } from './box.ts';

type Report = (code: string, path: string, expected: string | number, found: string | number) => void;

/** One thing that the text says of a box, and the parts of the box it is about. */
type Rule = [parts: string[], check: (report: Report) => void];

/**
 * The facts about a box that the rulebook's text fixes, apart from its pictures. Judges only parts whose shape is
 * sound.
 */
export function rulebookProblems(box: TrackBox, sound: (part: string) => boolean): Rejection[] {
  const problems: Rejection[] = [];
  const report: Report = (code, path, expected, found) => {
    problems.push({ code: `track.box.${code}`, params: { path, expected, found } });
  };
  for (const [parts, check] of [...boardRules(box), ...biplaneRules(box), ...scenarioRules(box)]) {
    if (parts.every(sound)) check(report);
  }
  return problems;
}

function boardRules({ boards }: TrackBox): Rule[] {
  return boardSides.flatMap((side): Rule[] => {
    const at = `box.boards.${side}`;
    return [
      [[`${at}.ring`], (report) => groundColours(side, boards[side].ring, `${at}.ring`, report)],
      [[`${at}.loops`], (report) => loopShapes(boards[side].loops, `${at}.loops`, report)],
      [
        [`${at}.ring`, `${at}.loops`],
        (report) => {
          const { ring, loops } = boards[side];
          const rejoins = loops.filter(({ colour }) => colour === 'purple').map((loop) => loop.rejoins);
          shownOnlyAt('purple', ring, rejoins, `${at}.ring`, report);
        },
      ],
      [
        [`${at}.ring`, `${at}.exit`],
        (report) => shownOnlyAt('blue', boards[side].ring, [boards[side].exit.leaves], `${at}.ring`, report),
      ],
      [[`${at}.starts`], (report) => allDifferent(boards[side].starts, `${at}.starts`, report)],
      [[`${at}.targets`], (report) => allDifferent(boards[side].targets, `${at}.targets`, report)],
    ];
  });
}

/**
 * "Coloured Spaces" and "Alternative Board": every ring space shows its ground, alone or with one more colour. Only the
 * two-coloured side has green ground, and with it spaces of both grounds, from which the two parts can be reached.
 */
function groundColours(side: BoardSide, ring: TrackBox['boards'][BoardSide]['ring'], at: string, report: Report): void {
  const grounds: Colour[] = side === 'two-coloured' ? ['white', 'green'] : ['white'];
  const allowed: Colour[] = [...grounds, 'purple', 'blue'];
  for (const [space, shows] of ring.entries()) {
    const path = `${at}[${space}]`;
    const strange = shows.filter((colour) => !allowed.includes(colour));
    if (strange.length > 0) report('notAColour', path, allowed.join(', '), strange.join(', '));
    allDifferent(shows, path, report);
    if (!shows.some((colour) => grounds.includes(colour))) {
      report('noGround', path, grounds.join(', '), shows.join(', '));
    }
  }
  if (side === 'single-coloured') return;
  const of = ({ white, green }: { white: boolean; green: boolean }) =>
    ring.filter((shows) => shows.includes('white') === white && shows.includes('green') === green).length;
  if (of({ white: true, green: false }) === 0) report('noSuchSpace', at, 'white', 0);
  if (of({ white: false, green: true }) === 0) report('noSuchSpace', at, 'green', 0);
  if (of({ white: true, green: true }) === 0) report('noSuchSpace', at, 'white + green', 0);
}

/**
 * "Loop the Loop": a 3 round the loop ends one behind its start, so a loop of one space rejoins two before it leaves.
 */
function loopShapes(loops: TrackBox['boards'][BoardSide]['loops'], at: string, report: Report): void {
  const found = loops.map(({ colour }) => colour).join(', ');
  if (found !== 'purple, brown') report('loopColours', at, 'purple, brown', found);
  for (const [i, { leaves, rejoins }] of loops.entries()) {
    const expected = (leaves + 6) % 8;
    if (rejoins !== expected) report('loopShape', `${at}[${i}].rejoins`, expected, rejoins);
  }
  // A tile has one loop side, so a 3 never has two loops to choose from: it reaches a loop from three spaces.
  const ahead = (loops[1].leaves - loops[0].leaves + 8) % 8;
  const apart = Math.min(ahead, 8 - ahead);
  if (apart < 3) report('loopsTooClose', at, 3, apart);
}

/** "Coloured Spaces": purple shows where its loop rejoins, blue where the exit path leaves, and nowhere else. */
function shownOnlyAt(
  colour: Colour,
  ring: TrackBox['boards'][BoardSide]['ring'],
  expected: readonly number[],
  at: string,
  report: Report,
): void {
  const found = [...ring.keys()].filter((space) => ring[space].includes(colour)).join(', ');
  if (found !== expected.join(', ')) report(`${colour}Space`, at, expected.join(', '), found);
}

function allDifferent(items: readonly (string | number)[], at: string, report: Report): void {
  const again = items.filter((item, i) => items.indexOf(item) < i);
  if (again.length > 0) report('twice', at, items.length, again.join(', '));
}

function biplaneRules(box: TrackBox): Rule[] {
  const at = (name: Biplane) => `box.biplanes.${name}`;
  const one = biplanes.flatMap((name): Rule[] => [
    [[`${at(name)}.fallsAt`], (report) => fallsAt(box, name, `${at(name)}.fallsAt`, report)],
    [[`${at(name)}.tiles`], (report) => tileCounts(box, name, `${at(name)}.tiles`, report)],
    [[`${at(name)}.tiles`, 'box.adjustedBag'], (report) => adjustedBag(box, name, `${at(name)}.tiles`, report)],
  ]);
  const both = [`${at('red')}.tiles`, `${at('blue')}.tiles`];
  return [...one, [both, (report) => redAndBlue(box, `${at('blue')}.tiles`, report)]];
}

/** "The Other Biplanes": yellow, white and grey take six hits instead of seven. */
function fallsAt(box: TrackBox, name: Biplane, at: string, report: Report): void {
  const expected = name === 'yellow' || name === 'white' || name === 'grey' ? 6 : 7;
  const found = box.biplanes[name].fallsAt;
  if (found !== expected) report('fallsAt', at, expected, found);
}

/** Black has 18 tiles; 138 in all leaves 15 for each of the others. And a special rule's tiles must be there. */
function tileCounts(box: TrackBox, name: Biplane, at: string, report: Report): void {
  const tiles = tilesOf(box.biplanes[name]);
  const expected = name === 'black' ? 18 : 15;
  if (tiles.length !== expected) report('tileCount', at, expected, tiles.length);
  const zeros = tiles.filter(({ value }) => value === 0).length;
  if (name === 'brown' && zeros < 1) report('zeros', at, 1, zeros);
  if (name === 'white' && zeros < 2) report('zeros', at, 2, zeros);
  const jamming = tiles.filter((tile) => tile.hits === 3).length;
  if (name === 'grey' && jamming < 1) report('threeHits', at, 1, jamming);
}

/** "Adjusting Difficulty": every tile without hits that its table names can be taken out of the bag. */
function adjustedBag(box: TrackBox, name: Biplane, at: string, report: Report): void {
  const named = box.adjustedBag[name] ?? [];
  for (const value of new Set(named)) {
    const expected = named.filter((other) => other === value).length;
    const found = box.biplanes[name].tiles[value].filter((hits) => hits === 0).length;
    if (found < expected) report('noHitTiles', `${at}[${value}]`, expected, found);
  }
}

/** "Movement tiles": red and blue have different sets and shoot alike. */
function redAndBlue(box: TrackBox, at: string, report: Report): void {
  const gunsOf = (name: Biplane) => tilesOf(box.biplanes[name]).map((tile) => tile.hits);
  const shooters = (name: Biplane) => gunsOf(name).filter((hits) => hits > 0).length;
  const damage = (name: Biplane) => gunsOf(name).reduce((sum, hits) => sum + hits, 0);
  if (shooters('red') !== shooters('blue')) report('shooters', at, shooters('red'), shooters('blue'));
  if (damage('red') !== damage('blue')) report('damage', at, damage('red'), damage('blue'));
  const [red, blue] = (['red', 'blue'] as const).map((name) =>
    box.biplanes[name].tiles.map((row) => [...row].sort().join(' ')).join(' / '),
  );
  if (red === blue) report('sameTiles', at, red, blue);
}

function scenarioRules({ charge, airfields, objectives }: TrackBox): Rule[] {
  return [
    [['box.charge.tiles'], (report) => chargeTiles(charge, 'box.charge.tiles', report)],
    [['box.airfields'], (report) => allDifferent(airfields, 'box.airfields', report)],
    [['box.objectives'], (report) => allDifferent(objectives, 'box.objectives', report)],
    [
      ['box.airfields', 'box.objectives'],
      (report) => {
        const [expected, found] = [airfields, objectives].map((list) => [...list].sort().join(', '));
        if (found !== expected) report('objectives', 'box.objectives', expected, found);
      },
    ],
  ];
}

/** "Escort": −2, −1, +1, +2 and two 0s, of which a lost escort discards the one without a hit. */
function chargeTiles({ tiles }: TrackBox['charge'], at: string, report: Report): void {
  const byValue = tiles.map(({ value }) => value).sort((a, b) => a - b);
  const expected = '-2, -1, 0, 0, 1, 2';
  if (byValue.join(', ') !== expected) report('chargeValues', at, expected, byValue.join(', '));
  const armed = tiles.filter(({ value, hits }) => value === 0 && hits > 0).length;
  if (armed !== 1) report('chargeZeros', at, 1, armed);
}
