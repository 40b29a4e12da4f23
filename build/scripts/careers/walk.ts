import { clone } from '@aerodrome/engine/core/clone.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { type Definition, type Difficulty, isQuiet } from '@aerodrome/engine/meta/campaign/definition.ts';
import type { CampaignEvent } from '@aerodrome/engine/meta/campaign/events.ts';
import { comesDown, openSorties } from '@aerodrome/engine/meta/campaign/happen.ts';
import { checkEvent } from '@aerodrome/engine/meta/campaign/legal.ts';
import { chose, flown, flying } from '@aerodrome/engine/meta/campaign/occur.ts';
import { proposal } from '@aerodrome/engine/meta/campaign/prepare.ts';
import { append, type Running, takeUp } from '@aerodrome/engine/meta/campaign/record.ts';
import type { CampaignState, War } from '@aerodrome/engine/meta/campaign/state.ts';
import type { TakeOff } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import type { Debrief } from '@aerodrome/engine/meta/debrief.ts';
import { derive } from '@aerodrome/engine/meta/derive.ts';
import { debriefFrom, draw, type Odds } from './odds.ts';

const at = '1916-01-01T00:00:00.000Z';

export function warOf(definition: Definition, side: string, difficulty: Difficulty, seed: number): War {
  const persons = [{ name: 'Career', person: null }];
  return { definition, seed, mode: 'solo', side, difficulty, ironman: true, gentle: false, byTheBook: false, persons };
}

export function begin(war: War): Running {
  const { names, size } = war.definition.roster;
  const pilots = [names[war.side].slice(0, size)];
  return append(takeUp({ war, log: [] }), { at, type: 'begun', pilots });
}

/** A sortie's debrief, however it is come by. */
export type Fly = (state: CampaignState, takeOff: TakeOff) => Debrief;

/** A whole career through matches: every event written and checked as the application would. */
export function career(war: War, fly: Fly): Running {
  const wish = new SeededRandom(derive(war.seed, 77));
  let running = begin(war);
  while (running.state.stage !== 'ended') running = append(running, next(running, wish, fly));
  return running;
}

function next(running: Running, wish: Random, fly: Fly): CampaignEvent {
  const { state } = running;
  if (state.stage === 'choosing') return chose(running, at, wishedOrder(state, wish));
  if (state.stage === 'preparing') {
    return { at, type: 'prepared', flight: 0, preparation: proposal(state, 0) };
  }
  const sortie = Math.max(
    0,
    state.sorties.findIndex(({ stage }) => stage !== 'flown'),
  );
  const open = state.sorties[sortie];
  if (open?.stage !== 'flying') return flying(running, at, sortie, `career-${state.number}-${sortie}`);
  return flown(running, at, sortie, fly(state, open));
}

/** Any order that may be chosen, each as likely. */
function wishedOrder(state: CampaignState, wish: Random): string {
  const open = state.offers.filter((order) => checkEvent(state, { at, type: 'chose', order, draws: [] }) === null);
  return open[wish.below(open.length, 'order')];
}

/** The same on measured odds, without a match or a log: thousands in a minute. */
export function abstractCareer(war: War, odds: Odds): CampaignState {
  const random = new SeededRandom(derive(war.seed, 78));
  let running = begin(war);
  while (running.state.stage !== 'ended') {
    const { state } = running;
    if (state.stage === 'choosing') {
      running = append(running, next(running, random, noMatch));
      continue;
    }
    const outcome = draw(odds, state, random);
    const { war: same, past, ...rest } = state;
    // No match is set up for it, and nothing that is over is ever changed.
    const down: CampaignState = { war: same, ...clone(rest), past: [...past] };
    down.preparations = [proposal(state, 0)];
    openSorties(down);
    comesDown(down, 0, debriefFrom(state, outcome), outcome.grade, random);
    running = { ...running, state: down };
  }
  return running.state;
}

function noMatch(): never {
  throw new Error('no match is flown here');
}

/** The state in which each mission of a campaign can be looked at by itself, whatever led to it. */
export function missionsOf(definition: Definition): string[] {
  return Object.keys(definition.missions).filter((id) => !isQuiet(definition.missions[id]));
}
