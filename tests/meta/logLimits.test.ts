import { landingEvent, takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import {
  type CampaignDocument,
  campaignFormat,
  campaignLog,
  summarizeCampaign,
} from '@aerodrome/engine/meta/campaign/document.ts';
import { proposePreparation } from '@aerodrome/engine/meta/campaign/preparation.ts';
import { readDocument, UnwritableError, writeDocument } from '@aerodrome/engine/meta/document.ts';
import { tournamentFormat, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
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

test('a campaign refuses a take-off whose landing would not fit into its log', () => {
  const document = campaignOf(campaignLog.maxEvents - 1);
  expect(campaignLog.append(document, at, takeOffEvent(document, 0, 'match-1'))).toMatchObject({
    problem: { code: 'campaign.logFull' },
  });
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
