import * as v from 'valibot';
import type { Rejection } from '../../core/game.ts';
import { itemAt } from '../../core/items.ts';
import { readOptions } from '../../core/options.ts';
import { games } from '../../games/index.ts';
import { invalid } from '../../saves/json.ts';
import { defineLog, type LogDocument } from '../eventLog.ts';
import { participantEntries } from '../ledger.ts';
import { date, debriefSchema, flag, index, name, note, plainRecord, seed, word } from '../schemas.ts';
import { applyTournamentEvent } from './applyEvent.ts';
import type { TournamentEvent } from './events.ts';
import { type TournamentSetup, tieBreaks, tournamentFormats, tournamentLimits } from './setup.ts';
import { copyState, initialState, type SeededSetup, type Tournament } from './state.ts';
import { summarize } from './summary.ts';

/** A tournament as stored in its file. */
export type TournamentDocument = LogDocument<SeededSetup, TournamentEvent>;

/** A round of 64 entrants has 32 pairs of at most six legs, each with a take-off and a result. */
const maxEvents = 5000;

const entrant = v.strictObject({
  id: word,
  name,
  members: v.pipe(v.array(v.strictObject(participantEntries)), v.minLength(1), v.maxLength(2)),
});
const side = v.picklist([0, 1]);
const ids = v.pipe(v.array(word), v.maxLength(tournamentLimits.entrants));
const sideOfPair = v.pipe(v.array(word), v.minLength(1), v.maxLength(2));
const round = v.pipe(index, v.minValue(1), v.maxValue(1000));
const legNumber = v.pipe(index, v.maxValue(5));
const share = v.pipe(v.number(), v.minValue(-1), v.maxValue(1));
/** Only options that differ from those of the event are stored with a leg. */
const changes = v.pipe(plainRecord, v.record(word, v.unknown()), v.maxEntries(32));

const event = v.variant('type', [
  v.strictObject({ at: date, type: v.literal('entered'), entrant }),
  v.strictObject({ at: date, type: v.literal('withdrew'), id: word }),
  v.strictObject({ at: date, type: v.literal('returned'), id: word }),
  v.strictObject({ at: date, type: v.literal('renamed'), id: word, name }),
  v.strictObject({ at: date, type: v.literal('seeded'), order: ids }),
  v.strictObject({ at: date, type: v.literal('begun') }),
  v.strictObject({
    at: date,
    type: v.literal('paired'),
    round,
    pairs: v.pipe(
      v.array(v.strictObject({ id: word, sides: v.strictTuple([sideOfPair, sideOfPair]) })),
      v.maxLength(tournamentLimits.entrants),
    ),
    bye: v.exactOptional(word),
    rests: v.exactOptional(ids),
    by: v.picklist(['engine', 'hand']),
    method: word,
  }),
  v.strictObject({ at: date, type: v.literal('staged'), order: ids, playOff: v.exactOptional(v.literal(true)) }),
  v.strictObject({
    at: date,
    type: v.literal('flying'),
    pair: word,
    leg: legNumber,
    matchId: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
    seed,
    options: changes,
    seats: v.pipe(v.array(v.strictTuple([side, v.pipe(index, v.maxValue(3))])), v.minLength(1), v.maxLength(4)),
    attempt: v.pipe(index, v.minValue(1), v.maxValue(99)),
  }),
  v.strictObject({
    at: date,
    type: v.literal('result'),
    pair: word,
    leg: legNumber,
    winner: v.nullable(side),
    debrief: v.exactOptional(debriefSchema),
    typed: v.exactOptional(
      v.strictObject({
        net: v.exactOptional(share),
        planes: v.exactOptional(v.pipe(v.array(word), v.maxLength(12))),
        note: v.exactOptional(note),
      }),
    ),
  }),
  v.strictObject({ at: date, type: v.literal('forfeit'), pair: word, leg: v.exactOptional(legNumber), by: side }),
  v.strictObject({ at: date, type: v.literal('voided'), event: index, why: note }),
  v.strictObject({ at: date, type: v.literal('paused') }),
  v.strictObject({ at: date, type: v.literal('resumed') }),
  v.strictObject({ at: date, type: v.literal('closed') }),
]);

