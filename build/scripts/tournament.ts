// Plays a whole tournament of bots with the same event log as the application, and prints the standings.
import { writeFileSync } from 'node:fs';
import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { isLevel } from '@aerodrome/engine/bots/bot.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { checkStart } from '@aerodrome/engine/meta/tournament/applyEvent.ts';
import {
  checkSetup,
  type TournamentDocument,
  tournamentFormat,
  tournamentLog,
} from '@aerodrome/engine/meta/tournament/document.ts';
import { formatPoints } from '@aerodrome/engine/meta/tournament/formatFigures.ts';
import { pairScore } from '@aerodrome/engine/meta/tournament/pairs.ts';
import { estimateDuration } from '@aerodrome/engine/meta/tournament/schedule.ts';
import {
  defaultRounds,
  defaultSetup,
  type TournamentFormat,
  type TournamentSetup,
  tournamentFormats,
  tournamentLimits,
} from '@aerodrome/engine/meta/tournament/setup.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import {
  causeOf,
  command,
  fromHere,
  readArguments,
  readGame,
  readGameOptions,
  refuse,
  WrongArguments,
  wholeNumber,
} from './cli/arguments.ts';
import { columns } from './cli/columns.ts';
import { progressBar } from './cli/progress.ts';
import { beginEvent, botEntrants, flyEvent } from './tournament/event.ts';

export const run = command('tournament', ({ args, print }) => {
  const { values } = readArguments({
    args,
    options: {
      format: { type: 'string', default: 'swiss' },
      entrants: { type: 'string', default: '8' },
      game: { type: 'string', default: 'track' },
      set: { type: 'string', multiple: true, default: [] },
      bots: { type: 'string', default: '1' },
      rounds: { type: 'string' },
      legs: { type: 'string' },
      seed: { type: 'string', default: '1' },
      save: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const format = tournamentFormats.find((known) => known === values.format);
  if (!format) refuse('command.unknownFormat', { format: values.format, formats: [...tournamentFormats] });
  const count = wholeNumber('entrants', values.entrants, 2, tournamentLimits.entrants);
  const seed = wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER);
  const levels = values.bots.split(',').map((text): Level => {
    const level = wholeNumber('bots', text, 0, 5);
    return isLevel(level) ? level : 0;
  });
  const setup = readSetup(format, count, values);
  const begun = begin(setup, count, levels, seed);

  const bar = progressBar(estimateDuration(tournamentLog.fold(begun)).legs || tournamentLimits.legs);
  let done = 0;
  const document = flyEvent(begun, () => bar.at(done++));
  bar.end();
  if (values.save !== undefined) save(document, values.save);
  print(values.json ? JSON.stringify(asData(document)) : inWords(document));
});

function readSetup(
  format: TournamentFormat,
  entrants: number,
  values: { game: string; set: string[]; rounds?: string; legs?: string },
): TournamentSetup {
  const names = values.game.split(',');
  const event = names.map((name) => {
    const kind = readGame(name);
    // The options have to be valid for every named game.
    return { game: kind.id, options: readGameOptions(kind, values.set, undefined) };
  });
  const setup = defaultSetup(format, event);
  const rounds =
    values.rounds === undefined
      ? defaultRounds(format, entrants)
      : wholeNumber('rounds', values.rounds, 1, tournamentLimits.bouts);
  const legs =
    values.legs === undefined ? setup.legs : (wholeNumber('legs', values.legs, 1, 4) as TournamentSetup['legs']);
  return { ...setup, title: say(`tournament.format.${format}`), rounds, legs };
}

/** An invalid set-up is reported as a wrong argument. */
function begin(setup: TournamentSetup, count: number, levels: readonly Level[], seed: number): TournamentDocument {
  const entrants = botEntrants(count, levels, setup.team);
  const draft = { setup, entrants: entrants.map((entrant) => ({ ...entrant, active: true, since: 0 })) } as Tournament;
  const problem = checkSetup(setup) ?? checkStart(draft);
  if (problem) throw new WrongArguments(explain(problem));
  return beginEvent(setup, entrants, seed);
}

function save(document: TournamentDocument, file: string): void {
  try {
    writeFileSync(fromHere(file), writeDocument(tournamentFormat, document));
  } catch (error) {
    refuse('command.cannotWrite', { file, cause: causeOf(error) });
  }
}

function asData(document: TournamentDocument) {
  const state = tournamentLog.fold(document);
  return {
    format: state.setup.format,
    games: state.setup.event.map(({ game }) => game),
    seed: state.seed,
    entrants: state.entrants.map(({ id, name }) => ({ id, name })),
    standings: standingsOf(state).map(({ place, entrant, points, ties, played, wins, draws, losses, net }) => ({
      place,
      entrant,
      points: points.value,
      ties: Object.fromEntries(Object.entries(ties).map(([tie, cell]) => [tie, cell.value])),
      played,
      wins,
      draws,
      losses,
      net: Number(net.toFixed(6)),
    })),
    rounds: state.rounds.map(({ number, stage, pairs, bye, rests }) => ({
      number,
      stage,
      bye,
      rests,
      pairings: pairs.map((id) => {
        const pair = state.pairs.get(id) as NonNullable<ReturnType<typeof state.pairs.get>>;
        const { sides, winner, decidedBy, legs } = pair;
        const flown = legs.map((leg) => ({
          winner: leg.winner,
          net: Number(leg.net.toFixed(6)),
          match: leg.flying?.matchId,
        }));
        return { id, sides, score: pairScore(state, pair), winner, decidedBy, legs: flown };
      }),
    })),
  };
}

function inWords(document: TournamentDocument): string {
  const state = tournamentLog.fold(document);
  const nameOf = (id: string) => state.entrants.find((entrant) => entrant.id === id)?.name ?? id;
  const { setup, seed } = state;
  const ties = setup.ties.filter((tie) => tie !== 'playOff');
  const title = say('tournament.title', {
    format: say(`tournament.format.${setup.format}`),
    entrants: state.entrants.length,
    games: setup.event.map(({ game }) => say(`game.${game}`)),
    seed,
  });
  return [
    title,
    columns([
      [say('tournament.standings')],
      ...standingsOf(state).map(({ place, entrant, points, ties: cells }) => [
        `${place}  ${nameOf(entrant)}`,
        points.text,
        ...ties.map((tie) => cells[tie]?.text ?? ''),
      ]),
    ]),
    ...state.rounds.map(({ number, pairs, bye, rests }) =>
      columns([
        [say('tournament.round.of', { round: number })],
        ...pairs.map((id) => {
          const pair = state.pairs.get(id) as NonNullable<ReturnType<typeof state.pairs.get>>;
          const team = (side: 0 | 1) => pair.sides[side].map(nameOf).join(' & ');
          return [
            say('tournament.pairing', { a: team(0), b: team(1) }),
            pairScore(state, pair).map(formatPoints).join(' : '),
          ];
        }),
        ...(bye === null ? [] : [[say('tournament.bye.of', { name: nameOf(bye) }), '']]),
        ...(rests.length === 0 ? [] : [[say('tournament.rests.of', { names: rests.map(nameOf) }), '']]),
      ]),
    ),
  ].join('\n');
}
