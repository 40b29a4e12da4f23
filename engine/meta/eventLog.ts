import * as v from 'valibot';
import { itemAt } from '../core/items.ts';
import type { Problem, Result } from '../core/result.ts';
import type { About } from '../saves/format.ts';
import { invalid } from '../saves/json.ts';
import type { DocumentFormat } from './document.ts';
import { aboutNotes } from './schemas.ts';

/** A document whose state is folded from an event log. `about` holds the notes for its card in a list. */
export type LogDocument<Setup, Event> = Setup & { about: About; log: readonly Event[] };

/** An event before `append` adds the time. */
export type Untimed<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

/** Event sourcing for one kind of document: its reducer, its schema and its limits. */
export interface LogDefinition<Setup extends object, State, Event extends { at: string }> {
  kind: 'tournament' | 'campaign';
  maxEvents: number;
  /** The problem code of a log that has no room for more events. */
  fullCode: string;
  schema: { setup: v.ObjectEntries; event: v.GenericSchema };
  /** Why the set-up of a file, or a log of this length, cannot be used, with its path in the file. */
  checkSetup(document: Setup & { log: readonly Event[] }): Problem | null;
  initial(setup: Setup): State;
  /** The reducer. It may write to the state it is given, which is not used again if there is a problem. */
  apply(state: State, event: Event, index: number): Result<State>;
  /** A copy that `apply` may write to. */
  copy(state: State): State;
  /** The number of events that must still fit into the log after this state. An event that uses one lowers it by one. */
  reserved(state: State): number;
  summarize(state: State, at: string, before: About): About;
  /** Only for logs in which a later event can void an earlier one. */
  voiding?: {
    /** The problem code of an event that cannot be voided. */
    refusedCode: string;
    targetOf(event: Event): number | undefined;
    create(target: number, why: string): Untimed<Event>;
    /** Earlier events that are voided together with the one at `index`. */
    related(log: readonly Event[], index: number, voided: ReadonlySet<number>): readonly number[];
  };
}

/** Number of events beyond `maxEvents` with which logs of earlier versions, which reserved fewer, can be finished. */
const maxOverdue = 200;

interface Failure {
  index: number;
  problem: Problem;
}

