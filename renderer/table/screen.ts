import type { Frame } from '@aerodrome/engine/core/match.ts';

/** How the screen goes from one player to the next: through a closed door, by the tray's shutter, or without either. */
export type HandoverMode = 'door' | 'shutter' | 'none';

/** Shows what happened. It may fail or be absent: the match goes on without it. */
export interface Screen {
  /** Announces the events, once. */
  tell(frames: readonly Frame[]): void;
  /** Animates events that happen together, from the view before them; an abort ends the animation at once. */
  play(frames: readonly Frame[], before: unknown, signal: AbortSignal): Promise<void>;
  /** Shows exactly this view, at once. */
  sync(view: unknown): void;
}
