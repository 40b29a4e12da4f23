import { readFileSync } from 'node:fs';
import { bloodyApril } from '@aerodrome/engine/meta/campaigns/bloodyApril/index.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { preparedCampaign, putCampaigns } from '../fixtures/campaigns.ts';
import { expectAccessible } from './accessibility.ts';
import { click, find, newFolder, queryAll, quick, renderApp, textsOf, waitUntilGone } from './app.tsx';
import { projectFile } from './fixtures.ts';

const settings = { ...quick, confirmations: false };

async function openCampaigns(folder = newFolder()) {
  const app = await renderApp({ folder, settings });
  const choose = (name: string | RegExp) => click(app.user, name);
  await choose(/^Campaigns/);
  return { ...app, choose };
}

test('rivals enter the result of a real table, and both sides see their losses and victories', async () => {
  const folder = newFolder();
  putCampaigns(folder, { ready: preparedCampaign(bloodyApril, { mode: 'rivals' }) });
  const { user, choose } = await openCampaigns(folder);
  await choose('Continue: Bloody April');
  await choose(/^Briefing/);
  await choose(/^Enter result by hand/);
  const sheet = within(await find('dialog[open]'));
  await user.click(sheet.getByRole('radio', { name: 'Won' }));
  const [annas, brunos] = ['Anna', 'Bruno'].map((name) => within(sheet.getByRole('group', { name })));
  fireEvent.change(annas.getByLabelText('Victories'), { target: { value: '1' } });
  await user.click(brunos.getByLabelText('Plane 1 was lost'));
  await user.type(sheet.getByLabelText(/^Note/), 'On the kitchen table.');
  await expectAccessible();
  await choose('Save');
  await find('.debrief');
  const cards = () => textsOf('.card');
  await waitFor(() => expect(cards()[0]).toContain('Bruno: Lost'));
  expect(cards()[0]).toContain('Entered by hand · Anna: One victory · Bruno: No victory');
  await user.keyboard('{Enter}');
  // The pilot's fate is random, but Bruno's pilot did not come home.
  await waitFor(() => expect(cards()[1]).toMatch(/Shot down/));
  await choose('Squadron room');
  await find('.room');
  await user.keyboard('c');
  await screen.findByText(/Won \/ Lost · entered by hand · On the kitchen table\./);
});

const example = readFileSync(projectFile('docs/campaigns/example.json'), 'utf8');

async function drop(name: string, text: string): Promise<void> {
  const dataTransfer = { types: ['Files'], files: [new File([text], name)] };
  fireEvent.drop(await find('.campaigns-all'), { dataTransfer });
}

test('a campaign file dropped on the shelf is listed, and a broken one is refused with its problems by path', async () => {
  const { choose, reload } = await openCampaigns();
  await drop('mine.json', example.replace('"level": 2', '"level": 9'));
  const problems = await screen.findByRole('alert', { name: 'mine.json cannot be imported' });
  expect(
    within(problems)
      .getAllByRole('listitem')
      .some((item) => item.textContent?.includes('level')),
  ).toBe(true);
  await expectAccessible();
  await drop('mine.json', example);
  await waitFor(() => expect(problems.isConnected).toBe(false));
  const books = () => queryAll('.book').filter((book) => book.textContent?.includes('By '));
  await waitFor(() => expect(books()).toHaveLength(1));
  const title = within(books()[0]).getByRole('heading').textContent;
  await reload();
  await choose(/^Campaigns/);
  await choose(`Delete: ${title}`);
  await waitFor(() => expect(books()).toEqual([]));
  await choose('Restore');
  await choose(`Start: ${title}`);
  await choose('Start campaign');
  await find('.room');
  await waitUntilGone('.notice');
});
