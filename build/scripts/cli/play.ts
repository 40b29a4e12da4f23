import { type Level, levels } from '@aerodrome/engine/bots/bot.ts';
import { random } from '@aerodrome/engine/bots/random.ts';
import { measureBy, type OpenedGame, think, thinkAside } from '@aerodrome/engine/bots/think.ts';
import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, AnyGame, AnyGameKind, GameEvent, GameState, Seat } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { derive } from '@aerodrome/engine/meta/derive.ts';

export { derive };

/**
 * Who plays a seat: a bot of a level; one with a style, as `4.fox`; or a simple player that strength is measured against,
 * by its name.
 */
export type Player = Level | string;

/** The players that a game knows, as they are typed. */
export function playersOf(kind: AnyGameKind): string[] {
  return ['random', ...levels.map(String), ...Object.keys(kind.bot?.yardsticks ?? {})];
}

/** A player as it is typed, or `null` if the game has no such one. */
export function readPlayer(kind: AnyGameKind, text: string): Player | null {
  const [level, style] = text.split('.');
  if (style !== undefined) return isStyled(kind, level, style) ? text : null;
  if (!playersOf(kind).includes(text)) return null;
  return /^\d$/.test(text) ? (Number(text) as Level) : text === 'random' ? 0 : text;
}

function isStyled(kind: AnyGameKind, level: string, style: string): boolean {
  return /^[1-5]$/.test(level) && (kind.bot?.styles?.includes(style) ?? false);
}

/**
 * Hears of every decision that was thought about: by whom, how much time of the processor it took, and how much was
 * looked at. A clock on the wall would tell how busy the machine is.
 */
export type Timing = (player: Player, milliseconds: number, units: number) => void;

/** What a seat's player does, given what the seat sees. Chance needs no view, and gets none: it is asked very often. */
function decide(
  opened: OpenedGame,
  player: Player,
  state: GameState,
  seat: Seat,
  stream: SeededRandom,
  timing: Timing | null,
): Action {
  const { game } = opened;
  if (player === 0) return random(game.legalActions(state, seat), stream);
  const view = game.view(state, seat);
  const seed = stream.below(2 ** 20);
  const began = process.cpuUsage();
  const [bot, style] = String(player).split('.');
  if (typeof player === 'string' && style === undefined) return measureBy(opened, player, { view, seat, seed });
  const level = Number(bot) as Level;
  const { action, units } = think(opened, { view, seat, seed, level, ...(style && { style }) });
  const { user, system } = process.cpuUsage(began);
  timing?.(player, (user + system) / 1000, units);
  return action;
}

/** Between two decisions whoever thinks may say something out of turn, or answer what was said. */
function* said(
  opened: OpenedGame,
  players: readonly Player[],
  state: GameState,
  streams: readonly SeededRandom[],
): Generator<Action> {
  for (const seat of opened.game.seats.keys()) {
    const level = players[seat];
    if (typeof level === 'string' || level === 0) continue;
    const seed = streams[seat].below(2 ** 20);
    const aside = thinkAside(opened, { view: opened.game.view(state, seat), seat, seed, level });
    if (aside) yield aside;
  }
}

/** A game under way, with or without a match around it. */
interface Course {
  state(): GameState;
  step(action: Action): void;
}

function playOut(
  opened: OpenedGame,
  players: readonly Player[],
  seed: number,
  course: Course,
  timing: Timing | null,
): number {
  const { kind, game } = opened;
  const streams = players.map((_, seat) => new SeededRandom(derive(seed, seat)));
  const talks = kind.bot?.aside !== undefined && players.some((player) => typeof player === 'number' && player > 0);
  let steps = 0;
  for (let state = course.state(); game.outcome(state) === null; state = course.state()) {
    const [seat] = game.awaiting(state);
    course.step(decide(opened, players[seat], state, seat, streams[seat], timing));
    steps++;
    if (!talks) continue;
    for (const aside of said(opened, players, course.state(), streams)) {
      if (game.check(course.state(), aside) === null) course.step(aside);
    }
  }
  return steps;
}

/** A whole game in place and in silence: no match, log, hash or events. */
export function play(
  kind: AnyGameKind,
  game: AnyGame,
  players: readonly Player[],
  seed: number,
  timing: Timing | null = null,
): { state: GameState; steps: number } {
  const rng = new SeededRandom(seed);
  const state = game.create();
  game.begin(state, rng, null);
  const course = { state: () => state, step: (action: Action) => game.step(state, action, rng, null) };
  return { state, steps: playOut({ kind, game }, players, seed, course, timing) };
}

/** The same game by the same seed, with what happened in it. */
export function playTold(
  kind: AnyGameKind,
  game: AnyGame,
  players: readonly Player[],
  seed: number,
): { state: GameState; events: GameEvent[] } {
  const rng = new SeededRandom(seed);
  const state = game.create();
  const events: GameEvent[] = [];
  const emit = (event: GameEvent) => void events.push(clone(event));
  game.begin(state, rng, emit);
  const course = { state: () => state, step: (action: Action) => game.step(state, action, rng, emit) };
  playOut({ kind, game }, players, seed, course, null);
  return { state, events };
}

/** The same game by the same seed, with all that a match keeps. */
export function playMatch(
  kind: AnyGameKind,
  options: Record<string, unknown>,
  players: readonly Player[],
  seed: number,
): Match {
  const match = Match.start(kind, options, seed);
  const course = { state: () => match.record().state, step: (action: Action) => void match.submit(action) };
  playOut({ kind, game: match.game }, players, seed, course, null);
  return match;
}
