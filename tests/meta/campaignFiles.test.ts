import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clone } from '@aerodrome/engine/core/clone.ts';
import { hash } from '@aerodrome/engine/core/hash.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { bookFormat, bookOf } from '@aerodrome/engine/meta/campaign/bookDocument.ts';
import { type CampaignDocument, campaignFormat, campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import { forecastEffects } from '@aerodrome/engine/meta/campaign/forecast.ts';
import { receiveOrder } from '@aerodrome/engine/meta/campaign/orders.ts';
import { oneWar } from '@aerodrome/engine/meta/campaigns/oneWar/index.ts';
import { readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import { expect, test } from 'vitest';
import { beginCampaign, campaignSetup, example } from './campaignHelpers.ts';

const oldFilesFolder = join(import.meta.dirname, 'oldFiles');
const text = (name: string) => readFileSync(join(oldFilesFolder, name), 'utf8');

function openFile(file: string): CampaignDocument {
  const read = readDocument(campaignFormat, file);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.ok;
}

test('a campaign file of version 1 keeps its state and its own definition', () => {
  const { war, log } = openFile(text('campaign-1.json'));
  const state = campaignLog.fold({ war, log });
  expect(state).toMatchObject({ stage: 'preparing', order: 'fetch', number: 3 });
  expect(state.past.map(({ order }) => order)).toEqual(['meeting', 'photographs', 'bridge']);
  expect(war.definition).toMatchObject({ id: 'behind-the-lines', version: 1 });
});

/** `npm run prove` sets a larger number. */
const fileCount = Math.round(Number(process.env.AERODROME_SAVES ?? 1000) / 4);

// biome-ignore lint/suspicious/noExplicitAny: broken on purpose, wherever it can be broken
type Broken = any;

/** All object keys and array indexes of a file, at any depth. */
function findPlaces(value: Broken, found: { of: Broken; key: string }[] = []): { of: Broken; key: string }[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push({ of: value, key });
    findPlaces(value[key], found);
  }
  return found;
}

/** A file with some damaged values; half of the files get a matching checksum. */
function damageFile(record: Broken, random: SeededRandom): string {
  const broken = clone(record);
  for (let i = 0; i <= random.below(3); i++) {
    const places = findPlaces(broken);
    const { of, key } = places[random.below(places.length)];
    const other = places[random.below(places.length)];
    const values = [null, -1, 0, 1e300, 0.5, '', 'x'.repeat(70), [], {}, true, other.of[other.key]];
    if (random.below(4) === 0) delete of[key];
    else of[key] = clone(values[random.below(values.length)]);
  }
  if (random.below(2) === 0) {
    const { checksum: _checksum, ...parts } = broken;
    broken.checksum = hash(parts);
  }
  return JSON.stringify(broken);
}

test(
  `of ${fileCount} damaged campaign files each is refused with a reason or can be played on, and none throws`,
  () => {
    const random = new SeededRandom(17);
    const record = JSON.parse(text('campaign-1.json'));
    let kept = 0;
    for (let i = 0; i < fileCount; i++) {
      const read = readDocument(campaignFormat, damageFile(record, random));
      if ('ok' in read) {
        kept++;
        campaignLog.fold(read.ok);
      } else if (read.problem.code === 'save.invalid') expect(read.problem.params).toHaveProperty('path');
    }
    console.log(`${fileCount} files read`);
    expect(kept).toBeLessThan(fileCount / 4);
  },
  60_000 + fileCount * 100,
);

test('an imported definition is stored unchanged, and refused if it is damaged', () => {
  const written = writeDocument(bookFormat, bookOf(example()));
  expect(readDocument(bookFormat, written)).toEqual({ ok: bookOf(example()) });
  const spoiltBook = { ...bookOf(example()), definition: { ...example(), start: 'nowhere' } };
  expect(readDocument(bookFormat, writeDocument(bookFormat, spoiltBook))).toMatchObject({
    problem: { code: 'save.invalid', params: { path: 'definition.start' } },
  });
});

test('the forecast of an order has the effects of a won and of a lost mission', () => {
  const at = (order: string) => {
    const { state } = beginCampaign(campaignSetup(oneWar));
    receiveOrder(state, order);
    return forecastEffects(state, 0);
  };
  expect(at('works')).toEqual({ won: [{ add: ['enemyStores', -2] }], lost: [{ add: ['stores', -1] }] });
  // Figures of the mission count as reached if it is won.
  expect(at('fetchThemBack').won).toContainEqual({ pilot: 'prisoner', to: 'fit' });
  expect(at('fetchThemBack').lost).toEqual([]);
  expect(at('newScouts').won).toEqual([{ deliver: 'se5a', number: 1 }]);
});
