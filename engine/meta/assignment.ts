import type { About } from '../saves/format.ts';

/** The tournament leg or campaign sortie that a match is flown for. */
export interface Assignment {
  kind: 'tournament' | 'campaign';
  /** The tournament's or campaign's document. */
  id: string;
  /** The id of the leg or sortie in that document. */
  slot: string;
  /** Incremented each time the same slot is flown again. */
  attempt: number;
  /** A tournament or an ironman campaign: no undo, no take-back and no hints. */
  strict: boolean;
}

/** The notes in a match's file. Stored files call an assignment `errand`; notes are flat. */
export function writeAssignment({ kind, id, slot, attempt, strict }: Assignment): About {
  return { errand: kind, errandId: id, slot, attempt, strict };
}

export function readAssignment(about: About): Assignment | null {
  const { errand: kind, errandId: id, slot, attempt, strict } = about;
  if (kind !== 'tournament' && kind !== 'campaign') return null;
  if (typeof id !== 'string' || typeof slot !== 'string' || typeof attempt !== 'number') return null;
  return { kind, id, slot, attempt, strict: strict === true };
}
