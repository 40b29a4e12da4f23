import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { type TournamentDocument, tournamentFormat } from '@aerodrome/engine/meta/tournament/document.ts';
import type { Host } from '../../../../electron/contract.ts';
import { giveFile } from '../../exportMatch.ts';
import { bundleOf } from '../../meta/bundles.ts';

/** The tournament alone, as its file has it. */
export function giveDocument(document: TournamentDocument): void {
  const text = writeDocument(tournamentFormat, document);
  giveFile(document.setup.title, 'json', new Blob([text], { type: 'application/json' }));
}

/** The tournament with all its matches, packed. Too large, it goes without them, and `false` says so. */
export async function giveBundle(host: Host, document: TournamentDocument): Promise<boolean> {
  const { file, whole } = await bundleOf(host, document);
  giveFile(document.setup.title, 'aerodrome.gz', file);
  return whole;
}
