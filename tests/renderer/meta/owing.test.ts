import { random } from '@aerodrome/engine/bots/random.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { emptyRoster } from '@aerodrome/engine/meta/roster.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { MatchKeeper } from '../../../renderer/app/documents.ts';
import { type Meta, openMeta } from '../../../renderer/app/meta/meta.ts';
import { SettingsKeeper } from '../../../renderer/app/settingsKeeper.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { playable } from '../../../renderer/games/index.ts';
import { dataFolder } from '../../electron/host/folder.ts';
import { beginning, eveningId } from './evening.ts';

const folder = dataFolder();
const nothing = () => undefined;

/** A host that answers writes of one kind only when it is told to. */
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

/** A whole match between somebody and a bot, on no assignment. */
function casual() {
  const open = startPreset('track', playable.track.presets[0]);
  const rng = new SeededRandom(5);
  while (open.match.outcome === null) {
    const [seat] = open.match.awaiting();
    open.match = open.match.submit(random(open.match.legalActions(seat), rng));
  }
  return open;
}

test('a page that closes is asked to wait until the ledger has its line of a match that nobody asked for', async () => {
  const { host, asked, open } = slowOver(await folder.open(), 'players');
  let meta: Meta | null = null;
  const owed: (boolean | undefined)[] = [];
  const keeper = new MatchKeeper(host, nothing, (match) => {
    owed.push(meta?.owing);
    meta?.kept(match);
    // The match itself is on the disk, and its keeper owes nothing from here on.
    owed.push(meta?.owing);
  });
  meta = openMeta(host, keeper, nothing);
  keeper.keep(casual());
  await keeper.settled();
  expect(owed).toEqual([false, true]);
  await asked;
  expect(meta.owing).toBe(true);
  open();
  await meta.records.settled();
  expect(meta.owing).toBe(false);
  expect(await meta.records.lines()).toHaveLength(1);
});

test('so it is while a tournament is written', async () => {
  const { host, asked, open } = slowOver(await folder.open(), 'tournaments');
  const meta = openMeta(host, new MatchKeeper(host, nothing), nothing);
  const put = meta.tournaments.documents.put(eveningId, beginning(1));
  await asked;
  expect(meta.owing).toBe(true);
  open();
  expect(await put).toBeNull();
  expect(meta.owing).toBe(false);
});

test.each(['host.diskFull', 'host.ownedElsewhere', 'host.folderReadOnly'])(
  'what could not be written stays pending until a retry has written it, whatever the cause: %s',
  async (code) => {
    const real = await folder.open();
    let barred = true;
    const host: Host = {
      ...real,
      write: async (...args) => (barred ? { problem: { code } } : real.write(...args)),
      writeSettings: async (text) => (barred ? { problem: { code } } : real.writeSettings(text)),
    };
    const keeper = new MatchKeeper(host, nothing);
    const settings = new SettingsKeeper(host, nothing);
    const meta = openMeta(host, keeper, nothing);
    const stores = [keeper, meta, settings];
    const retryAll = () => Promise.all(stores.map((store) => store.retry()));
    keeper.keep(startPreset('track', playable.track.presets[0]));
    settings.keep('{}');
    expect(await meta.records.keepRoster(emptyRoster)).toEqual({ code });
    expect(await meta.tournaments.documents.put(eveningId, beginning(2))).toEqual({ code });
    await retryAll();
    expect(stores.map(({ owing, failedWrite }) => [owing, failedWrite])).toEqual(stores.map(() => [true, { code }]));
    barred = false;
    await retryAll();
    expect(stores.map(({ owing, failedWrite }) => [owing, failedWrite])).toEqual(stores.map(() => [false, null]));
    expect(await real.list('matches')).toMatchObject({ ok: [{ revision: 1 }] });
    expect(await real.list('tournaments')).toMatchObject({ ok: [{ id: eveningId, revision: 1 }] });
    expect(await real.list('players')).toMatchObject({ ok: [{ id: 'roster', revision: 1 }] });
    expect(await real.readSettings()).toEqual({ ok: '{}' });
  },
);
