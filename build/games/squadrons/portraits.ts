import type { Page } from '@playwright/test';
import { patternOf } from '../../scripts/pictures/labels.ts';
import type { Portrait } from '../../scripts/pictures/portrait.ts';

/** Opens the shutter or the door. */
async function opened(page: Page): Promise<void> {
  const opener = page.locator('[data-open]');
  if ((await opener.count()) > 0) await opener.press('Enter');
  await page.locator('.tray .squadrons-tray').waitFor();
  await page.locator('.map-corner').waitFor();
}

function keys(...pressed: readonly string[]) {
  return async (page: Page) => {
    await opened(page);
    for (const key of pressed) await page.keyboard.press(key);
  };
}

/** Picks a square to attack from: one that already faces an enemy, otherwise with an arrow towards one. */
async function attacking(page: Page): Promise<void> {
  await opened(page);
  const spots = page.locator('.spots [data-spot^="square:"]');
  await spots.first().waitFor();
  const telling = spots.and(
    page.getByRole('button', { name: patternOf('table.squadrons.spot.reachAttack', 'place', 'die', 'attack') }),
  );
  if ((await telling.count()) > 0) return telling.first().press('Enter');
  const ends = await Promise.all((await spots.all()).map((one) => one.getAttribute('data-spot')));
  for (const end of ends) {
    await page.locator(`.spots [data-spot="${end}"]`).press('Enter');
    const aims = page.locator('.spots [data-spot^="aim:"]');
    // It begins a sentence there.
    const name = new RegExp(patternOf('table.squadrons.spot.faceAttack', 'facing', 'attack'), 'i');
    const aim = aims.and(page.getByRole('button', { name }));
    await aims.first().waitFor();
    if ((await aim.count()) > 0) return aim.first().press('Enter');
    // Clear the selection, because the squares of one plane are not offered while the other has the die.
    await page.keyboard.press('Escape');
    await aims.first().waitFor({ state: 'detached' });
  }
}

async function answered(page: Page): Promise<void> {
  await opened(page);
  await page.locator('.tray .squadron-card[aria-disabled=false]').first().press('Enter');
}

/** The last burst is not answered, which ends the match. */
async function won(page: Page): Promise<void> {
  await opened(page);
  await page.locator('.tray [data-act=noDefence]').press('Enter');
  await page.locator('.over').waitFor();
}

export const portraits: readonly Portrait[] = [
  { name: 'squadrons', of: { replay: 'two-players-allShotDown', at: 206 }, show: attacking },
  { name: 'squadrons-dice', of: { replay: 'two-players-allShotDown', at: 206 }, show: opened },
  {
    name: 'squadrons-turned',
    of: { replay: 'two-players-allShotDown', at: 189, bots: [0] },
    show: attacking,
  },
  { name: 'squadrons-guns', of: { preset: 'nations', seed: 3, turns: 0 }, show: hidden },
  { name: 'squadrons-shutter', of: { replay: 'two-players-allShotDown', at: 133 } },
  { name: 'squadrons-defence', of: { replay: 'two-players-allShotDown', at: 212 }, show: answered },
  { name: 'squadrons-keep', of: { replay: 'two-players-allShotDown', at: 101 }, show: keys('k') },
  { name: 'squadrons-strafe', of: { replay: 'two-players-allShotDown', at: 108 }, show: strafing },
  { name: 'squadrons-four', of: { replay: 'four-players-allShotDown', at: 97 }, show: giving },
  { name: 'squadrons-threats', of: { replay: 'two-players-allShotDown', at: 174 }, show: keys('Shift+T') },
  { name: 'squadrons-over', of: { replay: 'two-players-allShotDown', at: 274 }, show: won },
  {
    name: 'squadrons-first-flight',
    of: { preset: 'firstFlight', seed: 2, turns: 0 },
    show: (page) => page.locator('.lesson-card').waitFor(),
  },
  { name: 'squadrons-replay', of: { replay: 'two-players-allShotDown' } },
];

async function hidden(page: Page): Promise<void> {
  await opened(page);
  for (const field of await page.locator('.gun-field').all()) await field.locator('.gun-choice').nth(1).press('Enter');
}

async function strafing(page: Page): Promise<void> {
  await opened(page);
  await page.locator('.tray .attack').first().press('Enter');
}

async function giving(page: Page): Promise<void> {
  await opened(page);
  await page.locator('.tray [data-spot=give]').press('Enter');
}
