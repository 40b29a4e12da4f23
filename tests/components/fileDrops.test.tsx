import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { afterDecisions, position } from '../fixtures/positions.ts';
import { find, renderApp } from './app.tsx';
import { matchesIn, recordedMatch } from './fixtures.ts';
import { takeOff, waitUntilSettled } from './table.ts';

function drop(name: string, text: string): void {
  const dataTransfer = { types: ['Files'], files: [new File([text], name)] };
  fireEvent.dragOver(document.body, { dataTransfer });
  fireEvent.drop(document.body, { dataTransfer });
}

const alerted = (words: RegExp) => waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));

test('a finished match that is dropped on the window is replayed from its beginning', async () => {
  await renderApp();
  await find('.hangar');
  drop('over.json', readFileSync(recordedMatch('duel-shotDown'), 'utf8'));
  await find('.replay');
});

test('a match that is dropped while another is open is added to the saved matches', async () => {
  const { user, folder } = await renderApp();
  await takeOff(user, 'Sparring', 7);
  expect(await waitUntilSettled()).toBe('choosing');
  drop('left.aerodrome', position({ until: afterDecisions(6) }));
  await alerted(/added to the saved games/);
  expect(await waitUntilSettled()).toBe('choosing');
  expect(matchesIn(folder)).toHaveLength(2);
});

test('a dropped file that is not a match is refused with a message', async () => {
  await renderApp();
  await find('.hangar');
  drop('letter.txt', 'Dear Sopwith');
  await alerted(/letter\.txt was not imported/);
  drop('all.jsonl', '{"aerodrome":1,"settings":"{}"}\n');
  await alerted(/all\.jsonl is a full export/);
});

test('a match that is dropped on the menu before the services are loaded is opened after them', async () => {
  const { folder } = await renderApp({ isCold: true });
  drop('left.aerodrome', position({ until: afterDecisions(6) }));
  expect(await waitUntilSettled()).toBe('handover');
  expect(matchesIn(folder)).toHaveLength(1);
});
