import type { Level } from '@aerodrome/engine/bots/bot.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { landingEvent, takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import { type CampaignDocument, campaignFormat, campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import { aloftIn, linesOf, slotOf } from '@aerodrome/engine/meta/campaign/lines.ts';
import { castOf } from '@aerodrome/engine/meta/campaign/pages.ts';
import { tell } from '@aerodrome/engine/meta/campaign/words.ts';
import { matchesOf, withMatches } from '@aerodrome/engine/meta/renameMatches.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Host } from '../../../electron/contract.ts';
import type { CurrentMatch } from '../../application/matches/match.ts';
import type { Errands } from './errands.ts';
import { DocumentKeeper } from './keeper.ts';
import type { FlyingMatch, Owner } from './owner.ts';

export const botName = (level: Level, seat: number) => say(`setUp.botName.${level}.${seat}`);

/** The campaigns, as whoever asks for matches. */
export function campaignOwner(host: Host, report: (problem: Problem | null) => void): Owner<CampaignDocument> {
  return {
    assignment: 'campaign',
    cargo: { kind: 'campaign', format: campaignFormat, matchesOf, withMatches },
    documents: new DocumentKeeper(host, 'campaigns', campaignFormat, report),
    flying: flyingIn,
    settle(document, slot, { debrief }, at) {
      const { sorties, number } = campaignLog.fold(document);
      const sortie = sorties.findIndex((_, place) => slotOf(number, place) === slot);
      if (sorties[sortie]?.stage !== 'flying') return { problem: { code: 'campaign.notNow' } };
      return campaignLog.append(document, at, landingEvent(document, sortie, debrief));
    },
    lines: (document, id) => linesOf(document, id, botName),
  };
}

/** What is in the air. */
function flyingIn(document: CampaignDocument, id: string): FlyingMatch[] {
  const state = campaignLog.fold(document);
  const { war } = document;
  return aloftIn(document, botName).map(({ slot, attempt, ...match }) => ({
    ...match,
    assignment: { kind: 'campaign', id, slot, attempt, strict: war.ironman },
    title: tell(war.definition, { key: `mission.${state.order}.title`, params: castOf({ state, flight: state.lead }) }),
  }));
}

interface Tools {
  errands: Errands;
  owner: Owner<CampaignDocument>;
  newId(): string;
  now(): string;
}

/**
 * Flies a sortie: writes the take-off down, and only then makes the match; one that is in the air is taken up again.
 * Gives the document as it now is, and the match for the table.
 */
export async function flySortie(
  { errands, owner, newId, now }: Tools,
  id: string,
  document: CampaignDocument,
  sortie: number,
): Promise<{ document: CampaignDocument; open: CurrentMatch; restored: boolean } | { problem: Problem }> {
  let aloft = document;
  const state = campaignLog.fold(document);
  if (state.sorties[sortie]?.stage !== 'flying') {
    const written = campaignLog.append(document, now(), takeOffEvent(document, sortie, newId()));
    if ('problem' in written) return written;
    const problem = await owner.documents.put(id, written.ok);
    if (problem) return { problem };
    aloft = written.ok;
  }
  const slot = slotOf(state.number, sortie);
  const match = owner.flying(aloft, id).find(({ assignment }) => assignment.slot === slot);
  if (!match) return { problem: { code: 'campaign.notNow' } };
  const answer = await errands.fly(match);
  return 'problem' in answer ? answer : { ...answer, document: aloft };
}
