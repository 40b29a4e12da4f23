import { afterAll, expect, test } from 'vitest';
import { closeBrowser, inBrowser, settled } from '../app/table.ts';

afterAll(closeBrowser);

test('a first flight is explained step by step, each when its time has come, and can be cut short', async () => {
  const { page, close } = await inBrowser();
  await page.getByRole('button', { name: 'First flight' }).click();
  await settled(page);
  const lesson = () => page.locator('.guide h2').innerText();
  await expect.poll(lesson).toBe('WELCOME ALOFT');
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect.poll(lesson).toBe('YOUR HAND');
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect.poll(lesson).toBe('LOOK BEFORE YOU FLY');
  await page.locator('.tile').first().hover();
  await expect.poll(lesson).toBe('SEAL IT');
  await page.locator('.tile').first().click();
  await page.getByRole('button', { name: 'Seal it' }).click();
  await expect.poll(lesson).toBe('WHEN YOU SHOOT');
  await page.getByRole('button', { name: 'Skip all' }).click();
  await expect.poll(() => page.locator('.guide-card').count()).toBe(0);
  await close();
});

test('a first flight that is gone on with does not begin at the welcome again', async () => {
  const { page, close } = await inBrowser();
  await page.getByRole('button', { name: 'First flight' }).click();
  await settled(page);
  await page.locator('.tile').first().click();
  await page.getByRole('button', { name: 'Seal it' }).click();
  await page.locator('main.match[data-play=choosing]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save and leave', exact: true }).click();
  await page.getByRole('button', { name: /Fly on/ }).click();
  await settled(page);
  await expect.poll(() => page.locator('.guide h2').innerText()).toBe('WHEN YOU SHOOT');
  await close();
});
