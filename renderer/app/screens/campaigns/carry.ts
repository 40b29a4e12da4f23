import type { CampaignDocument } from '@aerodrome/engine/meta/campaign/document.ts';
import { tell } from '@aerodrome/engine/meta/campaign/words.ts';
import type { Host } from '../../../../electron/contract.ts';
import { downloadFile } from '../../exportMatch.ts';
import { bundleWith } from '../../meta/bundles.ts';
import type { Cargo } from '../../meta/owner.ts';

/** Gives a campaign with its matches to the person as a file; whether all of them are in it. */
export async function giveCampaign(
  host: Host,
  cargo: Cargo<CampaignDocument>,
  document: CampaignDocument,
): Promise<boolean> {
  const { file, whole } = await bundleWith(host, cargo, document);
  const title = tell(document.war.definition, { key: 'title' }).replace(/[^\p{L}\p{N}]+/gu, '-');
  downloadFile(`${title}.json.gz`, file);
  return whole;
}
