import { chooseUniformly } from '@aerodrome/engine/bots/uniformChoice.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { emptyRoster } from '@aerodrome/engine/meta/roster.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { dataFolder } from '../../electron/host/folder.ts';
import { playable } from '../games/playableGames.ts';
import { applicationOver, beginning, eveningId } from './evening.ts';

const folder = dataFolder();
const nothing = () => undefined;

/** A host that delays its answers to writes of one kind until they are released. */
function slowOver(real: Host, slow: 'players' | 'tournaments') {
  let answer: () => void = nothing;
  const asked = new Promise<void>((reached) => {
    answer = reached;
  });
  let open: () => void = nothing;
  const gate = new Promise<void>((opened) => {
    open = opened;
  });
  const host: Host = {
    ...real,
    async write(kind, ...rest) {
      if (kind === slow) {
        answer();
        await gate;
      }
      return real.write(kind, ...rest);
    },
  };
  return { host, asked, open };
}

/** A finished casual match between a person and a bot. */
function casual() {
  const matchDocument = startPreset('track', playable.track.presets[0]);
  const rng = new SeededRandom(5);
  while (matchDocument.match.outcome === null) {
    const [seat] = matchDocument.match.awaiting();
    matchDocument.match = matchDocument.match.submit(chooseUniformly(matchDocument.match.legalActions(seat), rng));
  }
  return matchDocument;
}

test('writes are pending until the ledger has the line of a casual match', async () => {
  const { host, asked, open } = slowOver(await folder.open(), 'players');
  const application = applicationOver(host);
  const { matches, records } = application;
  const match = casual();
  const written = matches.append(match.id, match);
  expect(records.hasPendingWrites).toBe(false);
  await written;
  await matches.flush();
  // The match itself is on disk, and from here on only the ledger is pending.
  expect([matches.hasPendingWrites, records.hasPendingWrites]).toEqual([false, true]);
  await asked;
  expect(application.hasPendingWrites).toBe(true);
  open();
  await records.flush();
  expect(application.hasPendingWrites).toBe(false);
  expect(await records.lines()).toHaveLength(1);
});

test('writes are pending while a tournament is written', async () => {
  const { host, asked, open } = slowOver(await folder.open(), 'tournaments');
  const application = applicationOver(host);
  const put = application.tournaments.documents.put(eveningId, beginning(1));
  await asked;
  expect(application.hasPendingWrites).toBe(true);
  open();
  expect(await put).toBeNull();
  expect(application.hasPendingWrites).toBe(false);
});

test('the first write of a page that began read-only is pending until it is answered', async () => {
  const { host, asked, open } = slowOver(await folder.open(), 'tournaments');
  const application = applicationOver(host, true);
  const put = application.tournaments.documents.put(eveningId, beginning(1));
  await asked;
  expect(application.hasPendingWrites).toBe(true);
  open();
  expect(await put).toBeNull();
  expect(application.hasPendingWrites).toBe(false);
});

test.each(['host.diskFull', 'host.ownedElsewhere', 'host.folderReadOnly'])(
  'a failed write stays pending until a retry succeeds, for any cause: %s',
  async (code) => {
    const real = await folder.open();
    let barred = true;
    const host: Host = {
      ...real,
      write: async (...args) => (barred ? { problem: { code } } : real.write(...args)),
      writeSettings: async (text) => (barred ? { problem: { code } } : real.writeSettings(text)),
    };
    const application = applicationOver(host);
    const { matches, records, tournaments, settings } = application;
    const stores = [matches, records, tournaments.documents, settings, application];
    const pending = () => stores.map(({ hasPendingWrites, writeProblem }) => [hasPendingWrites, writeProblem]);
    const matchDocument = startPreset('track', playable.track.presets[0]);
    matches.append(matchDocument.id, matchDocument);
    settings.put('{}');
    expect(await records.changeRoster(() => emptyRoster)).toEqual({ code });
    expect(await tournaments.documents.put(eveningId, beginning(2))).toEqual({ code });
    await application.retry();
    expect(pending()).toEqual(stores.map(() => [true, { code }]));
    barred = false;
    await application.retry();
    expect(pending()).toEqual(stores.map(() => [false, null]));
    expect(await real.list('matches')).toMatchObject({ ok: [{ revision: 1 }] });
    expect(await real.list('tournaments')).toMatchObject({ ok: [{ id: eveningId, revision: 1 }] });
    expect(await real.list('players')).toMatchObject({ ok: [{ id: 'roster', revision: 1 }] });
    expect(await real.readSettings()).toEqual({ ok: '{}' });
  },
);

test('a page that began read-only reports failed writes once one has succeeded', async () => {
  const real = await folder.open();
  const code = 'host.ownedElsewhere';
  let barred = true;
  const host: Host = {
    ...real,
    write: async (...args) => (barred ? { problem: { code } } : real.write(...args)),
  };
  const application = applicationOver(host, true);
  const { documents } = application.tournaments;
  let changes = 0;
  application.onChange(() => changes++);
  // As long as another process writes, this is expected.
  expect(await documents.put(eveningId, beginning(3))).toEqual({ code });
  expect([application.writeProblem, application.hasPendingWrites]).toEqual([null, false]);
  // A match that was left is no write.
  documents.discard(eveningId);
  expect(await documents.put(eveningId, beginning(3))).toEqual({ code });
  expect(application.writeProblem).toBeNull();
  barred = false;
  await application.retry();
  barred = true;
  const before = changes;
  expect(await documents.put(eveningId, beginning(4))).toEqual({ code });
  expect([application.writeProblem, application.hasPendingWrites]).toEqual([{ code }, true]);
  expect(changes).toBeGreaterThan(before);
});
