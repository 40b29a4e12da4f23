import { clone } from '../../core/clone.ts';
import { type Draw, type Random, RecordingRandom, SeededRandom } from '../../core/random.ts';
import type { Debrief } from '../debrief.ts';
import { derive } from '../derive.ts';
import type { CampaignEvent, TypedResult } from './events.ts';
import { chooses, comesDown, openSorties } from './happen.ts';
import { type Campaign, fold } from './record.ts';
import type { CampaignState } from './state.ts';
import { takeOff } from './takeOff.ts';
import { debriefOf } from './typed.ts';

/** Chance for what is settled next: the same until something is written, whatever is killed meanwhile. */
function chanceOf({ war, log }: Campaign): SeededRandom {
  return new SeededRandom(derive(war.seed, 3000 + log.length));
}

function drawsOf(campaign: Campaign, play: (state: CampaignState, random: Random) => void): readonly Draw[] {
  const random = new RecordingRandom(chanceOf(campaign));
  const { war, ...rest } = fold(campaign);
  play({ war, ...clone(rest) }, random);
  return random.draws;
}

/** A match is over: the event that writes it down, with everything chance had to say about it. */
export function flown(campaign: Campaign, at: string, sortie: number, debrief: Debrief): CampaignEvent {
  const draws = drawsOf(campaign, (state, random) => comesDown(state, sortie, debrief, null, random));
  return { at, type: 'flown', sortie, debrief, draws };
}

/** The same for a mission flown on a real table. */
export function typed(campaign: Campaign, at: string, sortie: number, result: TypedResult): CampaignEvent {
  const draws = drawsOf(campaign, (state, random) => {
    if (state.stage !== 'flying') openSorties(state);
    comesDown(state, sortie, debriefOf(state, result), result.grade, random);
  });
  return { at, type: 'typed', sortie, result, draws };
}

/** An order is chosen; one with nothing to fly is settled with it. */
export function chose(campaign: Campaign, at: string, order: string): CampaignEvent {
  return { at, type: 'chose', order, draws: drawsOf(campaign, (state, random) => chooses(state, order, random)) };
}

/** A sortie takes off: written before its match is, so that a kill between the two re-rolls nothing. */
export function flying(campaign: Campaign, at: string, sortie: number, matchId: string): CampaignEvent {
  const state = fold(campaign);
  const before = state.sorties[sortie];
  const again = before?.stage === 'flying' ? before.attempt + 1 : 0;
  const attempt = Math.max(again, state.reflights.filter((number) => number === state.number).length);
  return { at, type: 'flying', sortie, matchId, attempt, ...takeOff(state, sortie, attempt) };
}
