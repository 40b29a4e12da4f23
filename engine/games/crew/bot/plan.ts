import type { Ranked, Thinking } from '../../../bots/bot.ts';
import type { Seat } from '../../../core/game.ts';
import { type Random, SeededRandom } from '../../../core/random.ts';
import type { Setting } from '../setting.ts';
import type { CrewAction, CrewEvent, CrewState } from '../state.ts';
import type { CrewView } from '../view.ts';
import { claimedBy, granting, grants, hear, wishesOf } from './calls.ts';
import { anyProgramme, type CrewGame, carryOut, type Programme, resolve } from './round.ts';
import type { Worth } from './value.ts';

export type CrewThinking = Thinking<CrewState, CrewAction, CrewView, CrewEvent>;

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
  const setting = game.setting as Setting;
  const sample = game.sampler(view, seat);
  const own = sample(rng);
  const wishes = wishesOf(setting, own, seat);
  const tables = Array.from({ length: skill.guesses }, () => guess(game, setting, sample(rng), seat, rng));
  let left = candidates(setting, own, seat, skill.programmes, rng).map((programme) => {
    const granted = wishes.filter((one) => grants(setting, own, programme, one)).length;
    return { programme, bonus: skill.wish * granted, sum: 0, count: 0 };
  });
  const { side } = setting.seats[seat];
  // Chance is the same for every programme that is tried on one table.
  const outcomeOf = (table: CrewState, programme: Programme, chance: number) =>
    skill.worth(setting, roundOf(game, setting, table, seat, programme, chance), side);
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
      const table = guess(game, setting, sample(rng), seat, rng);
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
function candidates(setting: Setting, own: CrewState, seat: Seat, count: number, rng: Random): Programme[] {
  const tried: Programme[] = own.phase === 'action.faceUp' ? [] : [[]];
  for (const one of wishesOf(setting, own, seat)) tried.push(granting(setting, own, seat, one, rng) ?? []);
  const claimed = claimedBy(setting, own, seat);
  while (tried.length < count) {
    const any = anyProgramme(setting, own, seat, rng);
    tried.push(claimed.length === 0 ? any : any.filter(({ section }) => !claimed.includes(section)));
  }
  return tried;
}

/**
 * A guess at the others' hands, with a card or two laid for each of them, whichever it is: to believe that they choose
 * well, at this table or from what they see of it, made nobody stronger.
 */
function guess(game: CrewGame, setting: Setting, table: CrewState, seat: Seat, rng: Random): CrewState {
  hear(setting, table, seat, rng);
  if (table.phase === 'action.faceUp') return table;
  for (const other of game.seats.keys()) {
    if (other === seat) continue;
    for (const lay of anyProgramme(setting, table, other, rng, 2)) {
      if (game.check(table, lay) === null) game.step(table, lay, rng, null);
    }
  }
  return table;
}

/** The table after a round in which a seat lays this and nobody anything more. */
export function roundOf(
  game: CrewGame,
  setting: Setting,
  table: CrewState,
  seat: Seat,
  programme: Programme,
  chance: number,
): CrewState {
  const draft = game.copy(table);
  const rng = new SeededRandom(chance);
  carryOut(game, setting, draft, seat, programme, rng);
  for (let other = 0; other < game.seats.length; other++) {
    if (draft.phase === 'action.laying' && draft.stands[other] === 'open') {
      game.step(draft, { type: 'ready', seat: other }, rng, null);
    }
  }
  resolve(game, draft, rng);
  return draft;
}
