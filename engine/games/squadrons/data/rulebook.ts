import { Grid } from '../../../boards/grid.ts';
import type { Rejection } from '../../../core/game.ts';
import { type Colour, colours, type SquadronsBox } from './box.ts';

/** The facts about a box of the right shape that the rulebook's text takes for granted, apart from its cover. */
export function rulebookProblems(box: SquadronsBox): Rejection[] {
  return [...squareProblems(box), ...lineProblems(box), ...colours.flatMap((colour) => setProblems(box, colour))];
}

/** "How to move", 10: every landing square and every gun has a square of its own. */
function squareProblems({ board, squadrons }: SquadronsBox): Rejection[] {
  const problems: Rejection[] = [];
  const grid = new Grid(board.columns, board.rows);
  const taken = new Set<string>();
  for (const colour of colours) {
    for (const part of ['landing', 'guns'] as const) {
      for (const [i, square] of squadrons[colour][part].entries()) {
        const params = { path: `box.squadrons.${colour}.${part}[${i}]`, found: square };
        if (grid.square(square) < 0) problems.push({ code: 'squadrons.box.noSuchSquare', params });
        else if (taken.has(square)) problems.push({ code: 'squadrons.box.twice', params });
        taken.add(square);
      }
    }
  }
  return problems;
}

/** "The dogfight", 7: a nation lies on one side of the double black line, and its enemy on the other. */
function lineProblems({ board, squadrons }: SquadronsBox): Rejection[] {
  const { columns, rows, line } = board;
  if (line >= rows) return [{ code: 'squadrons.box.noLine', params: { path: 'box.board.line', rows } }];
  const grid = new Grid(columns, rows);
  const far = (square: string) => grid.row(grid.square(square)) >= line;
  const home = far(squadrons.green.landing[0]);
  return colours.flatMap((colour, squadron) => {
    const { landing, guns } = squadrons[colour];
    const side = squadron < 2 ? home : !home;
    const stray = [...landing, ...guns].find((square) => grid.square(square) >= 0 && far(square) !== side);
    if (stray === undefined) return [];
    return [{ code: 'squadrons.box.acrossTheLine', params: { path: `box.squadrons.${colour}`, found: stray } }];
  });
}

function setProblems({ pieces, squadrons }: SquadronsBox, colour: Colour): Rejection[] {
  const problems: Rejection[] = [];
  const { guns, pack } = squadrons[colour];
  const path = `box.squadrons.${colour}`;
  const expected = pieces.hit + pieces.miss;
  if (guns.length !== expected) {
    problems.push({ code: 'squadrons.box.gunCount', params: { path: `${path}.guns`, expected, found: guns.length } });
  }
  // "Summary of card play", A: without a burst card nothing is ever shot down.
  if (pack.bursts.every((count) => count === 0)) {
    problems.push({ code: 'squadrons.box.noBursts', params: { path: `${path}.pack.bursts` } });
  }
  // "Suggestions for strategy", 1.
  if (pack.loops >= pack.rollOuts) {
    const params = { path: `${path}.pack.loops`, expected: pack.rollOuts, found: pack.loops };
    problems.push({ code: 'squadrons.box.loopsNotFewer', params });
  }
  return problems;
}
