import type { Rejection } from '../../core/game.ts';
import { TapeError } from '../../core/random.ts';
import { applyEvent } from './applyEvent.ts';
import type { CampaignEvent } from './events.ts';
import { checkEvent } from './legal.ts';
import type { CampaignState, War } from './state.ts';

/** A running campaign: what was settled at its beginning, and everything that has happened since. */
export interface Campaign {
  war: War;
  log: readonly CampaignEvent[];
}

/** An event of the log that could not have happened, told by its number. */
export class WrongEvent extends Error {
  readonly at: number;
  readonly rejection: Rejection;
  constructor(at: number, rejection: Rejection) {
    super(`event ${at}: ${rejection.code}`);
    this.at = at;
    this.rejection = rejection;
  }
}

/** How a campaign stands. Throws `WrongEvent` where its log could not have come about. */
export function fold({ war, log }: Campaign): CampaignState {
  // After each event that still counts; what a mission flown anew has voided is dropped.
  let states = [beginning(war)];
  for (const [number, event] of log.entries()) {
    const state = states[states.length - 1];
    const rejection = checkEvent(state, event);
    if (rejection) throw new WrongEvent(number, rejection);
    if (event.type === 'reflown') {
      states = states.slice(0, takeOffOf(states, event.from));
      const [last] = states.splice(-1);
      states.push({ ...applyEvent(last, event), reflights: [...state.reflights, event.from] });
    } else states.push(replayed(state, event, number));
  }
  return states[states.length - 1];
}

function replayed(state: CampaignState, event: CampaignEvent, number: number): CampaignState {
  try {
    return applyEvent(state, event);
  } catch (error) {
    if (error instanceof TapeError) throw new WrongEvent(number, { code: 'campaign.wrongDraws' });
    throw error;
  }
}

/** The first of the states in which a mission was in the air, or over. */
function takeOffOf(states: readonly CampaignState[], mission: number): number {
  return states.findIndex(({ number, stage }) => number > mission || (number === mission && stage === 'flying'));
}

function beginning(war: War): CampaignState {
  return {
    war,
    stage: 'beginning',
    flights: [],
    flags: [],
    delivered: [],
    order: '',
    offers: [],
    price: 0,
    number: 0,
    lead: 0,
    preparations: [],
    known: [],
    sorties: [],
    fates: [],
    past: [],
    before: [],
    reflights: [],
    ending: null,
  };
}

/** A campaign and how it stands, so that nobody has to fold it for every question. */
export interface Running extends Campaign {
  state: CampaignState;
}

export function takeUp(campaign: Campaign): Running {
  return { ...campaign, state: fold(campaign) };
}

/** Adds an event, or says by `WrongEvent` why it cannot happen. */
export function append({ war, log, state }: Running, event: CampaignEvent): Running {
  const longer = { war, log: [...log, event] };
  if (event.type === 'reflown') return takeUp(longer);
  const rejection = checkEvent(state, event);
  if (rejection) throw new WrongEvent(log.length, rejection);
  return { ...longer, state: replayed(state, event, log.length) };
}
