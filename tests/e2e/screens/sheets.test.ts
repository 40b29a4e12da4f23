import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openInBrowser } from '../app/table.ts';

afterAll(closeBrowser);

test('a closed sheet returns the focus to the button that opened it', async () => {
  const { page, close } = await openInBrowser();
  const button = page.getByRole('navigation').getByRole('button', { name: 'Settings' });
  for (const away of ['Escape', 'Enter']) {
    await button.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Settings' });
    await sheet.waitFor();
    if (away === 'Enter') await sheet.getByRole('button', { name: 'Close' }).press(away);
    else await sheet.press(away);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  }
  await close();
});

test('the credits show the licences of everything that is part of the built page', async () => {
  const { page, close } = await openInBrowser();
  await page.getByRole('button', { name: 'Credits' }).press('Enter');
  await page.getByText('Full licence texts').click();
  const licences = page.locator('.credits pre');
  const named = ['react', 'pixi.js', 'xstate', 'valibot', 'pure-rand', 'earcut', 'league-gothic', 'special-elite'];
  for (const name of named) await expect.poll(() => licences.innerText()).toContain(name);
  await expect.poll(() => licences.innerText()).toContain('Permission is hereby granted');
  await expect
    .poll(() => licences.innerText())
    .toMatch(/@pixi\/colord - .*\s+MIT License\s+Copyright \(c\) 2020 Vlad Shilov/);
  await close();
});
