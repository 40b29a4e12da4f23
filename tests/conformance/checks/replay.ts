import { Match } from '@aerodrome/engine/core/match.ts';
import type { Random } from '@aerodrome/engine/core/random.ts';
import { DivergedError, type MatchRecord } from '@aerodrome/engine/core/record.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { expect } from 'vitest';
import { adopted } from '../adopted.ts';
import { identical, plain, same } from '../plain.ts';
import { type Run, type Script, viewersOf } from '../run.ts';
import { during, eachMatch, type Tally } from '../walk.ts';

/** A record taken up again is the match that was left: everything it shows, and everything that follows. */
export function replay(run: Run, share: number): Tally {
  return eachMatch(run, share, (script, dice) => {
    const { actions, table, seed } = script;
    let whole = Match.start(run.kind, table.options, seed);
    const left = dice.below(actions.length + 1, 'left');
    let taken: Match | null = null;
    let apart: Match | null = null;
    for (const [step, action] of actions.entries()) {
      during(
        () => `step ${step}`,
        () => {
          if (step === left) {
            taken = Match.resume(run.kind, throughJson(whole.record()));
            apart = adopted(run.kind, taken);
          }
          whole = whole.submit(action);
          taken = taken?.submit(action) ?? null;
          apart = apart?.submit(action) ?? null;
        },
      );
    }
    during(
      () => `step ${actions.length}`,
      () => {
        const record = whole.record();
        plain(record, 'the record');
        identical((taken ?? whole).record(), record, 'the record of a match that was left and taken up');
        identical((apart ?? whole).record(), record, 'the record of a match that was left and adopted');
        const again = Match.resume(run.kind, throughJson(record));
        sameShow(script, again, whole, dice);
        sameShow(script, apart ?? whole, whole, dice);
        damaged(run, record, dice.below(whole.length, 'damage'));
      },
    );
    return actions.length;
  });
}

function throughJson(record: MatchRecord): MatchRecord {
  return JSON.parse(JSON.stringify(record));
}

function sameShow({ table }: Script, match: Match, wanted: Match, dice: Random): void {
  const entries = [0, wanted.length - 1, ...[1, 2, 3, 4].map(() => dice.below(wanted.length, 'entry'))];
  same(match.length, wanted.length, 'how many entries the log has');
  same(match.outcome, wanted.outcome, 'the outcome');
  for (const viewer of [...viewersOf(table), 'all' as const]) {
    identical(match.log(viewer), wanted.log(viewer), `the log as ${viewer} reads it`);
    for (const at of entries) {
      identical(match.view(viewer, at), wanted.view(viewer, at), `the view of ${viewer} after entry ${at}`);
      identical(match.frames(viewer, at), wanted.frames(viewer, at), `the frames of entry ${at} for ${viewer}`);
    }
  }
}

/** A log that was tampered with is not taken up. */
function damaged(run: Run, record: MatchRecord, at: number): void {
  for (const field of ['hash', 'events', 'draws', 'action'] as const) {
    const copy = throughJson(record);
    const entry: Record<string, unknown> = { ...copy.segments[0].log[at] };
    entry[field] = field === 'hash' ? '0000000000000000' : field === 'action' ? { type: 'none', seat: 0 } : [{}];
    const log = copy.segments[0].log.with(at, entry as never);
    const forged = { ...copy, segments: [{ ...copy.segments[0], log }] };
    expect(() => Match.resume(run.kind, forged), `entry ${at} with its ${field} changed`).toThrow(DivergedError);
  }
}

/** A save gives back the match, and writes the same text again; it also goes on like the one that was saved. */
export function saves(run: Run, share: number): Tally {
  return eachMatch(run, share, (script, dice) => {
    const { actions, table, seed } = script;
    const about = { title: table.name, seats: table.game.seats.map(({ role }) => role) };
    let match = Match.start(run.kind, table.options, seed);
    const left = dice.below(actions.length + 1, 'left');
    for (const action of actions.slice(0, left)) match = match.submit(action);
    during(
      () => `step ${left}`,
      () => {
        const text = writeSave(match, about);
        const read = readSave(text, [run.kind]);
        if ('problem' in read) throw new Error(`the save is refused: ${JSON.stringify(read.problem)}`);
        same(read.ok.about, about, 'the notes in the save');
        same(read.ok.match.record(), match.record(), 'the saved match');
        same(writeSave(read.ok.match, read.ok.about), text, 'the text of the save, written again');
        let later = read.ok.match;
        let apart = adopted(run.kind, later);
        same(writeSave(apart, read.ok.about), text, 'the text of the save, written by who adopted it');
        for (const action of actions.slice(left)) {
          match = match.submit(action);
          later = later.submit(action);
          apart = apart.submit(action);
        }
        same(later.record(), match.record(), 'the saved match, played to its end');
        same(apart.record(), match.record(), 'the adopted match, played to its end');
        same(writeSave(apart, about), writeSave(match, about), 'the text of the adopted match, played to its end');
      },
    );
    return actions.length;
  });
}
