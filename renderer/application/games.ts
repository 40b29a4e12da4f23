import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';

/** The functions of games that services call, by the id of each playable game. */
export type GameServices = Readonly<Record<string, GameService>>;

interface GameService {
  /** Types of events that leave traces on the table which no view contains. */
  traces?: readonly string[];
  /** Where a match stands, in one line, as everyone at the table may know it. Rejects if the code of the table cannot be loaded. */
  status(match: Match): Promise<Message>;
}
