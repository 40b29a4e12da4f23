import type { Match } from '@aerodrome/engine/core/match.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import type { DocumentInfo, Host, Problem } from '../../electron/contract.ts';
import { playable } from '../games/index.ts';
import type { Player } from '../session/machine.ts';

/** A match that is open on the screen. */
export interface OpenMatch {
  id: string;
  match: Match;
  players: readonly Player[];
  title: string;
  created: string;
  /** Whether the seed was typed in, and so is no secret. */
  seedTyped: boolean;
  /** A first flight: the table explains itself. */
  guide?: boolean;
}

export function newId(): string {
  return crypto.randomUUID();
}

/** Writes matches one after the other, each as it stands when its turn comes, so that fast play never piles up. */
export class MatchKeeper {
  readonly #host: Host;
  readonly #revisions = new Map<string, number>();
  readonly #waiting = new Map<string, OpenMatch>();
  readonly #unsaved = new Map<string, Problem>();
  readonly #report: (problem: Problem | null) => void;
  #writing: Promise<void> | null = null;

  constructor(host: Host, report: (problem: Problem | null) => void) {
    this.#host = host;
    this.#report = report;
  }

  /** The document's revision as last seen on disk; 0 for one that is not there yet. */
  seen(id: string, revision: number): void {
    this.#revisions.set(id, revision);
  }

  keep(open: OpenMatch): void {
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
  }

  /** Why the match is not on disk as it was last to be kept; `null` once it is. */
  unsaved(id: string): Problem | null {
    return this.#unsaved.get(id) ?? null;
  }

  async #drain(): Promise<void> {
    for (;;) {
      const [open] = this.#waiting.values();
      if (!open) break;
      this.#waiting.delete(open.id);
      const problem = await this.#write(open);
      if (problem) this.#unsaved.set(open.id, problem);
      else this.#unsaved.delete(open.id);
      this.#report(problem);
    }
    this.#writing = null;
  }

  /** A match that no file can hold, or a host that fails instead of answering, must not end the saving of what follows. */
  async #write(open: OpenMatch): Promise<Problem | null> {
    let text: string;
    try {
      text = writeMatch(open, new Date().toISOString());
    } catch {
      return { code: 'saves.unwritable' };
    }
    try {
      const answer = await this.#host.write('matches', open.id, text, this.#revisions.get(open.id) ?? 0);
      if ('problem' in answer) return answer.problem;
      this.#revisions.set(open.id, answer.ok.revision);
      return null;
    } catch {
      return { code: 'host.unreachable' };
    }
  }
}

export function writeMatch(open: OpenMatch, updated: string): string {
  return writeSave(open.match, {
    title: open.title,
    players: open.players.map((player) => player.name),
    kinds: open.players.map((player) => player.kind),
    pins: open.players.map((player) => player.pin ?? ''),
    created: open.created,
    seedTyped: open.seedTyped,
    guide: open.guide === true,
    updated,
  });
}

/** Opens a save's text: a match with its players, or what is wrong with it. */
export function readMatch(id: string, text: string): { open: OpenMatch } | { problem: Problem } {
  const read = readSave(text, Object.values(games));
  if ('problem' in read) return read;
  const { match, about } = read;
  if (!Object.hasOwn(playable, match.kind.id))
    return { problem: { code: 'saves.noTable', params: { game: say(`hangar.game.${match.kind.id}`) } } };
  const words = (key: string): readonly string[] => (Array.isArray(about[key]) ? (about[key] as string[]) : []);
  const narrator = match.kind.narrator(match.options);
  const players = match.game.seats.map((_, seat): Player => {
    // A match that no screen has seen names nobody: its players go by what the log calls them.
    const name = words('players')[seat] || sentence(narrator.name(seat));
    const kind = words('kinds')[seat] === 'random' ? 'random' : 'human';
    const pin = words('pins')[seat];
    return { name, kind, ...(pin && { pin }) };
  });
  const title = typeof about.title === 'string' ? about.title : '';
  const created = typeof about.created === 'string' ? about.created : '';
  return {
    open: { id, match, players, title, created, seedTyped: about.seedTyped === true, guide: about.guide === true },
  };
}

export async function loadMatch(host: Host, keeper: MatchKeeper, { id }: Pick<DocumentInfo, 'id'>) {
  const answer = await host.read('matches', id);
  if ('problem' in answer) return answer;
  keeper.seen(id, answer.ok.revision);
  return readMatch(id, answer.ok.text);
}
