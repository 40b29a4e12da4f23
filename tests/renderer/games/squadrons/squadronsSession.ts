import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { squadrons } from '@aerodrome/engine/games/squadrons/index.ts';
import type { SquadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import type { SessionInput } from '../../../../renderer/session/context.ts';
import { positionOf } from '../../../../renderer/table/position.ts';
import type { Scene } from '../../../../renderer/table/table.ts';
import { UiState } from '../../../../renderer/table/uiState.ts';
import { person, startSession } from '../../session/testSession.ts';
import { usualTableSettings } from '../../table/tableSettings.ts';

/** Plays a match of two, deterministically, until a condition holds. */
export function matchAt(until: (match: Match) => boolean): Match {
  const { options } = readOptions(squadrons.options, {}) as { options: SquadronsOptions };
  let x = 5;
  const pick = (bound: number) => {
    x = (x * 1103515245 + 12345) % 2147483648;
    return Math.floor((x / 2147483648) * bound);
  };
  for (let seed = 1; seed < 200; seed++) {
    let match = Match.start(squadrons, options, seed);
    while (!match.outcome) {
      if (until(match)) return match;
      const actions = match.legalActions(match.awaiting()[0]);
      match = match.submit(actions[pick(actions.length)]);
    }
  }
  throw new Error('no match comes there');
}

export const viewOf = (match: Match) => match.view('table') as SquadronsView;

/** Two people at one screen, with shutters between them. */
export function sitAt(match: Match, input: Partial<SessionInput> = {}) {
  return startSession({
    kind: squadrons,
    players: [person('Alix'), person('Bruno')],
    match,
    input: { handover: () => 'shutter', ...input },
  });
}

/** The scene of the seat that must decide. */
export function sceneOf(match: Match): Scene {
  const [seat] = match.awaiting();
  return {
    ...positionOf(match, match.view(seat)),
    seat,
    names: ['Alix', 'Bruno'],
    awaiting: [seat],
    people: [0, 1],
    animating: [],
    settings: usualTableSettings,
    uiState: new UiState(),
    check: (action) => match.check(action),
  };
}
