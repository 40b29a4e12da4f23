import type { Problem } from '@aerodrome/engine/core/result.ts';
import { type Profile, type Roster, withoutProfile } from '@aerodrome/engine/meta/roster.ts';
import { handedOver } from '@aerodrome/engine/meta/statistics.ts';
import type { Records } from './records.ts';

/**
 * A profile goes: what it has flown becomes another's, or with `null` a guest's. The book comes first: killed in between,
 * there is a profile too many rather than one too few.
 */
export async function handOver(
  records: Records,
  roster: Roster,
  from: string,
  to: Profile | null,
  guest: string,
): Promise<Problem | null> {
  const problem = await records.rewrite((before) => handedOver(before, from, to, guest));
  return problem ?? records.keepRoster(withoutProfile(roster, from));
}
