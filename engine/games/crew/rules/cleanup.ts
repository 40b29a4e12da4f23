import type { Emit } from '../../../core/game.ts';
import { mateOf, pilotOf } from '../boards.ts';
import type { GameData } from '../gameData.ts';
import { type CrewEvent, type CrewState, none } from '../state.ts';
import { fade } from './antiAir.ts';

/** "5. Cleanup": resolved cards are discarded; who has Repaired for the first time shows smoke from now on. */
export function cleanUp(gameData: GameData, draft: CrewState, emit: Emit<CrewEvent>): void {
  for (const { post, card } of draft.laid) draft.posts[post].spent.push(card);
  draft.laid = [];
  draft.section = 0;
  draft.holder = none;
  emit?.({ type: 'cleanedUp', round: draft.round });
  for (const team of [0, 1]) {
    const pilot = pilotOf(team);
    if (draft.smoke[team] || !(draft.repairing[pilot] || draft.repairing[mateOf(pilot)])) continue;
    draft.smoke[team] = true;
    emit?.({ type: 'smoke', team });
  }
  if (gameData.token === 'antiAir') fade(draft, emit);
  draft.repairing.fill(false);
  draft.sunMoved = false;
  draft.calls = [];
}
