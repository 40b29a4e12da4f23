import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookFormat, bookOf } from '@aerodrome/engine/meta/campaign/bookDocument.ts';
import { type CampaignDocument, campaignFormat, campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import { forecastEffects } from '@aerodrome/engine/meta/campaign/forecast.ts';
import { startOrder } from '@aerodrome/engine/meta/campaign/orders.ts';
import { oneWar } from '@aerodrome/engine/meta/campaigns/oneWar/index.ts';
import { readDocument, UnwritableError, writeDocument } from '@aerodrome/engine/meta/document.ts';
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
  expect(state).toMatchObject({ stage: 'preparing', order: 'fetch', missionNumber: 3 });
  expect(state.past.map(({ order }) => order)).toEqual(['meeting', 'photographs', 'bridge']);
  expect(war.definition).toMatchObject({ id: 'behind-the-lines', version: 1 });
});

test('an imported definition is stored unchanged, and refused if it is damaged', () => {
  const written = writeDocument(bookFormat, bookOf(example()));
  expect(readDocument(bookFormat, written)).toEqual({ ok: bookOf(example()) });
  const spoiltBook = { ...bookOf(example()), definition: { ...example(), start: 'nowhere' } };
  expect(readDocument(bookFormat, writeDocument(bookFormat, spoiltBook))).toMatchObject({
    problem: { code: 'save.invalid', params: { path: 'definition.start' } },
  });
});

test('a definition that its schema refuses is not written', () => {
  const spoiltBook = { ...bookOf(example()), definition: { ...example(), version: 0 } };
  expect(() => writeDocument(bookFormat, spoiltBook)).toThrow(UnwritableError);
  expect(() => writeDocument(bookFormat, spoiltBook)).toThrow('definition.version');
});

test('the forecast of an order has the effects of a won and of a lost mission', () => {
  const at = (order: string) => {
    const { state } = beginCampaign(campaignSetup(oneWar));
    startOrder(state, order);
    return forecastEffects(state, 0);
  };
  expect(at('works')).toEqual({ won: [{ add: ['enemyStores', -2] }], lost: [{ add: ['stores', -1] }] });
  // Figures of the mission count as reached if it is won.
  expect(at('fetchThemBack').won).toContainEqual({ pilot: 'prisoner', to: 'fit' });
  expect(at('fetchThemBack').lost).toEqual([]);
  expect(at('newScouts').won).toEqual([{ deliver: 'se5a', number: 1 }]);
});
