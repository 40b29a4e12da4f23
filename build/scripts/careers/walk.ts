import { itemAt } from '@aerodrome/engine/core/items.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { unwrap } from '@aerodrome/engine/core/result.ts';
import { chooseOrder, landSortie, openSorties } from '@aerodrome/engine/meta/campaign/applyEvent.ts';
import { checkEvent } from '@aerodrome/engine/meta/campaign/checkEvent.ts';
import { landingEvent, orderEvent, takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import type { CampaignDefinition, Difficulty } from '@aerodrome/engine/meta/campaign/definition.ts';
import { type CampaignDocument, campaignLog, newCampaign } from '@aerodrome/engine/meta/campaign/document.ts';
import type { CampaignEvent } from '@aerodrome/engine/meta/campaign/events.ts';
import { proposePreparation } from '@aerodrome/engine/meta/campaign/preparation.ts';
import { type CampaignSetup, type CampaignState, copyState } from '@aerodrome/engine/meta/campaign/state.ts';
import type { MatchSetup } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import type { Debrief } from '@aerodrome/engine/meta/debrief.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import type { Untimed } from '@aerodrome/engine/meta/eventLog.ts';
import { debriefFrom, draw, nearest, type Odds, type Outcome } from './odds.ts';

const at = '1916-01-01T00:00:00.000Z';

export function warOf(
  definition: CampaignDefinition,
  side: string,
  difficulty: Difficulty,
  seed: number,
): CampaignSetup {
  const persons = [{ name: 'Career', person: null }];
  return { definition, seed, mode: 'solo', side, difficulty, ironman: true, gentle: false, byTheBook: false, persons };
}

export function begin(war: CampaignSetup): CampaignDocument {
  const { names, size } = war.definition.roster;
  const pilots = [itemAt(names, war.side).slice(0, size)];
  return unwrap(newCampaign(war, pilots, at));
}

/** Returns the debrief of a sortie, played or drawn. */
export type Fly = (state: CampaignState, takeOff: MatchSetup) => Debrief;

/** A career with played matches. Every event is appended and validated as in the application. */
export function career(war: CampaignSetup, fly: Fly): CampaignDocument {
  const wish = new SeededRandom(deriveSeed(war.seed, 77));
  let document = begin(war);
  while (campaignLog.fold(document).stage !== 'ended') {
    document = unwrap(campaignLog.append(document, at, next(document, wish, fly)));
  }
  return document;
}

function next(document: CampaignDocument, wish: Random, fly: Fly): Untimed<CampaignEvent> {
  const state = campaignLog.fold(document);
  if (state.stage === 'choosing') return orderEvent(document, randomOrder(state, wish));
  if (state.stage === 'preparing') {
    return { type: 'prepared', flight: 0, preparation: proposePreparation(state, 0) };
  }
  const sortie = Math.max(
    0,
    state.sorties.findIndex(({ stage }) => stage !== 'flown'),
  );
  const open = state.sorties[sortie];
  if (open?.stage !== 'flying') return takeOffEvent(document, sortie, `career-${state.missionNumber}-${sortie}`);
  return landingEvent(document, sortie, fly(state, open));
}

/** A random permitted order. */
function randomOrder(state: CampaignState, wish: Random): string {
  const open = state.offers.filter((order) => checkEvent(state, { at, type: 'chose', order, draws: [] }) === null);
  return itemAt(open, wish.below(open.length, 'order'));
}

/** Returns the result of a mission without playing it, from a prepared state. */
export type Ends = (state: CampaignState, random: Random) => Omit<Outcome, 'count'>;

/** A career with drawn results and without a log: thousands per minute. */
export function abstractCareer(war: CampaignSetup, ends: Ends): CampaignState {
  const random = new SeededRandom(deriveSeed(war.seed, 78));
  const state = copyState(campaignLog.fold(begin(war)));
  while (state.stage !== 'ended') {
    if (state.stage === 'choosing') {
      chooseOrder(state, randomOrder(state, random), random);
      continue;
    }
    state.preparations = [proposePreparation(state, 0)];
    const outcome = ends(state, random);
    openSorties(state);
    landSortie(state, 0, debriefFrom(state, outcome), outcome.grade, random);
  }
  return state;
}

/** Draws results from the measured odds and reports the number of matches in each cell. */
export function onOdds(odds: Odds, seen: (matches: number) => void = () => undefined): Ends {
  return (state, random) => {
    const cell = nearest(odds, state);
    seen(cell.matches);
    return draw(cell, random);
  };
}
