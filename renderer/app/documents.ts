import type { Problem } from '@aerodrome/engine/core/result.ts';
import type { ReadSave } from '@aerodrome/engine/saves/parse.ts';
import type { DocumentInfo, Host } from '../../electron/contract.ts';
import { type CurrentMatch, matchFromSave, serializeMatch } from '../application/matches/match.ts';
import { playable } from '../games/index.ts';
import { readApart } from './reading.ts';

/** The matches that were read or written last, as they are on the disk: reading one plays it through. */
const recent = new Map<string, { revision: number; open: CurrentMatch }>();
const recentCount = 2;

export function remember(open: CurrentMatch, revision: number): void {
  recent.delete(open.id);
  recent.set(open.id, { revision, open });
  for (const id of [...recent.keys()].slice(0, -recentCount)) recent.delete(id);
}

/** A match that need not be read again, if the file is still the one that it was read from or written to. */
export function recall(id: string, revision: number): CurrentMatch | null {
  const known = recent.get(id);
  return known?.revision === revision ? known.open : null;
}

/** Writes matches one after the other, each as it stands when its turn comes, so that fast play never piles up. */
export class MatchKeeper {
  readonly #host: Host;
  readonly #revisions = new Map<string, number>();
  readonly #waiting = new Map<string, CurrentMatch>();
  readonly #unsaved = new Map<string, { open: CurrentMatch; problem: Problem }>();
  readonly #report: (problem: Problem | null) => void;
  readonly #kept: (open: CurrentMatch) => void;
  #writing: Promise<void> | null = null;

  /** `kept` hears of every match that is on the disk as it stands. */
  constructor(
    host: Host,
    report: (problem: Problem | null) => void,
    kept: (open: CurrentMatch) => void = () => undefined,
  ) {
    this.#host = host;
    this.#report = report;
    this.#kept = kept;
  }

  /** The document's revision as last seen on disk; 0 for one that is not there yet. */
  seen(id: string, revision: number): void {
    this.#revisions.set(id, revision);
  }

  keep(open: CurrentMatch): void {
    this.#waiting.set(open.id, open);
    this.#writing ??= this.#drain();
  }

  /** Resolves when everything has been answered for. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /** Whether something is still to be written, or no disk would take it. */
  get owing(): boolean {
    return this.#writing !== null || this.#unsaved.size > 0;
  }

  /** Somebody has decided to do without what no disk would take. */
  forget(id: string): void {
    this.#unsaved.delete(id);
    this.#report(null);
  }

  /** Why the match is not on disk as it was last to be kept; `null` once it is. */
  unsaved(id: string): Problem | null {
    return this.#unsaved.get(id)?.problem ?? null;
  }

  /** Why a match is not on disk; `null` once all are. */
  get failedWrite(): Problem | null {
    const [failed] = this.#unsaved.values();
    return failed?.problem ?? null;
  }

  /** Writes again what could not be written. */
  async retry(): Promise<void> {
    for (const { open } of this.#unsaved.values()) if (!this.#waiting.has(open.id)) this.keep(open);
    await this.#writing;
  }

  async #drain(): Promise<void> {
    for (;;) {
      const [open] = this.#waiting.values();
      if (!open) break;
      this.#waiting.delete(open.id);
      const problem = await this.#write(open);
      if (problem) this.#unsaved.set(open.id, { open, problem });
      else this.#unsaved.delete(open.id);
      this.#report(problem);
      if (!problem) this.#kept(open);
    }
    this.#writing = null;
  }

  /** A match that no file can hold, or a host that fails instead of answering, must not end the saving of what follows. */
  async #write(open: CurrentMatch): Promise<Problem | null> {
    let text: string;
    try {
      text = serializeMatch(open, new Date().toISOString());
    } catch {
      return { code: 'saves.unwritable' };
    }
    try {
      const answer = await this.#host.write('matches', open.id, text, this.#revisions.get(open.id) ?? 0);
      if ('problem' in answer) return answer.problem;
      this.#revisions.set(open.id, answer.ok.revision);
      remember(open, answer.ok.revision);
      return null;
    } catch {
      return { code: 'host.unreachable' };
    }
  }
}

/** Opens a save's text: a match with its players, or what is wrong with it. */
export async function readMatch(id: string, text: string): Promise<{ open: CurrentMatch } | { problem: Problem }> {
  return openedFrom(id, await readApart(text));
}

/** The same once it has been read. */
export function openedFrom(id: string, read: ReadSave): { open: CurrentMatch } | { problem: Problem } {
  const opened = matchFromSave(id, read, (game) => Object.hasOwn(playable, game));
  return 'problem' in opened ? opened : { open: opened.ok };
}

export async function loadMatch(
  host: Host,
  keeper: MatchKeeper,
  { id, revision }: Pick<DocumentInfo, 'id'> & Partial<Pick<DocumentInfo, 'revision'>>,
): Promise<{ open: CurrentMatch } | { problem: Problem }> {
  const known = revision === undefined ? null : recall(id, revision);
  if (known && revision !== undefined) {
    keeper.seen(id, revision);
    return { open: known };
  }
  const answer = await host.read('matches', id);
  if ('problem' in answer) return answer;
  keeper.seen(id, answer.ok.revision);
  return readMatch(id, answer.ok.text);
}
