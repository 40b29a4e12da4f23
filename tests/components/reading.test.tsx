import { maxTakeBacks, writeSave } from '@aerodrome/engine/saves/format.ts';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { about, start } from '../saves/play.ts';
import { all, click, find, gone, press, renderApp } from './app.tsx';
import { folderWith } from './fixtures.ts';
import { settled } from './table.ts';

test('the page shows the end of a long log, and more of it on request', async () => {
  let match = start();
  match = match.submit(match.legalActions(match.awaiting()[0])[0]);
  for (let again = 0; again < maxTakeBacks; again++) match = match.takeBack(again % 2);
  const { user } = await renderApp({ folder: folderWith({ deterministicNumbers: writeSave(match, about) }) });
  await click(user, /continue/i);
  expect(await settled()).toBe('handover');
  await press(user, await find('[data-open]'));
  await gone('dialog.door');
  expect(match.length).toBeGreaterThan(500);
  await waitFor(() => expect(all('.log li')).toHaveLength(101));
  await click(user, 'Earlier');
  await waitFor(() => expect(all('.log li')).toHaveLength(301));
});
