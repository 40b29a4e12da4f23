import { type LedgerLine, ledgerKey } from '@aerodrome/engine/meta/ledger.ts';
import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import { seatsOfPerson } from '@aerodrome/engine/meta/statistics.ts';

/** A profile without its PIN, and the ledger lines of its matches, as JSON. */
export function exportProfile({ pin: _pin, ...profile }: Profile, lines: readonly LedgerLine[]): string {
  const flown = lines.filter((line) => seatsOfPerson(line, profile.id).length > 0);
  return JSON.stringify({ profile, lines: flown.map((line) => ({ key: ledgerKey(line), ...line })) }, null, 1);
}
