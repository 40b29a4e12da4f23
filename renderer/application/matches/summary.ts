import type { AnyGameKind, GameEvent, Seat } from '@aerodrome/engine/core/game.ts';
import { isExactly } from '@aerodrome/engine/core/isExactly.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { defaultOf, readOptions } from '@aerodrome/engine/core/options.ts';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { games as kinds } from '@aerodrome/engine/games/index.ts';
import { readJson } from '@aerodrome/engine/saves/json.ts';
import { catalogue, gameStrings, loadStrings } from '@aerodrome/engine/text/catalogue.ts';
import { type Message, type Param, sentence } from '@aerodrome/engine/text/say.ts';
import * as v from 'valibot';
import type { GameServices } from '../games.ts';
import { type MatchDocument, notPlayable } from './match.ts';
import { type PublicMatch, publicMatch, type TraceTypes, tracesOf } from './publicMatch.ts';

type Options = Record<string, unknown>;

/** The content of a saved match's card. It contains only what everyone at the table may know. */
export interface MatchSummary {
  game: string;
  options: Options;
  /** Data of the thumbnail, as the game's `pictureOf` makes it. */
  picture: unknown;
  status: Message;
  players: readonly string[];
  /** Names of the players who owe a decision; empty once the match is over. */
  awaited: readonly string[];
  winners: readonly string[];
  over: boolean;
}

/** The code of the game's table could not be loaded. */
export const noTable: Problem = { code: 'app.noTable' };

/** Rises when the fields of stored summaries change; others are computed again. */
const version = 1;

const name = v.pipe(v.string(), v.maxLength(1000));
const names = v.pipe(v.array(name), v.maxLength(32));
const key = v.pipe(
  v.string(),
  v.check((found) => Object.hasOwn(catalogue(), found)),
);
const param: v.GenericSchema<unknown, Param> = v.lazy(() =>
  v.union([v.string(), v.pipe(v.number(), v.finite()), v.array(param), message]),
);
const message: v.GenericSchema<unknown, Message> = v.strictObject({
  key,
  params: v.optional(v.record(v.string(), param)),
});

/** A stored summary. It comes from a file, so it is untrusted. The game validates options and picture. */
const storedSchema = v.strictObject({
  version: v.literal(version),
  game: v.string(),
  /** Without the options that have their default value; a default box is large. */
  options: v.record(v.string(), v.unknown()),
  picture: v.unknown(),
  status: message,
  players: names,
  awaited: names,
  winners: names,
  over: v.boolean(),
});

/** Makes summaries, writes them as text and reads them back. */
export class MatchSummarizer {
  readonly #games: GameServices;
  /** By game and options as JSON: most matches have equal options, which are kept in memory once, with their game data. */
  readonly #optionsCache = new Map<string, { options: Options; gameData: unknown }>();
  readonly #explicitCache = new WeakMap<Options, Options>();
  /** The match that was summarized last: if it is played on, only its new events are read. */
  #latest: { match: Match; traces: readonly GameEvent[] } | null = null;

  constructor(games: GameServices) {
    this.#games = games;
  }

