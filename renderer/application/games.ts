import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';

/** The functions of games that services call, by the id of each playable game. */
export type GameServices = Readonly<Record<string, GameService>>;

/** The public view of a match, with its options and its game data. */
interface PublicPosition {
  options: Record<string, unknown>;
  gameData: unknown;
  view: unknown;
}

export interface GameService {
  /** Event types whose marks stay on the table but are in no view. */
  traces?: readonly string[];
  /** Public one-line status. Rejects if the code of the table cannot be loaded. */
  status(position: PublicPosition): Promise<Message>;
  /** The part of the public view that the thumbnail of a match shows, as plain JSON. */
  pictureOf(view: unknown, traces: readonly GameEvent[]): unknown;
  /** Whether an untrusted value is such a part. */
  isPicture(value: unknown, gameData: unknown): boolean;
}
