import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import type { Message } from '@aerodrome/engine/text/say.ts';
import type { DocumentInfo } from '../../../electron/contract.ts';
import type { DocumentStore } from '../documents.ts';
import type { GameServices } from '../games.ts';
import type { MatchDocument } from './match.ts';
import { readTimeout } from './saveReader.ts';

/** The content of a saved match's card. It contains only what everyone at the table may know. */
export interface Digest {
  game: string;
  options: Record<string, unknown>;
  players: readonly string[];
  view: unknown;
  /** Past events whose traces the table shows. */
  traces: readonly GameEvent[];
  status: Message;
  /** Names of the players who owe a decision; empty once the match is over. */
  awaited: readonly string[];
  winners: readonly string[];
  over: boolean;
}

/** The code of the game's table could not be loaded. */
const noTable: Problem = { code: 'app.noTable' };

const maxCached = 32;

/** Cache of digests by match id and revision: making one replays the match. */
export class Digests {
  readonly #matches: DocumentStore<MatchDocument>;
  readonly #games: GameServices;
  readonly #cache = new Map<string, { revision: number; digest: Result<Digest> }>();
  /** JSON of the options that cached digests share. */
  readonly #optionTexts = new WeakMap<object, string>();

  constructor(matches: DocumentStore<MatchDocument>, games: GameServices) {
    this.#matches = matches;
    this.#games = games;
  }

  async read({ id, revision }: DocumentInfo): Promise<Result<Digest>> {
    const cached = this.#cache.get(id);
    if (cached?.revision === revision) return cached.digest;
    const opened = await this.#matches.open(id, revision);
    const digest = 'ok' in opened ? await this.#digest(opened.ok) : opened;
    // Timeouts and failed loads are not cached.
    if (!('problem' in digest) || ![readTimeout.code, noTable.code].includes(digest.problem.code)) {
      this.#cache.delete(id);
      this.#cache.set(id, { revision, digest });
      for (const old of [...this.#cache.keys()].slice(0, -maxCached)) this.#cache.delete(old);
    }
    return digest;
  }

  async #digest({ match, players }: MatchDocument): Promise<Result<Digest>> {
    const game = match.kind.id;
    const view = match.view('table');
    const status = await itemAt(this.#games, game)
      .status(match)
      .catch(() => null);
    if (!status) return { problem: noTable };
    const names = (seats: readonly number[]) => seats.map((seat) => itemAt(players, seat).name);
    return {
      ok: {
        game,
        options: this.#shared(game, match.options),
        players: players.map(({ name }) => name),
        view,
        traces: this.#tracesOf(match),
        status,
        awaited: names(match.awaiting()),
        winners: names(match.outcome?.winners ?? []),
        over: match.outcome !== null,
      },
    };
  }

  #tracesOf(match: Match): GameEvent[] {
    const { traces = [] } = itemAt(this.#games, match.kind.id);
    if (traces.length === 0) return [];
    return match.log('table').flatMap(({ events }) => events.filter(({ type }) => traces.includes(type)));
  }

  /** Most matches have equal options, which include a whole box: equal ones are kept in memory once. */
  #shared(game: string, options: Record<string, unknown>): Record<string, unknown> {
    const text = JSON.stringify(options);
    for (const { digest } of this.#cache.values()) {
      if (!('ok' in digest) || digest.ok.game !== game) continue;
      if (this.#optionTexts.get(digest.ok.options) === text) return digest.ok.options;
    }
    this.#optionTexts.set(options, text);
    return options;
  }
}

/** Saved matches, the newest first. */
export async function listMatches(matches: DocumentStore<MatchDocument>): Promise<Result<DocumentInfo[]>> {
  const answer = await matches.list();
  if ('problem' in answer) return answer;
  return { ok: [...answer.ok].sort((a, b) => b.modified.localeCompare(a.modified)) };
}

/** The part of a card that is known from the list, before the match is read. */
export function aboutOf({ about, modified }: DocumentInfo): {
  title: string;
  players: readonly string[];
  updated: string;
} {
  const { title, players, updated } = about ?? {};
  return {
    title: typeof title === 'string' ? title : '',
    players: Array.isArray(players) ? players.map(String) : [],
    updated: typeof updated === 'string' ? updated : modified,
  };
}
