import type { LedgerLine, Somebody } from '@aerodrome/engine/meta/ledger.ts';
import { ratedKey, ratingsOf } from '@aerodrome/engine/meta/ratings.ts';
import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import { useEffect, useMemo, useState } from 'react';
import { useApp } from '../../context.ts';

/** Those who have a profile, for every form that asks who flies. */
export function useProfiles(): readonly Profile[] {
  const { meta } = useApp();
  const [profiles, setProfiles] = useState<readonly Profile[]>([]);
  useEffect(() => {
    let gone = false;
    meta.records.profiles().then((found) => {
      if (!gone) setProfiles(found);
    });
    return () => {
      gone = true;
    };
  }, [meta]);
  return profiles;
}

/** The profiles, and how strong everybody is in a game by what they have flown so far. */
export function useRatings() {
  const { meta } = useApp();
  const profiles = useProfiles();
  const [lines, setLines] = useState<readonly LedgerLine[]>([]);
  useEffect(() => {
    let gone = false;
    meta.records.lines().then((found) => {
      if (!gone) setLines(found);
    });
    return () => {
      gone = true;
    };
  }, [meta]);
  const ratings = useMemo(() => ratingsOf(lines), [lines]);
  const ratingOf = (game: string) => (member: Somebody) => ratings.get(game)?.get(ratedKey(game, member))?.now ?? 0;
  return { profiles, ratingOf };
}
