import { maxTakeBacks, writeSave } from '@aerodrome/engine/saves/format.ts';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { about, start } from '../saves/play.ts';
import { click, find, press, queryAll, renderApp, waitUntilGone } from './app.tsx';
import { folderWithTexts } from './fixtures.ts';
import { waitUntilSettled } from './table.ts';

test('the page shows the end of a long log, and more of it on request', async () => {
  let match = start();
  match = match.submit(match.legalActions(match.awaiting()[0])[0]);
  for (let again = 0; again < maxTakeBacks; again++) match = match.takeBack(again % 2);
  const { user } = await renderApp({ folder: folderWithTexts({ deterministicNumbers: writeSave(match, about) }) });
  await click(user, /continue/i);
  expect(await waitUntilSettled()).toBe('handover');
  await press(user, await find('[data-open]'));
  await waitUntilGone('dialog.door');
  expect(match.length).toBeGreaterThan(500);
  await waitFor(() => expect(queryAll('.log li')).toHaveLength(101));
  await click(user, 'Earlier');
  await waitFor(() => expect(queryAll('.log li')).toHaveLength(301));
});
