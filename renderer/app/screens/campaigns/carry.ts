import type { Definition } from '@aerodrome/engine/meta/campaign/definition.ts';
import type { CampaignDocument } from '@aerodrome/engine/meta/campaign/document.ts';
import { tell } from '@aerodrome/engine/meta/campaign/words.ts';
import type { Host } from '../../../../electron/contract.ts';
import { giveFile } from '../../exportMatch.ts';
import { bundleWith } from '../../meta/bundles.ts';
import type { Cargo } from '../../meta/owner.ts';

/** Gives a campaign with its matches to the person as a file; whether all of them are in it. */
export async function giveCampaign(
  host: Host,
  cargo: Cargo<CampaignDocument>,
  document: CampaignDocument,
): Promise<boolean> {
  const { file, whole } = await bundleWith(host, cargo, document);
  giveFile(tell(document.war.definition, { key: 'title' }), 'json.gz', file);
  return whole;
}

/** Gives a book as its author would write it: to be read, changed, and brought back under another name. */
export function giveBook(definition: Definition): void {
  const text = `${JSON.stringify(definition, null, 2)}\n`;
  giveFile(tell(definition, { key: 'title' }), 'json', new Blob([text], { type: 'application/json' }));
}