  get traceTypes(): TraceTypes {
    return Object.fromEntries(Object.entries(this.#games).map(([id, { traces = [] }]) => [id, traces]));
  }

  /** The summary of a match in memory. */
  summarize({ match, players }: MatchDocument): Promise<Result<MatchSummary>> {
    const types = itemAt(this.#games, match.kind.id).traces ?? [];
    const earlier = this.#latest && match.continues(this.#latest.match) ? this.#latest : null;
    const traces = [...(earlier?.traces ?? []), ...tracesOf(match, types, earlier?.match.length)];
    this.#latest = { match, traces };
    const names = players.map(({ name }) => name);
    return this.#makeSummary(publicMatch(match, names, traces), match.game.gameData);
  }

  /** The summary of a match that a worker has read. */
  async summarizePublicMatch(found: PublicMatch): Promise<Result<MatchSummary>> {
    if (!Object.hasOwn(this.#games, found.game)) return { problem: notPlayable(found.game) };
    const complete = this.#optionsWithData(found.game, this.#explicitOptions(itemAt(kinds, found.game), found.options));
    return this.#makeSummary({ ...found, options: complete?.options ?? found.options }, complete?.gameData);
  }

  async #makeSummary(found: PublicMatch, gameData?: unknown): Promise<Result<MatchSummary>> {
    const { game, options, view, over } = found;
    const service = itemAt(this.#games, game);
    const kind = itemAt(kinds, game);
    const position = { options, gameData: gameData ?? kind.open(options).gameData, view };
    // The names of seats without a player's name are texts of the game.
    const [status, hasStrings] = await Promise.all([service.status(position).catch(() => null), loadTextsOf(game)]);
    if (!status || !hasStrings) return { problem: noTable };
    const narrator = kind.narrator(options);
    const players = found.players.map((name, seat) => name || sentence(narrator.name(seat)));
    const names = (seats: readonly Seat[]) => seats.map((seat) => itemAt(players, seat));
    const [awaited, winners] = [names(found.awaited), names(found.winners)];
    const picture = service.pictureOf(view, found.traces);
    return { ok: { game, options, picture, status, players, awaited, winners, over } };
  }

  serialize({ options, ...summary }: MatchSummary): string {
    return JSON.stringify({
      version,
      ...summary,
      options: this.#explicitOptions(itemAt(kinds, summary.game), options),
    });
  }

  /** A stored summary; `null` if it is invalid, of another version, or if the texts of its game could not be loaded. */
  async parse(text: string): Promise<MatchSummary | null> {
    const json = readJson(text);
    const game = 'ok' in json ? v.safeParse(v.object({ game: v.string() }), json.ok) : null;
    if (!game?.success || !Object.hasOwn(this.#games, game.output.game)) return null;
    if (!(await loadTextsOf(game.output.game))) return null;
    const read = 'ok' in json ? v.safeParse(storedSchema, json.ok, { abortEarly: true }) : null;
    if (!read?.success) return null;
    const { version: _version, ...stored } = read.output;
    const complete = this.#optionsWithData(stored.game, stored.options);
    if (!complete || !itemAt(this.#games, stored.game).isPicture(stored.picture, complete.gameData)) return null;
    return { ...stored, options: complete.options };
  }

  /** The complete options with their game data; `null` if they are invalid, or of older rules. */
  #optionsWithData(game: string, explicit: Options): { options: Options; gameData: unknown } | null {
    const id = `${game} ${JSON.stringify(explicit)}`;
    const cached = this.#optionsCache.get(id);
    if (cached) return cached;
    const kind = itemAt(kinds, game);
    const read = readOptions<Options>(kind.options, explicit);
    if ('problems' in read) return null;
    const complete = { options: read.options, gameData: kind.open(read.options).gameData };
    this.#explicitCache.set(read.options, explicit);
    this.#optionsCache.set(id, complete);
    if (this.#optionsCache.size > maxCachedOptions)
      this.#optionsCache.delete(this.#optionsCache.keys().next().value as string);
    return complete;
  }

  /** The options that differ from their defaults. */
  #explicitOptions({ options: schema }: AnyGameKind, options: Options): Options {
    const cached = this.#explicitCache.get(options);
    if (cached) return cached;
    const differing = schema.filter((field) => !isExactly(options[field.key], defaultOf(field, options)));
    const explicit = Object.fromEntries(differing.map(({ key }) => [key, options[key]]));
    this.#explicitCache.set(options, explicit);
    return explicit;
  }
}

/** Loads the texts of a game, which name the keys of a summary. Returns whether they are loaded. */
async function loadTextsOf(game: string): Promise<boolean> {
  return loadStrings([gameStrings(game)]).then(
    () => true,
    () => false,
  );
}

/** Number of different options that are kept in memory. */
const maxCachedOptions = 64;
