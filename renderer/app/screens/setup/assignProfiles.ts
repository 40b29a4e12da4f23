import { pinOf } from '@aerodrome/engine/core/players.ts';
import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import type { MatchDocument } from '../../../application/matches/match.ts';
import { personByName } from '../tournaments/draft.ts';

/** Assigns profiles to the players by name. The PIN of a profile locks its player's doors. */
export function assignProfiles(
  matchDocument: MatchDocument,
  profiles: readonly Profile[],
  doors: boolean,
): MatchDocument {
  const owners = matchDocument.players.map((player) => {
    const { person } = player.kind === 'human' ? personByName(player.name, profiles) : { person: null };
    return profiles.find(({ id }) => id === person);
  });
  return {
    ...matchDocument,
    profileIds: owners.map((owner) => owner?.id ?? ''),
    players: matchDocument.players.map((player, seat) => {
      const pin = doors && player.kind === 'human' ? (pinOf(player) ?? owners[seat]?.pin) : undefined;
      return pin ? { ...player, pin } : player;
    }),
  };
}
