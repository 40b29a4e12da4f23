import { clone } from '../../core/clone.ts';
import { type Draw, type Random, RecordingRandom, SeededRandom } from '../../core/random.ts';
import type { Debrief } from '../debrief.ts';
import { derive } from '../derive.ts';
import { chooses, comesDown, openSorties } from './applyEvent.ts';
import type { CampaignEvent, ManualResult } from './events.ts';
import { manualDebrief } from './manualResult.ts';
import type { Running } from './record.ts';
import type { CampaignState } from './state.ts';
import { takeOff } from './takeOff.ts';

/** Chance for what is settled next: the same until something is written, whatever is killed meanwhile. */
function chanceOf({ war, log }: Running): SeededRandom {
  return new SeededRandom(derive(war.seed, 3000 + log.length));
}

function drawsOf(running: Running, play: (state: CampaignState, random: Random) => void): readonly Draw[] {
  const random = new RecordingRandom(chanceOf(running));
  const { war, ...rest } = running.state;
  play({ war, ...clone(rest) }, random);
  return random.draws;
}

/** A match is over: the event that writes it down, with everything chance had to say about it. */
export function landingEvent(running: Running, at: string, sortie: number, debrief: Debrief): CampaignEvent {
  const draws = drawsOf(running, (state, random) => comesDown(state, sortie, debrief, null, random));
  return { at, type: 'flown', sortie, debrief, draws };
}

/** The same for a mission flown on a real table. */
export function manualResultEvent(running: Running, at: string, sortie: number, result: ManualResult): CampaignEvent {
  const draws = drawsOf(running, (state, random) => {
    if (state.stage !== 'flying') openSorties(state);
    comesDown(state, sortie, manualDebrief(state, result), result.grade, random);
  });
  return { at, type: 'typed', sortie, result, draws };
}

/** An order is chosen; one with nothing to fly is settled with it. */
export function orderEvent(running: Running, at: string, order: string): CampaignEvent {
  return { at, type: 'chose', order, draws: drawsOf(running, (state, random) => chooses(state, order, random)) };
}

/** A sortie takes off: written before its match is, so that a kill between the two re-rolls nothing. */
export function takeOffEvent(running: Running, at: string, sortie: number, matchId: string): CampaignEvent {
  const { state } = running;
  const before = state.sorties[sortie];
  const again = before?.stage === 'flying' ? before.attempt + 1 : 1;
  const attempt = Math.max(again, 1 + state.reflights.filter((number) => number === state.number).length);
  return { at, type: 'flying', sortie, matchId, attempt, ...takeOff(state, sortie, attempt) };
}
