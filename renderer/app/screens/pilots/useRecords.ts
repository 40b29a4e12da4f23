import type { LedgerLine, Participant } from '@aerodrome/engine/meta/ledger.ts';
import { foldRatings, overall, type RatingCurve, ratingKey } from '@aerodrome/engine/meta/ratings.ts';
import type { Profile, Roster } from '@aerodrome/engine/meta/roster.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../context.ts';

/** All profiles of the roster. */
export function useProfiles(): readonly Profile[] {
  const { application } = useApp();
  const [profiles, setProfiles] = useState(application.records.cachedProfiles);
  useEffect(() => {
    let isCancelled = false;
    application.records.profiles().then((found) => {
      if (!isCancelled) setProfiles(found);
    });
    return () => {
      isCancelled = true;
    };
  }, [application]);
  return profiles;
}

/** Ledger lines of one tournament or campaign. */
export function useLedgerLines(sourceId: string): readonly LedgerLine[] {
  const { application } = useApp();
  const [lines, setLines] = useState<readonly LedgerLine[]>([]);
  useEffect(() => {
    let isCancelled = false;
    application.records.lines().then((all) => {
      if (!isCancelled) setLines(all.filter((line) => line.sourceId === sourceId));
    });
    return () => {
      isCancelled = true;
    };
  }, [application, sourceId]);
  return lines;
}

export interface PlayerData {
  /** `null` until it has been read. */
  roster: Roster | null;
  lines: readonly LedgerLine[];
  /** By game (or `overall`), then by rated person or bot. */
  ratings: ReturnType<typeof foldRatings>;
  reload(): Promise<void>;
}

/** The roster, all ledger lines, and the ratings computed from them. */
export function usePlayerData(): PlayerData {
  const { application, settings } = useApp();
  const { typedRated } = settings;
  const [roster, setRoster] = useState<Roster | null>(null);
  const [lines, setLines] = useState<readonly LedgerLine[]>([]);
  const reload = useCallback(async () => {
    await application.matches.flush();
    await application.records.flush();
    setLines(await application.records.lines());
    setRoster(await application.records.roster());
  }, [application]);
  useEffect(() => {
    reload();
  }, [reload]);
  const ratings = useMemo(() => foldRatings(lines, typedRated), [lines, typedRated]);
  return { roster, lines, ratings, reload };
}

export function curveOf(ratings: PlayerData['ratings'], person: string, game = overall): RatingCurve | null {
  return ratings.get(game)?.get(person) ?? null;
}

/** The profiles, and a function that gives the rating of a person or bot in a game. */
export function useRatings() {
  const { ratings } = usePlayerData();
  const profiles = useProfiles();
  const ratingOf = (game: string) => (member: Participant) => ratings.get(game)?.get(ratingKey(game, member))?.now ?? 0;
  return { profiles, ratingOf };
}
