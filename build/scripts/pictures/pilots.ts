import { putFlownEvening } from '../tournament/folder.ts';
import type { Studio } from './portray.ts';

export const pilotFolder = putFlownEvening;

/** The pilots' pages, and what lies over them. */
export async function everyPilot({ page, home, take }: Studio): Promise<void> {
  const toPilots = async () => {
    await home();
    await page.getByRole('button', { name: 'Pilots', exact: true }).click();
    await page.locator('.pilot-figures').waitFor();
  };
  await toPilots();
  await take('pilots');
  for (const [button, name] of [
    ['Emblem, colour and PIN', 'pilot-edit'],
    ['Merge', 'pilot-merge'],
    ['Delete', 'pilot-delete'],
  ]) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.locator('dialog[open]').waitFor();
    await take(name);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await page.locator('.pilot-campaigns, .trophies').last().scrollIntoViewIfNeeded();
  await take('pilot-trophies');
  await page.getByLabel('Name of a new profile').fill('Emil');
  await page.keyboard.press('Enter');
  await page.locator('.pilot-nothing').waitFor();
  await take('pilot-new');
}