export function defineLog<Setup extends object, State, Event extends { at: string }>(
  definition: LogDefinition<Setup, State, Event>,
) {
  type Document = LogDocument<Setup, Event>;
  type Events = Setup & { log: readonly Event[] };
  const { kind, maxEvents, schema, initial, apply, voiding } = definition;
  const setupKeys = Object.keys(schema.setup) as (keyof Setup)[];
  /** Folded states by log. A log is never written to; the set-up is compared since two documents can share a log. */
  const cache = new WeakMap<readonly Event[], { setup: Setup; state: State }>();

  const targetOf = (event: Event | undefined) => event && voiding?.targetOf(event);

  /** The indices of the events that were voided by later ones. */
  function voided(log: readonly Event[]): Set<number> {
    const targets = new Set<number>();
    for (const event of log) {
      const target = targetOf(event);
      if (target !== undefined) targets.add(target);
    }
    return targets;
  }

  /** Folds the events that are not skipped, up to the first that cannot be applied. */
  function replay(
    document: Events,
    skipped: ReadonlySet<number>,
    end = document.log.length,
  ): { state: State } | Failure {
    let state = initial(document);
    for (let index = 0; index < end; index++) {
      const event = itemAt(document.log, index);
      // No event is void unless a later one voids it.
      if (skipped.size > 0 && (skipped.has(index) || targetOf(event) !== undefined)) continue;
      const applied = apply(state, event, index);
      if ('problem' in applied) return { index, problem: applied.problem };
      state = applied.ok;
    }
    return { state };
  }

  /** The state of a document that was checked when it was read or appended to. */
  function fold(document: Events): State {
    const cached = cache.get(document.log);
    if (cached && setupKeys.every((key) => cached.setup[key] === document[key])) return cached.state;
    const folded = replay(document, voided(document.log));
    if ('problem' in folded) throw new Error(`event ${folded.index}: ${folded.problem.code}`);
    cache.set(document.log, { setup: document, state: folded.state });
    return folded.state;
  }

  /** Takes over the state that another thread has folded from this document. */
  function adopt(document: Events, state: State): void {
    cache.set(document.log, { setup: document, state });
  }

  /** Applies the events from index `begin` on, each against the state at its time, and caches the state. */
  function advance(document: Events, begin: number, before: State): { state: State } | Failure {
    const { log } = document;
    const skipped = voided(log.slice(0, begin));
    let state = before;
    for (let index = begin; index < log.length; index++) {
      const target = targetOf(log[index]);
      if (!voiding || target === undefined) {
        const applied = apply(state, itemAt(log, index), index);
        if ('problem' in applied) return { index, problem: applied.problem };
        state = applied.ok;
        continue;
      }
      if (target >= index || targetOf(log[target]) !== undefined || skipped.has(target)) {
        return { index, problem: { code: voiding.refusedCode } };
      }
      skipped.add(target);
      // Consecutive voids are one change.
      if (targetOf(log[index + 1]) !== undefined) continue;
      const again = replay(document, skipped, index + 1);
      if ('problem' in again) return again;
      state = again.state;
    }
    cache.set(log, { setup: document, state });
    return { state };
  }

  /** Appends all of the events, or none of them. */
  function append(document: Document, at: string, ...events: readonly Untimed<Event>[]): Result<Document> {
    const before = fold(document);
    const sumBefore = document.log.length + definition.reserved(before);
    const timedEvents = events.map((event) => ({ ...event, at }) as unknown as Event);
    const extended = { ...document, log: [...document.log, ...timedEvents] };
    const advanced = advance(extended, document.log.length, definition.copy(before));
    if ('problem' in advanced) return { problem: advanced.problem };
    const sum = extended.log.length + definition.reserved(advanced.state);
    // Files of earlier versions may be fuller; what was reserved or is overdue still fits.
    const isFull = sum > maxEvents && (sum > sumBefore || extended.log.length > maxEvents + maxOverdue);
    if (isFull) {
      return { problem: { code: definition.fullCode, params: { most: maxEvents } } };
    }
    return { ok: { ...extended, about: definition.summarize(advanced.state, at, document.about) } };
  }

  /** The events that cannot stay once those in `gone` are voided, these included; the latest first. */
  function dependents(document: Events, gone: readonly number[]): number[] {
    const before = voided(document.log);
    const skipped = new Set([...before, ...gone]);
    for (;;) {
      const folded = replay(document, skipped);
      if ('state' in folded) return [...skipped].filter((index) => !before.has(index)).sort((a, b) => b - a);
      skipped.add(folded.index);
    }
  }

  /** The events that `void` takes back. */
  function eventsVoidedWith(document: Events, index: number): number[] {
    return dependents(document, [index, ...(voiding?.related(document.log, index, voided(document.log)) ?? [])]);
  }

  /** Voids an event, and with it all events that cannot stay without it. */
  function voidEvent(document: Document, index: number, why: string, at: string): Result<Document> {
    if (!voiding) throw new Error(`no event of a ${kind} can be voided`);
    if (index < 0 || !document.log[index]) return { problem: { code: voiding.refusedCode } };
    return append(document, at, ...eventsVoidedWith(document, index).map((gone) => voiding.create(gone, why)));
  }

  /** The index of the last event that can be voided, or −1. */
  function lastEffective({ log }: Pick<Document, 'log'>): number {
    const voidedIndices = voided(log);
    return log.findLastIndex((event, index) => targetOf(event) === undefined && !voidedIndices.has(index));
  }

  const format: DocumentFormat<Document> = {
    kind,
    migrations: [],
    schema: v.strictObject({
      about: aboutNotes,
      ...schema.setup,
      // The number of events is checked before any of them is parsed.
      log: v.pipe(v.array(v.unknown()), v.maxLength(maxEvents + maxOverdue), v.array(schema.event)),
    }) as unknown as v.GenericSchema<unknown, Document>,
    check(document) {
      const problem = definition.checkSetup(document);
      if (problem) return problem;
      const advanced = advance(document, 0, initial(document));
      return 'problem' in advanced ? invalid(`log.${advanced.index}`, advanced.problem.code) : null;
    },
  };

  return {
    fold,
    adopt,
    append,
    void: voidEvent,
    format,
    maxEvents,
    voided,
    dependents,
    eventsVoidedWith,
    lastEffective,
  };
}
