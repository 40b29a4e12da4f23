import type { Level } from '@aerodrome/engine/bots/bot.ts';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { landingEvent, takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import { type CampaignDocument, campaignFormat, campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import { aloftIn, linesOf, slotOf } from '@aerodrome/engine/meta/campaign/lines.ts';
import { castOf } from '@aerodrome/engine/meta/campaign/pages.ts';
import { tell } from '@aerodrome/engine/meta/campaign/words.ts';
import { matchesOf, withMatches } from '@aerodrome/engine/meta/renameMatches.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { AssignedMatch, AssignmentOwner, Assignments, TakenOff } from './assignments.ts';
import type { DocumentStore } from './documents.ts';

export const botName = (level: Level, seat: number) => say(`setUp.botName.${level}.${seat}`);
const notNow = { code: 'campaign.notNow' };

export type Campaigns = AssignmentOwner<CampaignDocument>;

export function campaignOwner(documents: DocumentStore<CampaignDocument>): Campaigns {
  return {
    kind: 'campaign',
    bundle: { kind: 'campaign', format: campaignFormat, matchesOf, withMatches },
    documents,
    noSuchSlot: notNow,
    flying: assignedMatches,
    settle(document, slot, debrief, at) {
      const { sorties, number } = campaignLog.fold(document);
      const sortie = sorties.findIndex((_, place) => slotOf(number, place) === slot);
      if (sorties[sortie]?.stage !== 'flying') return { problem: notNow };
      return campaignLog.append(document, at, landingEvent(document, sortie, debrief));
    },
    lines: (document, id) => linesOf(document, id, botName),
  };
}

function assignedMatches(document: CampaignDocument, id: string): AssignedMatch[] {
  const state = campaignLog.fold(document);
  const { war } = document;
  return aloftIn(document, botName).map(({ slot, attempt, ...match }) => ({
    ...match,
    assignment: { kind: 'campaign', id, slot, attempt, strict: war.ironman },
    title: tell(war.definition, { key: `mission.${state.order}.title`, params: castOf({ state, flight: state.lead }) }),
  }));
}

interface SortieTools {
  assignments: Assignments;
  campaigns: Campaigns;
  newId(): string;
  now(): string;
}

/** Flies a sortie, or continues it if it is in the air. */
export async function flySortie(
  { assignments, campaigns, newId, now }: SortieTools,
  id: string,
  document: CampaignDocument,
  sortie: number,
): Promise<Result<TakenOff<CampaignDocument>>> {
  const { sorties, number } = campaignLog.fold(document);
  const continues = sorties[sortie]?.stage === 'flying';
  const change = () => campaignLog.append(document, now(), takeOffEvent(document, sortie, newId()));
  const slot = slotOf(number, sortie);
  return assignments.takeOff(campaigns, id, document, slot, continues ? null : change);
}
