import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './machine.ts';

export interface Doing {
  play: 'routing' | 'handover' | 'choosing' | 'answering' | 'ordered' | 'waiting' | 'paused' | 'over';
  picture: 'still' | 'playing';
  clock: 'off' | 'running' | 'held';
  bots: 'idle' | 'thinking' | 'pacing';
}

/** What each region of the session is doing. */
export function regionsOf({ value }: Pick<SnapshotFrom<typeof sessionMachine>, 'value'>): Doing {
  const { play, picture, clock, bots } = value;
  return { play: typeof play === 'string' ? play : 'choosing', picture, clock, bots };
}
