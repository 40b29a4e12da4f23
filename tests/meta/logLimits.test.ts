import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { landingEvent, orderEvent, takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import {
  type CampaignDocument,
  campaignFormat,
  campaignLog,
  summarizeCampaign,
} from '@aerodrome/engine/meta/campaign/document.ts';
import type { CampaignEvent } from '@aerodrome/engine/meta/campaign/events.ts';
import { proposePreparation } from '@aerodrome/engine/meta/campaign/preparation.ts';
import { remainingEvents } from '@aerodrome/engine/meta/campaign/remainingEvents.ts';
import { oneWar } from '@aerodrome/engine/meta/campaigns/oneWar/index.ts';
import { readDocument, UnwritableError, writeDocument } from '@aerodrome/engine/meta/document.ts';
import type { Untimed } from '@aerodrome/engine/meta/eventLog.ts';
import {
  type TournamentDocument,
  tournamentFormat,
  tournamentLog,
} from '@aerodrome/engine/meta/tournament/document.ts';
import type { NewTournamentEvent } from '@aerodrome/engine/meta/tournament/events.ts';
import { legTakeOffEvent } from '@aerodrome/engine/meta/tournament/legs.ts';
import { expect, test } from 'vitest';
import { at, beginCampaign, campaignSetup, debriefOf, example, prepareAll } from './campaignHelpers.ts';
import {
  appendEvents,
  manualResultEvent,
  noon,
  pairNextRound,
  setUp,
  startTournament,
  unwrapDocument,
} from './tournamentHelpers.ts';

/** A campaign with this many events, made by repeated preparations. */
function campaignOf(length: number): CampaignDocument {
  const { war, log, state } = prepareAll(beginCampaign(campaignSetup(example())));
  const event = { at, type: 'prepared', flight: 0, preparation: proposePreparation(state, 0) } as const;
  return {
    war,
    log: [...log, ...Array.from({ length: length - log.length }, () => event)],
    about: summarizeCampaign(state, at),
  };
}

const { maxEvents } = tournamentLog;

function writeText(answer: ReturnType<typeof campaignLog.append>): CampaignDocument {
  if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
  return answer.ok;
}

test('a campaign refuses event 2,001 when it is appended, and its file can still be read', () => {
  const last = campaignOf(campaignLog.maxEvents - 2);
  const aloft = writeText(campaignLog.append(last, at, takeOffEvent(last, 0, 'match-1')));
  const full = writeText(campaignLog.append(aloft, at, landingEvent(aloft, 0, debriefOf(campaignLog.fold(aloft)))));
  expect(full.log).toHaveLength(2000);
  expect(readDocument(campaignFormat, writeDocument(campaignFormat, full))).toMatchObject({ ok: full });
  expect(campaignLog.append(full, at, { type: 'noted', number: 0, flight: 0, text: '' })).toEqual({
    problem: { code: 'campaign.logFull', params: { most: 2000 } },
  });
});

/** Everything that a player repeats at will. */
function repeat(document: CampaignDocument): Result<CampaignDocument>[] {
  const state = campaignLog.fold(document);
  const events: Untimed<CampaignEvent>[] = [{ type: 'noted', number: 0, flight: 0, text: 'Again' }];
  if (state.stage === 'ready') {
    events.push({ type: 'prepared', flight: 0, preparation: proposePreparation(state, 0) });
  }
  if (state.stage === 'flying') events.push(takeOffEvent(document, 0, 'once-more'));
  if (state.past.some(({ sorties }) => sorties.length > 0)) events.push({ type: 'reflown', from: 0 });
  return events.map((event) => campaignLog.append(document, at, event));
}

/** The next event of a campaign that is flown to its end. */
function nextEvent(document: CampaignDocument): Untimed<CampaignEvent> | null {
  const state = campaignLog.fold(document);
  const flight = state.preparations.indexOf(null);
  const sortie = state.sorties.findIndex(({ stage }) => stage !== 'flown');
  if (state.stage === 'ended') return null;
  if (state.stage === 'choosing') return orderEvent(document, itemAt(state.offers, state.offers.length - 1));
  if (state.stage === 'preparing') return { type: 'prepared', flight, preparation: proposePreparation(state, flight) };
  if (state.stage === 'ready') return takeOffEvent(document, 0, `match-${state.missionNumber}`);
  return state.sorties[sortie].stage === 'ready'
    ? takeOffEvent(document, sortie, `match-${state.missionNumber}-${sortie}`)
    : landingEvent(document, sortie, debriefOf(state, { won: true }));
}

/** Finishes a campaign. Before each event everything is tried that can be repeated, and `onRepeat` gets the answer. */
function finish(
  document: CampaignDocument,
  onRepeat: (answer: Result<CampaignDocument>) => CampaignDocument | null,
): CampaignDocument {
  let now = document;
  for (;;) {
    for (const answer of repeat(now)) now = onRepeat(answer) ?? now;
    const event = nextEvent(now);
    if (!event) return now;
    now = writeText(campaignLog.append(now, at, event));
  }
}

const logFull = { problem: { code: 'campaign.logFull', params: { most: 2000 } } };

test.each(['solo', 'rivals', 'partners'] as const)(
  'a campaign whose log is filled by repetitions can be finished within its limit: %s',
  (mode) => {
    let document: CampaignDocument = prepareAll(beginCampaign(campaignSetup(oneWar, { mode })));
    const state = campaignLog.fold(document);
    const again = { at, type: 'prepared', flight: 0, preparation: proposePreparation(state, 0) } as const;
    const most = campaignLog.maxEvents - remainingEvents(state);
    document = { war: document.war, about: {}, log: [...document.log] };
    document.log = [...document.log, ...Array.from({ length: most - document.log.length }, () => again)];
    const full = finish(document, (answer) => {
      if ('problem' in answer) expect(answer.problem.code).toMatch(/logFull|notNow/);
      return 'ok' in answer ? answer.ok : null;
    });
    expect(campaignLog.fold(full).ending).not.toBeNull();
    expect(full.log.length).toBeLessThanOrEqual(2000);
    expect(readDocument(campaignFormat, writeDocument(campaignFormat, full))).toMatchObject({ ok: full });
  },
);

test('a campaign of an earlier version that is almost full can be finished, and nothing is repeated', () => {
  const document = campaignOf(campaignLog.maxEvents - 1);
  const ended = finish(document, (answer) => {
    if ('ok' in answer) throw new Error('a repetition was accepted');
    if (answer.problem.code !== 'campaign.notNow') expect(answer).toEqual(logFull);
    return null;
  });
  expect(campaignLog.fold(ended).ending).not.toBeNull();
  expect(ended.log.length).toBeGreaterThan(2000);
  expect(readDocument(campaignFormat, writeDocument(campaignFormat, ended))).toMatchObject({ ok: ended });
});

test('a tournament of an earlier version with 4,999 events accepts the results of its three running matches', () => {
  const first = pairNextRound(startTournament(setUp('roundRobin'), 6));
  const pairs = [...tournamentLog.fold(first).pairs.values()];
  const aloft = pairs.reduce(
    (now, pair, number) =>
      appendEvents(now, legTakeOffEvent(tournamentLog.fold(now), pair, pair.legs[0], `match-${number}`, null)),
    first,
  );
  expect(pairs).toHaveLength(3);
  const break_ = (number: number) => ({ at: noon, type: number % 2 === 0 ? 'paused' : 'resumed' }) as const;
  const breaks = Array.from({ length: maxEvents - 1 - aloft.log.length }, (_, number) => break_(number));
  let document: TournamentDocument = { ...aloft, log: [...aloft.log, ...breaks] };
  const full = { code: 'tournament.logFull', params: { most: 5000 } };
  const next = break_(breaks.length).type;
  for (const pair of pairs) {
    expect(tournamentLog.append(document, noon, { type: next })).toEqual({ problem: full });
    document = appendEvents(document, manualResultEvent(pair.id, 0, 1));
  }
  const closed = appendEvents(document, { type: 'closed' });
  expect(closed.log).toHaveLength(maxEvents + 3);
  expect(readDocument(tournamentFormat, writeDocument(tournamentFormat, closed))).toMatchObject({ ok: closed });
});

test('a tournament refuses event 5,001 when it is appended, keeps room for results, and can be closed', () => {
  const first = pairNextRound(startTournament(setUp('roundRobin'), 4));
  const breaks: NewTournamentEvent[] = [{ type: 'paused' }, { type: 'resumed' }];
  const even = first.log.length % 2 === 1 ? first : appendEvents(first, { type: 'renamed', id: 'p1', name: 'One' });
  const nearly = appendEvents(
    even,
    ...Array.from({ length: maxEvents - 3 - even.log.length }, (_, i) => breaks[i % 2]),
  );
  const [one, other] = [...tournamentLog.fold(nearly).pairs.values()];
  const aloft = appendEvents(nearly, legTakeOffEvent(tournamentLog.fold(nearly), one, one.legs[0], 'match-1', null));
  const full = { code: 'tournament.logFull', params: { most: 5000 } };
  expect(tournamentLog.append(aloft, noon, manualResultEvent(other.id, 0, 1))).toEqual({ problem: full });
  const landed = appendEvents(aloft, manualResultEvent(one.id, 0, 1));
  expect(landed.log).toHaveLength(maxEvents - 1);
  expect(tournamentLog.append(landed, noon, { type: 'paused' })).toEqual({ problem: full });
  const closed = unwrapDocument(tournamentLog.append(landed, noon, { type: 'closed' }));
  expect(readDocument(tournamentFormat, writeDocument(tournamentFormat, closed))).toMatchObject({ ok: closed });
});

test('a document that its schema refuses is not written, and the error names the part', () => {
  const document = startTournament(setUp('roundRobin'), 4);
  const tooLong = { ...document, setup: { ...document.setup, title: 'x'.repeat(81) } };
  expect(() => writeDocument(tournamentFormat, tooLong)).toThrow(UnwritableError);
  expect(() => writeDocument(tournamentFormat, tooLong)).toThrow('setup.title');
});
