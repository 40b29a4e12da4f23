import type { DecisionInput, Ranked } from '../../../bots/bot.ts';
import type { Seat } from '../../../core/game.ts';
import { type Random, SeededRandom } from '../../../core/random.ts';
import type { GameData } from '../gameData.ts';
import type { CrewAction, CrewEvent, CrewState } from '../state.ts';
import type { CrewView } from '../view.ts';
import { claimedBy, granting, grants, hear, wishesOf } from './calls.ts';
import { anyProgramme, type CrewGame, carryOut, type Programme, resolve } from './round.ts';
import type { Worth } from './value.ts';

export type CrewThinking = DecisionInput<CrewState, CrewAction, CrewView, CrewEvent>;

export interface Skill {
  /** How many programmes are tried on how many guesses at what the others hold and lay. */
  programmes: number;
  guesses: number;
  temperature: number;
  /** On how many new guesses the last few are tried: what came out best of many was lucky too. */
  finals: number;
  /** On how many guesses every other choice is weighed; with none, cards are kept and the rest is left to chance. */
  weighs: number;
  worth: Worth;
  /** The value of following a team-mate's call: it is followed unless another choice is clearly better. */
  wish: number;
}

const finalists = 6;

export interface Planned {
  /** Best first, with the team-mate's wishes in their worth. */
  ranked: Ranked<Programme>[];
  /** The tables that they were tried on. */
  tables: readonly CrewState[];
  units: number;
  cut: boolean;
}

/**
 * Tries programmes on the same guesses; half of them are dropped as often as there is reason to, and the rest tried on.
 */
export function planRound({ game, view, seat, rng, expired }: CrewThinking, skill: Skill): Planned {
  const gameData = game.gameData as GameData;
  const sample = game.sampler(view, seat);
  const own = sample(rng);
  const wishes = wishesOf(gameData, own, seat);
  const tables = Array.from({ length: skill.guesses }, () => guess(game, gameData, sample(rng), seat, rng));
  let left = candidates(gameData, own, seat, skill.programmes, rng).map((programme) => {
    const granted = wishes.filter((one) => grants(gameData, own, programme, one)).length;
    return { programme, bonus: skill.wish * granted, sum: 0, count: 0 };
  });
  const { side } = gameData.seats[seat];
  // Chance is the same for every programme that is tried on one table.
  const outcomeOf = (table: CrewState, programme: Programme, chance: number) =>
    skill.worth(gameData, roundOf(game, gameData, table, seat, programme, chance), side);
  const worth = (one: (typeof left)[number]) => one.sum / one.count + one.bonus;
  let units = 0;
  let from = 0;
  while (from < tables.length && (from === 0 || !expired())) {
    const to = Math.min(tables.length, from + Math.max(2, tables.length >> 2));
    for (const one of left) {
      for (let i = from; i < to; i++) one.sum += outcomeOf(tables[i], one.programme, i);
      one.count += to - from;
      units += to - from;
    }
    from = to;
    left.sort((a, b) => worth(b) - worth(a));
    if (from < tables.length) left = left.slice(0, Math.max(4, left.length >> 1));
  }
  const cut = from < tables.length;
  if (skill.finals > 0 && !cut) {
    left = left.slice(0, finalists).map((one) => ({ ...one, sum: 0, count: 0 }));
    for (let i = 0; i < skill.finals; i++) {
      const table = guess(game, gameData, sample(rng), seat, rng);
      for (const one of left) {
        one.sum += outcomeOf(table, one.programme, i);
        one.count++;
        units++;
      }
    }
    left.sort((a, b) => worth(b) - worth(a));
  }
  const ranked = left.map((one) => ({ action: one.programme, score: worth(one) }));
  return { ranked, tables, units, cut };
}

/** Nothing more, what a team-mate asked for, and anything else that leaves alone what a team-mate wants to keep. */
function candidates(gameData: GameData, own: CrewState, seat: Seat, count: number, rng: Random): Programme[] {
  const tried: Programme[] = own.phase === 'action.faceUp' ? [] : [[]];
  for (const one of wishesOf(gameData, own, seat)) tried.push(granting(gameData, own, seat, one, rng) ?? []);
  const claimed = claimedBy(gameData, own, seat);
  while (tried.length < count) {
    const any = anyProgramme(gameData, own, seat, rng);
    tried.push(claimed.length === 0 ? any : any.filter(({ section }) => !claimed.includes(section)));
  }
  return tried;
}

/**
 * A guess at the others' hands, with a card or two laid for each of them, whichever it is: to believe that they choose
 * well, at this table or from what they see of it, made nobody stronger.
 */
function guess(game: CrewGame, gameData: GameData, table: CrewState, seat: Seat, rng: Random): CrewState {
  hear(gameData, table, seat, rng);
  if (table.phase === 'action.faceUp') return table;
  for (const other of game.seats.keys()) {
    if (other === seat) continue;
    for (const lay of anyProgramme(gameData, table, other, rng, 2)) {
      if (game.check(table, lay) === null) game.step(table, lay, rng, null);
    }
  }
  return table;
}

/** The table after a round in which a seat lays this and nobody anything more. */
export function roundOf(
  game: CrewGame,
  gameData: GameData,
  table: CrewState,
  seat: Seat,
  programme: Programme,
  chance: number,
): CrewState {
  const draft = game.copy(table);
  const rng = new SeededRandom(chance);
  carryOut(game, gameData, draft, seat, programme, rng);
  for (let other = 0; other < game.seats.length; other++) {
    if (draft.phase === 'action.laying' && draft.stands[other] === 'open') {
      game.step(draft, { type: 'ready', seat: other }, rng, null);
    }
  }
  resolve(game, draft, rng);
  return draft;
}
