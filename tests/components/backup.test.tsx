import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseFile, press, renderApp, textsOf } from './app.tsx';
import { matchesIn } from './fixtures.ts';

const storedIn = (folder: string) => (existsSync(join(folder, 'matches')) ? matchesIn(folder) : []);
const reported = () => textsOf('dialog p[role=status]').join('');

async function openSettings() {
  const app = await renderApp();
  await press(app.user, within(await screen.findByRole('navigation')).getByRole('button', { name: 'Settings' }));
  const take = async (name: string, text: string) => {
    await chooseFile(app.user, name, text, 'dialog input[type=file]');
    await press(app.user, 'Import');
  };
  return { ...app, take };
}

test('a file of another kind in a backup is counted and not imported', async () => {
  const { folder, take } = await openSettings();
  await take('letter.jsonl', 'Dear Sopwith,\nthe weather is fine.\n');
  await waitFor(() => expect(reported()).toBe('Nothing imported, none already here, 2 unsupported.'));
  expect(storedIn(folder)).toEqual([]);
});

test('a backup that does not fit on the disk is reported, and can be imported later', async () => {
  const { folder, intercept, take } = await openSettings();
  const match = JSON.stringify({ aerodrome: 1, about: { title: 'Dawn' } });
  const backup = `${JSON.stringify({ aerodrome: 1, kind: 'matches', id: 'dawn', text: match })}\n`;
  intercept((channel) =>
    channel === 'importBackup' ? Promise.resolve({ problem: { code: 'host.diskFull' } }) : undefined,
  );
  await take('one.jsonl', backup);
  await within(screen.getByRole('dialog')).findByRole('alert');
  expect(reported()).toBe('');
  intercept(null);
  await take('one.jsonl', backup);
  await waitFor(() => expect(storedIn(folder)).toEqual(['dawn.json']));
});
