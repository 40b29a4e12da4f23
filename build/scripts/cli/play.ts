import { type Level, levels } from '@aerodrome/engine/bots/bot.ts';
import { askBaseline, type OpenedGame } from '@aerodrome/engine/bots/think.ts';
import { chooseUniformly } from '@aerodrome/engine/bots/uniformChoice.ts';
import { clone } from '@aerodrome/engine/core/clone.ts';
import type {
  Action,
  AnyGame,
  AnyGameKind,
  Emit,
  GameEvent,
  GameState,
  Outcome,
  Seat,
} from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import { decide } from '../../../renderer/application/bots/decide.ts';
import { type BotHistory, decisionSeed, emptyHistory } from '../../../renderer/application/bots/history.ts';
import { type Playable, PlayableMatch, playToEnd } from '../../../renderer/application/bots/playToEnd.ts';

/**
 * The player of a seat: a bot level of the page, a level with a style such as `4.fox`, or a baseline by name, such as
 * `random`. Baselines exist in tools only: they have a random stream per match and answer no offers.
 */
export type Player = Level | string;

/** The players that a game knows, as they are typed. */
export function playersOf(kind: AnyGameKind): string[] {
  return ['random', ...levels.map(String), ...Object.keys(kind.bot?.baselines ?? {})];
}

/** A player as it is typed, or `null` if the game has no such one. */
export function readPlayer(kind: AnyGameKind, text: string): Player | null {
  const [level = '', style] = text.split('.');
  if (style !== undefined) return isStyled(kind, level, style) ? text : null;
  if (!playersOf(kind).includes(text)) return null;
  return /^\d$/.test(text) ? (Number(text) as Level) : text;
}

function isStyled(kind: AnyGameKind, level: string, style: string): boolean {
  return /^[1-5]$/.test(level) && (kind.bot?.styles?.includes(style) ?? false);
}

/** The bot behind a player; `null` for a baseline. */
function botOf(player: Player): { level: Level; style?: string } | null {
  const [, level, style] = /^([0-5])(?:\.(.+))?$/.exec(String(player)) ?? [];
  return level === undefined ? null : { level: Number(level) as Level, ...(style && { style }) };
}

/** Receives the processor time and the search size of every decision of a bot. Wall time would depend on other load. */
export type Timing = (player: Player, milliseconds: number, units: number) => void;

/** A match, or a bare state of a game. */
interface Course extends Playable {
  view(seat: Seat): unknown;
  legalActions(seat: Seat): readonly Action[];
}

/** Plays to the end: bots choose by `decide`, baselines by their rule. Returns the number of choices. */
function playCourse(
  opened: OpenedGame,
  players: readonly Player[],
  seed: number,
  course: Course,
  timing: Timing | null,
): number {
  const streams = players.map((_, seat) => new SeededRandom(deriveSeed(seed, seat)));
  if (players.every((player) => player === 'random')) return playRandomly(course, streams);
  const bots = players.map(botOf);
  const choose = (seat: Seat, history: BotHistory): readonly Action[] => {
    const player = itemAt(players, seat);
    const bot = itemAt(bots, seat);
    if (player === 'random') return [chooseUniformly(course.legalActions(seat), itemAt(streams, seat))];
    const view = course.view(seat);
    if (bot === null)
      return [askBaseline(opened, String(player), { view, seat, seed: itemAt(streams, seat).below(2 ** 20) })];
    const isDecision = course.awaiting().includes(seat);
    const began = process.cpuUsage();
    const { actions, units } = decide(opened, { ...bot, view, seat, seed: decisionSeed(seed, seat, history), history });
    const { user, system } = process.cpuUsage(began);
    if (isDecision) timing?.(player, (user + system) / 1000, units);
    return actions;
  };
  const histories = players.map(() => emptyHistory);
  return playToEnd(opened, course, histories, choose, { answersOutOfTurn: (seat) => bots[seat] !== null });
}

/** Plays to the end by chance alone, without views and without a closure per match: simulations play very many such games. */
function playRandomly(course: Course, streams: readonly SeededRandom[]): number {
  let choices = 0;
  for (; course.outcome === null; choices++) {
    const seat = course.awaiting()[0]!;
    course.submit(chooseUniformly(course.legalActions(seat), streams[seat]!));
  }
  return choices;
}

/** A state that is stepped in place, without the log and the hashes of a match. A class: literals with a getter are slow. */
class Draft implements Course {
  readonly state: GameState;
  readonly #game: AnyGame;
  readonly #rng: SeededRandom;
  readonly #emit: Emit<GameEvent>;

  constructor(game: AnyGame, seed: number, emit: Emit<GameEvent>) {
    this.#game = game;
    this.#rng = new SeededRandom(seed);
    this.#emit = emit;
    this.state = game.create();
    game.begin(this.state, this.#rng, emit);
  }

  get outcome(): Outcome | null {
    return this.#game.outcome(this.state);
  }

  awaiting(): readonly Seat[] {
    return this.#game.awaiting(this.state);
  }

  askedOutOfTurn(): readonly Seat[] {
    return this.#game.askedOutOfTurn(this.state);
  }

  legalActions(seat: Seat): readonly Action[] {
    return this.#game.legalActions(this.state, seat);
  }

  view(seat: Seat): unknown {
    return this.#game.view(this.state, seat);
  }

  submit(action: Action): null {
    this.#game.step(this.state, action, this.#rng, this.#emit);
    return null;
  }
}

/** A whole game in place, without events. */
export function play(
  kind: AnyGameKind,
  game: AnyGame,
  players: readonly Player[],
  seed: number,
  timing: Timing | null = null,
): { state: GameState; steps: number } {
  const draft = new Draft(game, seed, null);
  const steps = playCourse({ kind, game }, players, seed, draft, timing);
  return { state: draft.state, steps };
}

/** The same game by the same seed, with its events. */
export function playWithEvents(
  kind: AnyGameKind,
  game: AnyGame,
  players: readonly Player[],
  seed: number,
): { state: GameState; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const draft = new Draft(game, seed, (event) => void events.push(clone(event)));
  playCourse({ kind, game }, players, seed, draft, null);
  return { state: draft.state, events };
}

/** The same game by the same seed, as a match with its log. */
export function playMatch(
  kind: AnyGameKind,
  options: Record<string, unknown>,
  players: readonly Player[],
  seed: number,
): Match {
  const course = new PlayableMatch(Match.start(kind, options, seed));
  playCourse(course.match, players, seed, course, null);
  return course.match;
}
