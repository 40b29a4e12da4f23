import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { canonical } from '@aerodrome/engine/core/hash.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { readOptions, withCompetitiveDefaults } from '@aerodrome/engine/core/options.ts';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import type { Participant } from '@aerodrome/engine/meta/ledger.ts';
import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import { newTournament, type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { NewTournamentEvent } from '@aerodrome/engine/meta/tournament/events.ts';
import { drawOrder } from '@aerodrome/engine/meta/tournament/pairs.ts';
import {
  defaultRounds,
  type Entrant,
  type ScheduledGame,
  type TournamentSetup,
} from '@aerodrome/engine/meta/tournament/setup.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Preset } from '../../../games/descriptor.ts';
import { gameOf } from '../../../games/index.ts';

/** A tournament that has not started yet. */
export interface Draft {
  setup: TournamentSetup;
  entrants: readonly Entrant[];
}

/** Replaces the entrants. The number of rounds follows their number unless it was changed by hand. */
export function withEntrants({ setup, entrants }: Draft, others: readonly Entrant[]): Draft {
  const followed = setup.rounds === defaultRounds(setup.format, entrants.length);
  const rounds = followed ? defaultRounds(setup.format, others.length) : setup.rounds;
  return { setup: { ...setup, rounds }, entrants: others };
}

/** The presets of a game with at least two sides and no lesson, without duplicates. */
export function tournamentPresets(game: string): Preset[] {
  const seen = new Set<string>();
  return gameOf(game).presets.filter(({ options, hasLesson }) => {
    const key = canonical(options);
    if (hasLesson || seen.has(key)) return false;
    const sides = new Set(seatsOf(scheduledGameOf(game, options)).map(({ side }) => side));
    if (sides.size < 2) return false;
    seen.add(key);
    return true;
  });
}

/** A game with these options, completed by the defaults of tournaments. */
export function scheduledGameOf(game: string, raw: Readonly<Record<string, unknown>>): ScheduledGame {
  const schema = itemAt(games, game).options;
  const read = readOptions<Record<string, unknown>>(schema, withCompetitiveDefaults(schema, raw));
  if ('problems' in read) throw new RangeError(`${game}: ${itemAt(read.problems, 0).code}`);
  return { game, options: read.options };
}

export function seatsOf({ game, options }: ScheduledGame) {
  return itemAt(games, game).open(options).seats;
}

/** Id of the preset whose game and options these are, or `null`. */
export function presetOf({ game, options }: ScheduledGame): string | null {
  const wanted = canonical(options);
  const found = tournamentPresets(game).find(
    (preset) => canonical(scheduledGameOf(game, preset.options).options) === wanted,
  );
  return found?.id ?? null;
}

/** The draft as a tournament document. */
export function documentOf({ setup, entrants }: Draft, seed: number, at: string): Result<TournamentDocument> {
  const entered = entrants.map((entrant): NewTournamentEvent => ({ type: 'entered', entrant }));
  return tournamentLog.append(newTournament(setup, seed, at), at, ...entered);
}

export function draftOf(document: TournamentDocument): Draft {
  const { entrants } = tournamentLog.fold(document);
  return {
    setup: document.setup,
    entrants: entrants.map(({ id, name, members }) => ({ id, name, members })),
  };
}

export type Seeding = 'list' | 'lot' | 'rating';

/** Ids of the entrants in seeding order: by list, by lot, or by rating. */
export function seededOrder(
  entrants: readonly Entrant[],
  seeding: Seeding,
  seed: number,
  ratingOf: (member: Participant) => number,
): string[] {
  const ids = entrants.map(({ id }) => id);
  if (seeding === 'lot') return drawOrder(seed, ids, 'seeds');
  if (seeding === 'list') return ids;
  const strength = ({ members }: Entrant) =>
    members.reduce((sum, member) => sum + ratingOf(member), 0) / members.length;
  return [...entrants].sort((a, b) => strength(b) - strength(a)).map(({ id }) => id);
}

/** An unused entrant id. */
export function freeId(entrants: readonly Entrant[]): string {
  const taken = new Set(entrants.map(({ id }) => id));
  let number = entrants.length + 1;
  while (taken.has(`e${number}`)) number++;
  return `e${number}`;
}

/** The person of a typed name: the profile of that name, or a guest. */
export function personByName(name: string, profiles: readonly Profile[]): Participant {
  const known = profiles.find((profile) => !profile.retired && profile.name.toLowerCase() === name.toLowerCase());
  return { name: known?.name ?? name, person: known?.id ?? null };
}

/** Parses a typed entrant: a name, or two names joined by an ampersand for a team. */
export function typedEntrant(typed: string, { setup, entrants }: Draft, profiles: readonly Profile[]): Result<Entrant> {
  const names = typed
    .split('&')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length !== setup.team) return { problem: { code: `tournaments.names.${setup.team}` } };
  const members = names.map((name) => personByName(name, profiles));
  const entrant = { id: freeId(entrants), name: members.map(({ name }) => name).join(' & '), members };
  return checkUnique(entrant, entrants);
}

/** A bot's name carries its level. */
export function botEntrant(level: Level, { setup, entrants }: Draft): Entrant {
  const taken = new Set(entrants.flatMap(({ members }) => members.map(({ name }) => name)));
  const members: Participant[] = [];
  for (let seat = 0; members.length < setup.team; seat++) {
    const named = say(`setUp.botName.${level}.${seat % 4}`);
    const bare = seat < 4 ? named : say('tournaments.another', { name: named, number: Math.floor(seat / 4) + 1 });
    const name = say('tournaments.botName', { name: bare, level: { key: `setUp.level.${level}` } });
    if (!taken.has(name)) members.push({ name, person: null, bot: level });
  }
  return { id: freeId(entrants), name: members.map(({ name }) => name).join(' & '), members };
}

/** Refuses an entrant if one of its members has entered already. */
function checkUnique(entrant: Entrant, entrants: readonly Entrant[]): Result<Entrant> {
  const key = ({ person, name }: Participant) => person ?? name.toLowerCase();
  const taken = new Set(entrants.flatMap(({ members }) => members.map(key)));
  const own = entrant.members.map(key);
  if (own.some((one) => taken.has(one)) || new Set(own).size < own.length) {
    return { problem: { code: 'tournament.sameName' } };
  }
  return { ok: entrant };
}

export function moveItem<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return list;
  return list.with(from, itemAt(list, to)).with(to, itemAt(list, from));
}
