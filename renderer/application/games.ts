import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';

/** The functions of games that services call, by the id of each playable game. */
export type GameServices = Readonly<Record<string, GameService>>;

interface GameService {
  /** Event types whose marks stay on the table but are in no view. */
  traces?: readonly string[];
  /** Public one-line status. Rejects if the code of the table cannot be loaded. */
  status(match: Match): Promise<Message>;
}
