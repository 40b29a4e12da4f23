import { type Random, shuffle } from '@aerodrome/engine/core/random.ts';
import {
  type Biplane,
  type BoardSide,
  biplanes,
  type Colour,
  type TrackBoard,
} from '@aerodrome/engine/games/track/data/box.ts';
import { standardBox } from '@aerodrome/engine/games/track/data/standard.ts';

/** A box that keeps the text of the rulebook, everything else in it drawn at random. */
export function anyBox(rng: Random) {
  const draw = (bound: number) => rng.below(bound, 'box');
  const some = (list: readonly number[], count: number) => shuffle([...list], rng, 'box').slice(0, count);
  const ringSpaces = [0, 1, 2, 3, 4, 5, 6, 7];

  const boardOf = (side: BoardSide): TrackBoard => {
    const purple = draw(8);
    const brown = (purple + 3 + draw(3)) % 8;
    const rejoins = (purple + 6) % 8;
    const junction = (rejoins + 1 + draw(7)) % 8;
    const [mixed, ...others] = some(
      ringSpaces.filter((space) => space !== rejoins && space !== junction),
      6,
    );
    const ring: Colour[][] = ringSpaces.map(() => ['white']);
    if (side === 'two-coloured') {
      for (const space of [junction, ...others.slice(draw(5))]) ring[space] = ['green'];
      ring[mixed] = ['white', 'green'];
    }
    ring[rejoins].push('purple');
    ring[junction].unshift('blue');
    return {
      ring,
      loops: [
        { colour: 'purple', leaves: purple, rejoins },
        { colour: 'brown', leaves: brown, rejoins: (brown + 6) % 8 },
      ],
      exit: { leaves: junction, length: 1 + draw(6) },
      starts: some(ringSpaces, 2),
      targets: some(ringSpaces, 5),
    };
  };

  /** Lays tiles with these hits on rows of any value; the solo table's blanks and special rules' tiles come first. */
  const setOf = (name: Biplane, guns: readonly number[]) => {
    const tiles: number[][] = [[], [], [], [], [], []];
    for (const value of standardBox.adjustedBag[name] ?? []) tiles[value].push(0);
    if (name === 'white' || name === 'brown') tiles[0].push(1);
    if (name === 'grey') tiles[draw(6)].push(3);
    const size = name === 'black' ? 18 : 15;
    for (let left = size - tiles.flat().length; left > 0; left--) tiles[draw(6)].push(guns[left - 1]);
    return { fallsAt: standardBox.biplanes[name].fallsAt, tiles };
  };
  const gunsOf = () => Array.from({ length: 18 }, () => draw(4));
  const shared = gunsOf();
  const sets = biplanes.map((name) => [name, setOf(name, name === 'red' || name === 'blue' ? shared : gunsOf())]);

  const airfields = some([1, 2, 3, 4, 5, 6, 7, 8, 9], 5);
  const armed = draw(2);
  return {
    name: 'any',
    boards: { 'single-coloured': boardOf('single-coloured'), 'two-coloured': boardOf('two-coloured') },
    biplanes: Object.fromEntries(sets),
    charge: {
      fallsAt: 1 + draw(9),
      tiles: [-2, -1, 0, 0, 1, 2].map((value, i) => ({
        value,
        hits: value !== 0 ? draw(4) : i === 2 + armed ? 1 + draw(3) : 0,
      })),
    },
    factories: Array.from({ length: 5 }, () => 1 + draw(5)),
    airfields,
    objectives: some(airfields, 5),
  };
}
