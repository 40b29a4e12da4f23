import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import { landingEvent, takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import { type CampaignDocument, campaignFormat, campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import { flyingSorties, sortieSlot } from '@aerodrome/engine/meta/campaign/flyingSorties.ts';
import { campaignLedgerLines } from '@aerodrome/engine/meta/campaign/ledgerLines.ts';
import { textParams } from '@aerodrome/engine/meta/campaign/storyPages.ts';
import { matchIds, renameMatches } from '@aerodrome/engine/meta/renameMatches.ts';
import { maxNoteChars } from '@aerodrome/engine/meta/schemas.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { AssignedMatch, AssignmentSource } from './assignments.ts';
import type { DocumentStore } from './documents.ts';

export const botName = (level: Level, seat: number) => say(`setUp.botName.${level}.${seat}`);
const notNow = { code: 'campaign.notNow' };

export type Campaigns = AssignmentSource<CampaignDocument>;

export function campaignSource(documents: DocumentStore<CampaignDocument>): Campaigns {
  return {
    kind: 'campaign',
    bundle: { kind: 'campaign', format: campaignFormat, matchIds, renameMatches },
    documents,
    missingSlotProblem: notNow,
    runningMatches: assignedMatches,
    startMatch(document, slot, matchId, at) {
      const sortie = sortieAt(document, slot);
      return sortie < 0
        ? { problem: notNow }
        : campaignLog.append(document, at, takeOffEvent(document, sortie, matchId));
    },
    settle(document, slot, debrief, at) {
      const sortie = sortieAt(document, slot);
      if (campaignLog.fold(document).sorties[sortie]?.stage !== 'flying') return { problem: notNow };
      return campaignLog.append(document, at, landingEvent(document, sortie, debrief));
    },
    ledgerLines: (document, id) => campaignLedgerLines(document, id, botName),
  };
}

/** The number of the sortie in a slot of the present mission, or −1. */
function sortieAt(document: CampaignDocument, slot: string): number {
  const { missionNumber } = campaignLog.fold(document);
  return [0, 1].findIndex((sortie) => sortieSlot(missionNumber, sortie) === slot);
}

function assignedMatches(document: CampaignDocument, id: string): AssignedMatch[] {
  const state = campaignLog.fold(document);
  const { war } = document;
  return flyingSorties(document, botName).map(({ slot, attempt, ...match }) => ({
    ...match,
    assignment: { kind: 'campaign', id, slot, attempt, strict: war.ironman },
    // The names in it can make a title longer than the notes of a match may be.
    title: campaignText(war.definition, {
      key: `mission.${state.order}.title`,
      params: textParams({ state, flight: state.lead }),
    }).slice(0, maxNoteChars),
  }));
}
