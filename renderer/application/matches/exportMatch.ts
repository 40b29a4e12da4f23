import type { Result } from '@aerodrome/engine/core/result.ts';
import { removeStoredPins } from '@aerodrome/engine/saves/storedPins.ts';
import type { Host } from '../../../electron/contract.ts';
import { hostUnreachable } from '../documents.ts';
import { type MatchDocument, serializeMatch } from './match.ts';

/** The text of a saved match as it is exported: without PINs, and without a tail. */
export async function exportSavedMatch(host: Host, id: string, title: string): Promise<Result<string>> {
  const answer = await host.read('matches', id).catch(hostUnreachable);
  if ('problem' in answer) return answer;
  const plain = removeStoredPins(answer.ok.text);
  return plain === null ? { problem: { code: 'saves.notExported', params: { title } } } : { ok: plain };
}

/** The text of a match as it stands on the screen, whether or not it could be written to disk. */
export function exportOpenMatch(matchDocument: MatchDocument, now: string): Result<string> {
  try {
    const plain = removeStoredPins(serializeMatch(matchDocument, now));
    if (plain !== null) return { ok: plain };
  } catch {
    // No file can store it.
  }
  return { problem: { code: 'saves.unwritable' } };
}
