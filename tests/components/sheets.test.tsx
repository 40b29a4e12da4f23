import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sheets } from '../../renderer/app/screens/index.ts';
import { find, queryAll, type RenderedApp, renderApp, waitUntilGone } from './app.tsx';

const settingsOf = ({ folder }: RenderedApp) => JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'));
const navigationButton = async (name: string) =>
  within(await screen.findByRole('navigation')).findByRole('button', { name });
const choice = (group: string | RegExp, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

test('settings take effect and are saved at once, and are loaded at the next start', async () => {
  const app = await renderApp();
  await app.user.click(await navigationButton('Settings'));
  await app.user.click(choice('Text size', '130 %'));
  await app.user.click(screen.getByLabelText('High contrast'));
  await app.user.click(choice('Animations', 'Reduced'));
  const { documentElement: root } = document;
  expect(root.style.getPropertyValue('--text-scale')).toBe('1.3');
  expect(root.dataset).toMatchObject({ contrast: 'high', motion: 'reduced' });
  const stored = { textSize: 130, highContrast: true, motion: 'reduced', speed: 0 };
  await waitFor(() => expect(settingsOf(app)).toMatchObject(stored));
  delete root.dataset.contrast;
  await app.restart();
  await find('.hangar');
  expect(root.dataset.contrast).toBe('high');
});

test('a chosen language is used at once, and still after a reload', async () => {
  const app = await renderApp();
  const { documentElement: root } = document;
  await app.user.click(await navigationButton('Settings'));
  expect(root.lang).toBe('en');
  await app.user.click(screen.getByRole('radio', { name: 'Deutsch' }));
  await screen.findByRole('heading', { name: 'Einstellungen' });
  expect(root.lang).toBe('de');
  await waitFor(() => expect(settingsOf(app)).toMatchObject({ language: 'de' }));
  await app.reload();
  await screen.findAllByRole('button', { name: /Neue Partie/ });
  expect(root.lang).toBe('de');
  await app.user.click(await navigationButton('Einstellungen'));
  await app.user.click(choice(/^Sprache/, 'Wie das System'));
  await screen.findByRole('heading', { name: 'Settings' });
});

test('each volume has its own slider, and muting disables all of them', async () => {
  const app = await renderApp({ settings: {} });
  await app.user.click(await navigationButton('Settings'));
  const guns = screen.getByRole('slider', { name: /Guns/ });
  fireEvent.change(guns, { target: { value: '0.25' } });
  expect(queryAll('.volume output').map(({ textContent }) => textContent)).toEqual(['60 %', '25 %', '80 %']);
  await app.user.click(screen.getByLabelText('Mute'));
  expect(guns).toHaveProperty('disabled', true);
  const volumes = { engines: 0.6, guns: 0.25, table: 0.8 };
  await waitFor(() => expect(settingsOf(app)).toMatchObject({ muted: true, volumes }));
});

test('the rules are searched while typing, and the matching words are marked', async () => {
  const { user } = await renderApp();
  await user.click(await navigationButton('Rules'));
  const sections = () => queryAll('.rules-page article').length;
  const initial = sections();
  const search = screen.getByRole('searchbox');
  await user.type(search, 'jam gun');
  await waitFor(() => expect(sections()).toBe(1));
  expect(queryAll('mark')[0].textContent).toMatch(/jam|gun/i);
  await user.clear(search);
  await user.type(search, 'zeppelin');
  await waitFor(() => expect(sections()).toBe(0));
  expect((await find('.rules-count')).textContent).toBe('Nothing found');
  await user.clear(search);
  await waitFor(() => expect(sections()).toBe(initial));
});

test('a question mark opens the list of keys, and Escape closes it', async () => {
  const { user } = await renderApp();
  await find('.hangar');
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('{Escape}');
  await waitUntilGone('dialog');
});

test('a sheet that failed to load once is loaded again when it is reopened', async () => {
  const { user } = await renderApp();
  let isLoaded = false;
  vi.spyOn(sheets.credits, 'isLoaded').mockImplementation(() => isLoaded);
  const load = vi.spyOn(sheets.credits, 'load');
  load.mockRejectedValueOnce(new Error('a failed download'));
  await user.click(await navigationButton('Credits'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/could not be loaded/));
  expect(queryAll('dialog')).toEqual([]);
  load.mockImplementationOnce(async () => {
    isLoaded = true;
  });
  await user.click(await navigationButton('Credits'));
  await screen.findByRole('dialog', { name: 'Credits' });
  expect(load).toHaveBeenCalledTimes(2);
});
