import type { About } from '../saves/format.ts';

/** Whom a match is flown for. */
export interface Errand {
  kind: 'tournament' | 'campaign';
  /** The document that asked for it. */
  id: string;
  /** Where in that document its result belongs: a leg of a pairing, a sortie. */
  slot: string;
  /** Counts up when the same slot is flown once more. */
  attempt: number;
  /** What is done is done: no undo, no take-back. */
  strict: boolean;
}

/** As the notes of a match keep it: flat, since a note is a line, a number or a flag. */
export function writeErrand({ kind, id, slot, attempt, strict }: Errand): About {
  return { errand: kind, errandId: id, slot, attempt, strict };
}

export function readErrand(about: About): Errand | null {
  const { errand: kind, errandId: id, slot, attempt, strict } = about;
  if (kind !== 'tournament' && kind !== 'campaign') return null;
  if (typeof id !== 'string' || typeof slot !== 'string' || typeof attempt !== 'number') return null;
  return { kind, id, slot, attempt, strict: strict === true };
}