const points = v.pipe(v.number(), v.minValue(0), v.maxValue(10), v.multipleOf(0.5));
const setup = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(80)),
  format: v.picklist(tournamentFormats),
  twice: flag,
  rounds: v.pipe(index, v.minValue(1), v.maxValue(tournamentLimits.bouts)),
  defences: v.pipe(index, v.maxValue(tournamentLimits.bouts)),
  event: v.pipe(v.array(v.strictObject({ game: word, options: plainRecord })), v.minLength(1), v.maxLength(16)),
  legs: v.picklist([1, 2, 4]),
  mirrored: flag,
  planes: v.picklist(['fixed', 'drawn', 'picked']),
  planesOnce: flag,
  team: v.picklist([1, 2]),
  points: v.strictTuple([points, points, points]),
  counts: v.picklist(['legs', 'pairing']),
  ties: v.pipe(v.array(v.picklist(tieBreaks)), v.maxLength(tieBreaks.length)),
  thirdPlace: flag,
  finalists: v.picklist([0, 2, 4, 8]),
  strict: flag,
  reminder: v.pipe(index, v.maxValue(3600)),
  forbidden: v.pipe(v.array(v.strictTuple([word, word])), v.maxLength(200)),
  public: flag,
});

export const tournamentLog = defineLog<SeededSetup, Tournament, TournamentEvent>({
  kind: 'tournament',
  maxEvents,
  fullCode: 'tournament.logFull',
  schema: { setup: { seed, setup }, event },
  checkSetup(document) {
    const problem = checkSetup(document.setup);
    return problem && invalid(`setup.${problem.params?.path ?? ''}`, problem.code);
  },
  initial: initialState,
  apply(state, event, index) {
    const problem = applyTournamentEvent(state, event, index);
    return problem ? { problem } : { ok: state };
  },
  copy: copyState,
  // Reserves one event for the result of each match in the air, and one for closing the tournament.
  reserved({ pairs, phase }) {
    let inTheAir = 0;
    for (const { legs } of pairs.values()) for (const { state } of legs) if (state === 'flying') inTheAir++;
    return inTheAir + (phase === 'closed' ? 0 : 1);
  },
  summarize,
  voiding: {
    refusedCode: 'tournament.nothingToVoid',
    targetOf: (event) => (event.type === 'voided' ? event.event : undefined),
    create: (event, why) => ({ type: 'voided', event, why }),
    related: takeOffOf,
  },
});

export const tournamentFormat = tournamentLog.format;

/** The take-off of a match whose result is voided. If it stayed, crash recovery would settle the finished match again. */
function takeOffOf(log: readonly TournamentEvent[], index: number, voided: ReadonlySet<number>): number[] {
  const result = itemAt(log, index);
  if (result.type !== 'result' || !result.debrief) return [];
  const { pair, leg } = result;
  const isTakeOff = (event: TournamentEvent) => event.type === 'flying' && event.pair === pair && event.leg === leg;
  const start = log.findLastIndex((event, at) => at < index && isTakeOff(event) && !voided.has(at));
  return start < 0 ? [] : [start];
}

/** A tournament without entrants. */
export function newTournament(setup: TournamentSetup, seed: number, at: string): TournamentDocument {
  return { seed, setup, log: [], about: summarize(initialState({ seed, setup }), at) };
}

/** Checks a set-up independently of its entrants: a problem, or `null`. */
export function checkSetup({
  event,
  format,
  team,
  points: [win, draw, loss],
  ties,
}: TournamentSetup): Rejection | null {
  const refuse = (path: string, code: string): Rejection => ({ code: `tournament.${code}`, params: { path } });
  if (win <= draw || draw < loss) return refuse('points', 'points');
  if (new Set(ties).size !== ties.length) return refuse('ties', 'order');
  for (const [at, { game, options }] of event.entries()) {
    const path = `event.${at}`;
    if (!Object.hasOwn(games, game)) return refuse(`${path}.game`, 'unknownGame');
    const read = readOptions<Record<string, unknown>>(itemAt(games, game).options, options);
    if ('problems' in read) return refuse(`${path}.options`, 'options');
    const { seats } = itemAt(games, game).open(read.options);
    const sides = [0, 1].map((side) => seats.filter((seat) => seat.side === side).length);
    if (sides.includes(0)) return refuse(`${path}.options`, 'oneSide');
    const two = format === 'mixer' ? 2 : team;
    if (format === 'mixer' && sides.some((count) => count !== 2)) return refuse(`${path}.options`, 'fourSeats');
    if (two === 2 && sides.every((count) => count < 2)) return refuse(`${path}.options`, 'twoSeats');
  }
  return null;
}
