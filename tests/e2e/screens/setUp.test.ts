import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, inBrowser } from '../app/table.ts';
import { newFolder, root } from '../electron.ts';

afterAll(closeBrowser);

async function setUp() {
  const opened = await inBrowser();
  await opened.page
    .getByRole('button', { name: /new match/i })
    .first()
    .click();
  await opened.page.locator('.set-up-form').waitFor();
  return opened;
}

const choose = (page: Page, group: string | RegExp, choice: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }).check();
const choices = (page: Page, group: string | RegExp) =>
  page.getByRole('group', { name: group }).getByRole('radio').count();

test('options follow each other: a mission limits its biplanes, and solo play brings its own options', async () => {
  const { page, close } = await setUp();
  expect(await choices(page, /Biplanes: Alix/)).toBe(9);
  expect(await page.getByLabel('Alone against an automatic opponent').count()).toBe(0);
  await choose(page, 'Scenario', 'Rescue');
  expect(await choices(page, /Biplanes: Alix, rescuer/)).toBe(2);
  await page.getByLabel('Alone against an automatic opponent').check();
  expect(await page.getByRole('group', { name: 'Side of the board' }).count()).toBe(0);
  expect(await page.getByLabel('The automatic opponent flies its 3s cleverly').count()).toBe(1);
  expect(await page.locator('.seat').count()).toBe(1);
  await choose(page, 'Scenario', 'Duel');
  expect(await page.locator('.seat').count()).toBe(2);
  await close();
});

test('taking the other’s biplane exchanges them', async () => {
  const { page, close } = await setUp();
  await choose(page, /Biplanes: Alix/, 'Blue');
  const chosen = page.locator('input[name^=biplanes]:checked + img + span');
  expect(await chosen.allInnerTexts()).toEqual(['Blue', 'Red']);
  await close();
});

test('another preset seats its own persons and bots, and keeps the names and PINs that were typed', async () => {
  const { page, close } = await setUp();
  const names = page.getByLabel('Name', { exact: true });
  await names.first().fill('Zoe');
  await page.getByLabel('Door PIN').first().fill('1917');
  expect(await page.getByLabel('Door PIN').first().getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: /^Sparring/ }).click();
  expect(await names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual([
    'Zoe',
    'Odette',
  ]);
  await page
    .getByRole('button', { name: /^Rescue/ })
    .first()
    .click();
  expect(await names.nth(1).inputValue()).toBe('Bruno');
  expect(await page.getByLabel('Door PIN').first().inputValue()).toBe('1917');
  // Where nothing is hidden there is no door to close.
  await page.getByRole('button', { name: 'Hangar', exact: true }).click();
  await page.locator('.game-card', { hasText: 'Airspace' }).click();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).count()).toBe(2);
  expect(await page.getByLabel('Door PIN').count()).toBe(0);
  await close();
});

test('what is wrong is said in words, and nothing starts', async () => {
  const { page, close } = await setUp();
  await page.getByLabel('Name', { exact: true }).first().fill('Bruno');
  await page.getByLabel(/Seed/).fill('seven');
  await page.getByRole('button', { name: 'Take off' }).click();
  const problems = await page.locator('.set-up-problems').innerText();
  expect(problems).toMatch(/same name/);
  expect(problems).toMatch(/whole number/);
  await page.getByLabel('Name', { exact: true }).first().fill('Alix');
  await page.getByLabel(/Seed/).fill('7');
  await page.getByRole('button', { name: 'Take off' }).click();
  await page.locator('main.match').waitFor();
  await close();
});

test('a box with faults is refused with all of them; a sound one is played with', async () => {
  const { page, close } = await setUp();
  const faulty = join(newFolder(), 'box.json');
  writeFileSync(faulty, JSON.stringify({ wings: 2, biplanes: { red: { fallsAt: 9 } } }));
  const picker = page.locator('.box-file input[type=file]');
  await picker.setInputFiles(faulty);
  await expect.poll(() => page.locator('.box-problems li').count()).toBe(2);
  expect(await page.locator('.box-name').innerText()).toBe('The standard box');
  await picker.setInputFiles(join(root, 'docs/boxes/example.json'));
  await expect.poll(() => page.locator('.box-name').innerText()).toMatch(/^From a file: /);
  expect(await page.locator('.box-problems').count()).toBe(0);
  await page.getByRole('button', { name: 'Take off' }).click();
  await page.locator('main.match').waitFor();
  await close();
});
