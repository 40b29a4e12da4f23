import { freeze } from '@aerodrome/engine/core/clone.ts';
import { landingEvent, orderEvent, takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import { type CampaignDocument, campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import type { LogDocument, Untimed } from '@aerodrome/engine/meta/eventLog.ts';
import { undoLastEvent } from '@aerodrome/engine/meta/tournament/corrections.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { describe, expect, test } from 'vitest';
import { append, at, beginCampaign, campaignSetup, debriefOf, example, prepareAll } from './campaignHelpers.ts';
import {
  betterSeedWins,
  noon,
  playToEnd,
  randomResults,
  setUp,
  startTournament,
  unwrapDocument,
} from './tournamentHelpers.ts';

/** A campaign whose first mission is flown, reflown and noted, and whose next one is in the air. */
function campaign(): CampaignDocument {
  let running = prepareAll(beginCampaign(campaignSetup(example())));
  for (const mission of [0, 1]) {
    running = append(running, takeOffEvent(running, 0, `match-${mission}`));
    running = append(running, landingEvent(running, 0, debriefOf(running.state, { won: mission === 1 })));
    if (mission === 0) running = append(running, { type: 'reflown', from: 0 });
  }
  running = append(running, { type: 'noted', number: 0, flight: 0, text: 'Twice!' });
  if (running.state.stage === 'choosing') running = append(running, orderEvent(running, running.state.offers[0]));
  running = prepareAll(running);
  running = append(running, takeOffEvent(running, 0, 'match-2'));
  const { about, war, log } = running;
  return { about, war, log };
}

interface Log<Setup, Event> {
  fold(document: Setup & { log: readonly Event[] }): unknown;
  append(
    document: LogDocument<Setup, Event>,
    at: string,
    ...events: readonly Untimed<Event>[]
  ): { ok: LogDocument<Setup, Event> } | { problem: unknown };
}

/** Appends the events of a log one by one to the empty document. */
function replayLog<Setup, Event extends { at: string }>(
  log: Log<Setup, Event>,
  document: LogDocument<Setup, Event>,
  each: (before: LogDocument<Setup, Event>, after: LogDocument<Setup, Event>) => void,
) {
  let now = freeze({ ...document, log: [] as readonly Event[] });
  for (const { at: time, ...event } of document.log) {
    const before = structuredClone(log.fold(now));
    const appended = log.append(now, time, event as Untimed<Event>);
    if (!('ok' in appended)) throw new Error(JSON.stringify(appended.problem));
    expect(log.fold(now), 'the state before the event').toEqual(before);
    each(now, freeze(appended.ok));
    now = appended.ok;
  }
  return now;
}

const tournaments: [string, TournamentDocument][] = [
  ['double elimination', playToEnd(startTournament(setUp('double', { legs: 2 }), 6), betterSeedWins)],
  ['Swiss', playToEnd(startTournament(setUp('swiss', { rounds: 3 }), 5), randomResults(3))],
  ['hill', playToEnd(startTournament(setUp('hill', { rounds: 4 }), 3), randomResults(1))],
];

describe.each(tournaments)('the log of a tournament (%s)', (_, document) => {
  test('appending to a tournament writes neither to the document nor to its state, and gives the state of a whole fold', () => {
    replayLog(tournamentLog, document, (before, after) => {
      expect(after.log).toHaveLength(before.log.length + 1);
      expect(tournamentLog.fold({ ...after, log: [...after.log] })).toEqual(tournamentLog.fold(after));
    });
  });

  test('appending to a tournament after a voided event gives the state of a whole fold', () => {
    const undone = unwrapDocument(undoLastEvent(document, noon));
    const state = tournamentLog.fold(undone);
    expect(tournamentLog.fold({ ...undone, log: [...undone.log] })).toEqual(state);
    expect(tournamentLog.append(undone, noon, { type: 'voided', event: undone.log.length - 1, why: '' })).toEqual({
      problem: { code: 'tournament.nothingToVoid' },
    });
  });
});

test('appending to a campaign writes neither to the document nor to its state, and gives the state of a whole fold', () => {
  const document = campaign();
  const last = replayLog(campaignLog, document, (_, after) => {
    expect(campaignLog.fold({ ...after, log: [...after.log] })).toEqual(campaignLog.fold(after));
  });
  expect(last.log).toEqual(document.log);
  expect(campaignLog.fold(last).past[0]).toMatchObject({ reflown: true, notes: ['Twice!'] });
});

test('documents that share a log and differ in their set-up have states of their own', () => {
  const document = startTournament(setUp('swiss'), 4);
  const other = { ...document, setup: { ...document.setup, title: 'Another evening' } };
  expect(tournamentLog.fold(document).setup.title).toBe('An evening');
  expect(tournamentLog.fold(other).setup.title).toBe('Another evening');
});

test('the last free place of a campaign log is reserved for the landing of a match in the air', () => {
  const { about, war, log } = campaign();
  const note = { type: 'noted', number: 0, flight: 0, text: 'Again' } as const;
  const notes = Array.from({ length: campaignLog.maxEvents - 1 - log.length }, () => ({ ...note, at }));
  const full = { about, war, log: [...log.slice(0, -1), ...notes, ...log.slice(-1)] };
  expect(campaignLog.append(full, at, note)).toEqual({
    problem: { code: 'campaign.logFull', params: { most: campaignLog.maxEvents } },
  });
  const landing = landingEvent(full, 0, debriefOf(campaignLog.fold(full)));
  expect(campaignLog.append(full, at, landing)).toHaveProperty('ok');
});
