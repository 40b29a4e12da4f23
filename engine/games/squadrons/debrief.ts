import type { LogLine } from '../../core/record.ts';
import { countLoops } from '../../meta/countLoops.ts';
import type { Debrief, PlaneDebrief } from '../../meta/debrief.ts';
import { colours } from './data/box.ts';
import { openGameData } from './gameData.ts';
import type { SquadronsOptions } from './options.ts';
import { turnsOf } from './rules/turns.ts';
import { american, german, none, type SquadronsEvent } from './state.ts';
import type { SquadronsView } from './view.ts';

/**
 * Builds the debrief of a finished match. All of it but the loops stands on the table: the insignia tell of more
 * victories than the log of a match that was begun under older rules.
 */
export function debrief(log: readonly LogLine[], view: SquadronsView, options: SquadronsOptions): Debrief {
  const gameData = openGameData(options);
  const keys = keysOf(options);
  const loops = countLoops<SquadronsEvent>(log, (event) =>
    event.type === 'defended' && event.defence === 'looped' ? event.plane : undefined,
  );
  const planes = gameData.planes.map(({ squadron: began, number, insignia }, plane): PlaneDebrief => {
    // A plane that was given away keeps its name and flies for its new owner.
    const { squadron, square, victories } = view.planes[plane];
    const { seat, side } = gameData.squadrons[squadron];
    const lost = square === none;
    return {
      key: `${keys[began]}.${number}`,
      seat,
      side,
      taken: lost ? 1 : 0,
      dealt: victories - insignia,
      victories: victories - insignia,
      ...loops(plane),
      fate: lost ? 'shotDown' : 'home',
    };
  });
  const of = (side: number) => planes.filter((plane) => plane.side === side);
  const lost = (side: number) => of(side).reduce((sum, { taken }) => sum + taken, 0);
  if (view.outcome === null) throw new Error('the match is not over');
  return {
    game: 'squadrons',
    scenario: null,
    ...view.outcome,
    turns: turnsOf(view, gameData.seats.length),
    planes,
    // A gun's victims are nobody's victory, but their side has lost them.
    margin: [lost(german), lost(american)],
    most: Math.max(of(american).length, of(german).length),
  };
}

/** Squadrons by the names of their box; if two of them share one, by the colours of their stands. */
function keysOf({ box }: SquadronsOptions): readonly string[] {
  const names = colours.map((colour) => box.squadrons[colour].name);
  return new Set(names).size === names.length ? names : colours;
}
