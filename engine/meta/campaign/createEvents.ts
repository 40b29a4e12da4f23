import { type Draw, type Random, RecordingRandom, SeededRandom } from '../../core/random.ts';
import type { Debrief } from '../debrief.ts';
import { deriveSeed } from '../deriveSeed.ts';
import type { Untimed } from '../eventLog.ts';
import { chooseOrder, landSortie, openSorties } from './applyEvent.ts';
import { type CampaignDocument, campaignLog } from './document.ts';
import type { CampaignEvent, ManualResult } from './events.ts';
import { manualDebrief } from './manualResult.ts';
import { type CampaignState, copyState } from './state.ts';
import { setUpMatch } from './takeOff.ts';

// Creates events with all random draws in them, so that the reducer never draws. The seed depends on the length of the
// log: until something is appended the same event is created again, even after a crash.

function drawsOf(document: CampaignDocument, play: (state: CampaignState, random: Random) => void): readonly Draw[] {
  const random = new RecordingRandom(new SeededRandom(deriveSeed(document.war.seed, 3000 + document.log.length)));
  play(copyState(campaignLog.fold(document)), random);
  return random.draws;
}

/** The event of a finished match. */
export function landingEvent(document: CampaignDocument, sortie: number, debrief: Debrief): Untimed<CampaignEvent> {
  const draws = drawsOf(document, (state, random) => landSortie(state, sortie, debrief, null, random));
  return { type: 'flown', sortie, debrief, draws };
}

/** The event of a mission that was played on a real table. */
export function manualResultEvent(
  document: CampaignDocument,
  sortie: number,
  result: ManualResult,
): Untimed<CampaignEvent> {
  const draws = drawsOf(document, (state, random) => {
    if (state.stage !== 'flying') openSorties(state);
    landSortie(state, sortie, manualDebrief(state, result), result.grade, random);
  });
  return { type: 'typed', sortie, result, draws };
}

/** The event of a chosen order; an order with nothing to fly is settled by it. */
export function orderEvent(document: CampaignDocument, order: string): Untimed<CampaignEvent> {
  return { type: 'chose', order, draws: drawsOf(document, (state, random) => chooseOrder(state, order, random)) };
}

/** The take-off event of a sortie. It is written before the match, so that a crash between the two cannot change the draws. */
export function takeOffEvent(document: CampaignDocument, sortie: number, matchId: string): Untimed<CampaignEvent> {
  const state = campaignLog.fold(document);
  const before = state.sorties[sortie];
  const again = before?.stage === 'flying' ? before.attempt + 1 : 1;
  const attempt = Math.max(again, 1 + state.reflights.filter((number) => number === state.missionNumber).length);
  return { type: 'flying', sortie, matchId, attempt, ...setUpMatch(state, sortie, attempt) };
}
