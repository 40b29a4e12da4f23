import {
  type CampaignDocument,
  campaignFormat,
  campaignLog,
  newCampaign,
} from '@aerodrome/engine/meta/campaign/document.ts';
import { proposePreparation } from '@aerodrome/engine/meta/campaign/preparation.ts';
import type { CampaignSetup } from '@aerodrome/engine/meta/campaign/state.ts';
import { behindTheLines } from '@aerodrome/engine/meta/campaigns/behindTheLines/index.ts';
import type { Host } from '../../../electron/contract.ts';
import { Assignments } from '../../../renderer/application/assignments.ts';
import { campaignSource } from '../../../renderer/application/campaigns.ts';
import { DocumentStore } from '../../../renderer/application/documents.ts';
import { PlayerRecords } from '../../../renderer/application/playerRecords.ts';
import { readInProcess } from '../../../renderer/application/readers.ts';
import { documentSerializer } from '../../../renderer/application/serializer.ts';
import { noon } from '../../meta/tournamentHelpers.ts';
import { matchStore, playOn, remainsOf } from './evening.ts';

export const warId = 'a-war';
const nothing = () => undefined;

/** The stores of a page with campaigns, over a real host. */
export function warPageOver(host: Host) {
  const read = readInProcess;
  const records = new PlayerRecords(host, read, nothing);
  const serializer = documentSerializer('campaigns', campaignFormat, (text) => read('campaign', text));
  const documents = new DocumentStore(host, serializer, { report: nothing });
  const source = campaignSource(documents);
  const matches = matchStore(host);
  const assignments = new Assignments({ host, matches, sources: [source], records, now: () => noon });
  return { host, read, records, source, campaigns: source, assignments, matches };
}
export type WarPage = ReturnType<typeof warPageOver>;

export function ok(written: ReturnType<typeof newCampaign>): CampaignDocument {
  if ('problem' in written) throw new Error(written.problem.code);
  return written.ok;
}

function shortWar(seed: number): CampaignSetup {
  return {
    definition: behindTheLines,
    seed,
    mode: 'solo',
    side: 'french',
    difficulty: 'pilot',
    ironman: false,
    gentle: false,
    byTheBook: false,
    persons: [{ name: 'Anna', person: null }],
  };
}

/** Takes the war up wherever it stands, and goes on to its ending as the page would: the same choices every time. */
export async function flyWar(page: WarPage, seed: number): Promise<CampaignDocument> {
  const { assignments, source, host } = page;
  const there = await host.read('campaigns', warId);
  if ('problem' in there) {
    await source.documents.put(warId, ok(newCampaign(shortWar(seed), [['Ada', 'Ben', 'Cem']], noon)));
  }
  for (;;) {
    const opened = await assignments.open(source, warId);
    if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
    const document = opened.ok;
    const state = campaignLog.fold(document);
    if (state.ending !== null) return document;
    if (state.stage === 'preparing') {
      const preparation = proposePreparation(state, 0);
      await source.documents.put(
        warId,
        ok(campaignLog.append(document, noon, { type: 'prepared', flight: 0, preparation })),
      );
      continue;
    }
    // Another name each time, as the page gives them: a match that was made twice is found twice.
    const id = `match-m${state.missionNumber}-${Math.random().toString(36).slice(2, 10)}`;
    const flying = await page.assignments.startMatch(page.campaigns, warId, document, `${state.missionNumber}.0`, {
      matchId: id,
    });
    if ('problem' in flying) throw new Error(JSON.stringify(flying.problem));
    await playOn(page, flying.ok.matchDocument);
  }
}

/** Everything that is left of a war, to be compared with another, whatever its matches are called. */
export async function remainsOfWar(page: WarPage) {
  const { document, ...rest } = await remainsOf(page, 'campaigns', warId, /match-(m\d+)-[a-z0-9]+/g);
  return { war: document, ...rest };
}
