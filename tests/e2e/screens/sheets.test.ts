import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, inBrowser } from '../app/table.ts';

afterAll(closeBrowser);

test('settings hold at once, are on disk, and are there again after a new start', async () => {
  const { page, folder, close } = await inBrowser();
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Text size' }).getByRole('radio', { name: '130 %' }).check();
  await page.getByLabel('High contrast').check();
  await page.getByRole('group', { name: 'Motion', exact: true }).getByRole('radio', { name: 'Reduced' }).check();
  const root = page.locator('html');
  expect(await root.evaluate('document.documentElement.style.getPropertyValue("--text-scale")')).toBe('1.3');
  expect(await root.getAttribute('data-contrast')).toBe('high');
  expect(await root.getAttribute('data-motion')).toBe('reduced');
  const kept = () => JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'));
  await expect.poll(kept).toMatchObject({ textSize: 130, highContrast: true, motion: 'reduced', speed: 0 });
  await close();

  const again = await inBrowser({ folder, settings: kept() });
  await again.page.locator('.hangar').waitFor();
  expect(await again.page.locator('html').getAttribute('data-contrast')).toBe('high');
  await again.close();
});

test('another language is spoken at once, and still after the page is loaded anew', async () => {
  const { page, folder, close } = await inBrowser();
  const language = page.locator('html');
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click();
  expect(await language.getAttribute('lang')).toBe('en');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  expect(await language.getAttribute('lang')).toBe('de');
  await expect
    .poll(() => JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')))
    .toMatchObject({ language: 'de' });
  await page.reload();
  await page.getByRole('button', { name: 'Neue Partie' }).first().waitFor();
  expect(await language.getAttribute('lang')).toBe('de');
  await page.getByRole('navigation').getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('group', { name: 'Sprache' }).getByRole('radio', { name: 'Wie das System' }).check();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await close();
});

test('volumes are set apart, and silence closes them all', async () => {
  const { page, folder, close } = await inBrowser({ settings: {} });
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('slider', { name: /Guns/ }).fill('0.25');
  expect(await page.locator('.volume output').allInnerTexts()).toEqual(['60 %', '25 %', '80 %']);
  await page.getByLabel('Silence').check();
  expect(await page.getByRole('slider', { name: /Guns/ }).isDisabled()).toBe(true);
  await expect
    .poll(() => JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')))
    .toMatchObject({ muted: true, volumes: { engines: 0.6, guns: 0.25, table: 0.8 } });
  await close();
});

test('the rules are searched while one types, and show what was found', async () => {
  const { page, close } = await inBrowser();
  await page.getByRole('navigation').getByRole('button', { name: 'Rules' }).click();
  const sections = page.locator('.rules-page article');
  const all = await sections.count();
  await page.getByRole('searchbox').fill('jam gun');
  await expect.poll(() => sections.count()).toBe(1);
  expect(await page.locator('mark').first().innerText()).toMatch(/jam|gun/i);
  await page.getByRole('searchbox').fill('zeppelin');
  await expect.poll(() => sections.count()).toBe(0);
  expect(await page.locator('.rules-count').innerText()).toBe('Nothing found');
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => sections.count()).toBe(all);
  await close();
});

test('a sheet that is put away gives the focus back to what opened it', async () => {
  const { page, close } = await inBrowser();
  const button = page.getByRole('navigation').getByRole('button', { name: 'Settings' });
  for (const away of ['Escape', 'Enter']) {
    await button.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Settings' });
    await sheet.waitFor();
    if (away === 'Enter') await sheet.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press(away);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  }
  await close();
});

test('a question mark shows the keys, and Escape puts them away', async () => {
  const { page, close } = await inBrowser();
  await page.locator('.hangar').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await close();
});

test('the credits show the licences of everything that travels with the page', async () => {
  const { page, close } = await inBrowser();
  await page.getByRole('button', { name: 'Credits' }).press('Enter');
  await page.getByText('Their licences in full').click();
  const licences = page.locator('.credits pre');
  const named = ['react', 'pixi.js', 'xstate', 'valibot', 'pure-rand', 'earcut', 'league-gothic', 'special-elite'];
  for (const name of named) await expect.poll(() => licences.innerText()).toContain(name);
  expect(await licences.innerText()).toContain('Permission is hereby granted');
  expect(await licences.innerText()).toMatch(/@pixi\/colord - .*\s+MIT License\s+Copyright \(c\) 2020 Vlad Shilov/);
  await close();
});
