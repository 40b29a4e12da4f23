import type { Match } from '@aerodrome/engine/core/match.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { inPosition, position } from './positions.ts';
import { byKeys, byMouse, decideSquadrons, playSquadrons } from './squadronsDriver.ts';
import { closeBrowser, inElectron, settled, shells, wavering } from './table.ts';

afterAll(closeBrowser);

const viewOf = (match: Match) => match.view('table') as SquadronsView;
const phase = (name: string) => (match: Match) => viewOf(match).phase === name;
const map = (until: (match: Match) => boolean, options: Record<string, unknown> = {}, bots: readonly number[] = []) =>
  inPosition(position({ game: 'squadrons', options, until, bots }));
/** One plane a squadron, so that a whole match is soon over. */
const single = { handicaps: true, planes: [1, 1, 1, 1] };
const commit = (page: Page) => page.locator('.tray [data-commit]');
const version = (page: Page) => page.locator('main.match').getAttribute('data-version');
const open = async (page: Page) => {
  if ((await settled(page)) === 'handover') await page.locator('[data-open]').click();
  await settled(page);
};

async function stepFrom(page: Page, before: string | null): Promise<string> {
  await page.locator(`main.match:not([data-version="${before}"])`).waitFor();
  return settled(page);
}

const start = (match: Match) => match.length > 0;

describe('a whole match, from the guns to the record', () => {
  test('by mouse', async () => {
    const { page, close } = await map(start, single);
    await playSquadrons(page, 12, byMouse);
    await expect(page.locator('.over h1').innerText()).resolves.toMatch(/win|draw/i);
    expect(await page.locator('.over .aces tbody tr').count()).toBe(4);
    await close();
  });

  test('by keys alone', async () => {
    const { page, close } = await map(start, single);
    await playSquadrons(page, 12, byKeys);
    await expect(page.locator('.over h1').innerText()).resolves.toMatch(/win|draw/i);
    await close();
  });
});

test('a square that is clicked takes plane, die, way and facing in one, and one press flies them all', async () => {
  const { page, close } = await map(phase('movement.assigning'));
  await open(page);
  const ends = page.locator('.spots [data-spot^="square:"]');
  await expect.poll(() => ends.count()).toBeGreaterThan(3);
  await ends.first().locator('span').click();
  await expect.poll(() => page.locator('.spots [data-spot^="aim:"]').count()).toBeGreaterThan(1);
  const before = await version(page);
  await commit(page).click();
  await stepFrom(page, before);
  const told = await page.locator('.log').innerText();
  expect(told).toMatch(/is to move/);
  expect(told).toMatch(/flies from/);
  expect(told).toMatch(/faces/);
  await close();
});

test('a way is steered square by square with the arrows, and taken back the same way; what cannot be says why', async () => {
  const { page, close } = await map((match) => viewOf(match).phase === 'movement.flying' && viewOf(match).die === 3);
  await open(page);
  const slip = page.locator('.flight-slip p').first();
  const legal = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  for (const key of legal) {
    await page.keyboard.press(key);
    if (/^[A-L]\d+$/.test(await slip.innerText())) break;
  }
  await expect.poll(() => slip.innerText()).toMatch(/^[A-L]\d+$/);
  const first = await slip.innerText();
  // Back over the same edge.
  for (const key of legal) await page.keyboard.press(key);
  await expect.poll(() => page.locator('.order-refused, .flight-slip p').allInnerTexts()).toBeTruthy();
  for (let left = 6; left > 0 && (await slip.innerText()) !== first; left--) await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect.poll(() => slip.innerText()).toMatch(/Point at a square/);
  await close();
});

describe('who is shot at answers out of turn', () => {
  test.each(['side', 'tail', 'headOn'] as const)('from the %s', async (attack) => {
    const attacked = (match: Match) => {
      const { dogfight, planes, phase: now } = viewOf(match);
      if (now !== 'attack.defence' || dogfight?.attack !== attack) return false;
      const seat = match.awaiting()[0];
      // With an answer in hand.
      return planes[dogfight.target].square >= 0 && match.legalActions(seat).length > 1;
    };
    const { page, close } = await map(attacked);
    expect(await settled(page)).toBe('handover');
    await page.locator('.shutter-glance').waitFor();
    expect(await page.locator('.squadron-card').count()).toBe(0);
    await page.locator('[data-open]').click();
    await settled(page);
    await page.locator('.squadron-card[aria-disabled=false]').first().click();
    const before = await version(page);
    await commit(page).click();
    await stepFrom(page, before);
    await expect(page.locator('.log').innerText()).resolves.toMatch(/rolls out|loops|answers with/);
    await close();
  });

  test('after a loop the same seat shoots on, its shutter open', async () => {
    const looped = (match: Match) =>
      viewOf(match).phase === 'attack.defence' &&
      viewOf(match).dogfight?.attack === 'tail' &&
      match.legalActions(match.awaiting()[0]).length > 1;
    const { page, close } = await map(looped);
    await open(page);
    await page.locator('.squadron-card[aria-disabled=false]').first().click();
    const before = await version(page);
    await commit(page).click();
    const state = await stepFrom(page, before);
    await expect(page.locator('.log').innerText()).resolves.toMatch(/on the tail of/);
    if (state === 'choosing') expect(await page.locator('.banner h1').innerText()).toMatch(/BREAK OFF|FIRE/);
    await close();
  });
});

test('a shutter is held open to look, and covers the hand again when it is let go', async () => {
  const { page, close } = await map(phase('attack.defence'));
  expect(await settled(page)).toBe('handover');
  await page.keyboard.down('h');
  await page.locator('.squadron-card').first().waitFor();
  await page.keyboard.up('h');
  await page.locator('[data-open]').waitFor();
  expect(await page.locator('.squadron-card').count()).toBe(0);
  const button = await page.locator('.hold').boundingBox();
  await page.mouse.move((button?.x ?? 0) + 20, (button?.y ?? 0) + 15);
  await page.mouse.down();
  await page.locator('.squadron-card').first().waitFor();
  await page.mouse.up();
  await page.locator('[data-open]').waitFor();
  expect(await page.locator('.squadron-card').count()).toBe(0);
  await close();
});

test('a plane that has landed keeps what its owner likes of its cards', async () => {
  const { page, close } = await map(phase('movement.keeping'));
  await open(page);
  const cards = page.locator('.squadron-card');
  const held = await cards.count();
  await cards.first().click();
  await expect.poll(() => commit(page).innerText()).toMatch(new RegExp(`keep 1, discard ${held - 1}`, 'i'));
  const before = await version(page);
  await commit(page).click();
  await stepFrom(page, before);
  await expect(page.locator('.log').innerText()).resolves.toMatch(/keeps/);
  await close();
});

test('an order over an unknown gun waits for what it shows, and offers the rest again', async () => {
  const near = (match: Match) => {
    if (viewOf(match).phase !== 'movement.flying') return false;
    return match.legalActions(match.awaiting()[0]).some((action) => {
      if (action.type !== 'fly') return false;
      const { way } = action as unknown as { way: string };
      return way.length === viewOf(match).die && match.warnings(action).some(({ code }) => code.endsWith('unknownGun'));
    });
  };
  const { page, close } = await map(near);
  await open(page);
  await page.locator('.spots [data-spot^="square:"][aria-label*="nobody has seen"]').first().press('Enter');
  await expect.poll(() => commit(page).innerText()).toMatch(/unknown gun/i);
  const before = await version(page);
  await commit(page).click();
  await stepFrom(page, before);
  const told = await page.locator('.log').innerText();
  expect(told).toMatch(/is turned up/);
  // After a miss the nose is all that is left of the order, and it is filled in.
  if (/a miss/.test(told)) await expect.poll(() => commit(page).isEnabled()).toBe(true);
  await close();
});

test('a partner without planes is given one: the tag, the plane, the square', async () => {
  const { page, close } = await map(
    (match) => match.legalActions(match.awaiting()[0]).some(({ type }) => type === 'give'),
    { players: '4' },
  );
  await open(page);
  await page.locator('.tray [data-spot=give]').click();
  await page.locator('.spots [data-spot^="plane:"] > span').first().click();
  await page.locator('.spots [data-spot^="square:"] > span').first().click();
  const before = await version(page);
  await commit(page).click();
  await stepFrom(page, before);
  await expect(page.locator('.log').innerText()).resolves.toMatch(/gives .* to/);
  await close();
});

describe.each(['3', '4'])('%s people at one map', (players) => {
  test('have an aid a squadron and a shutter between partners', async () => {
    const { page, close } = await map(phase('launch.choosing'), { players });
    expect(await page.locator('.squadrons-aid').count()).toBe(4);
    const pick = wavering(3);
    const covered = new Set<string>();
    for (let steps = 0; steps < 14; steps++) {
      const state = await settled(page);
      if (state === 'handover') {
        expect(await page.locator('.squadron-card').count()).toBe(0);
        covered.add(await page.locator('.shutter h2').innerText());
        await page.locator('[data-open]').click();
      } else await decideSquadrons(page, pick, byKeys);
    }
    expect(covered.size).toBeGreaterThan(1);
    await close();
  });
});

test('a match that was put away in the middle of a dogfight goes on in it', async () => {
  const { page, close } = await map(phase('attack.burst'));
  await open(page);
  await page.locator('.squadron-card[aria-disabled=false], [data-act=holdFire]').first().waitFor();
  const asked = await page.locator('.banner h1').innerText();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save and leave', exact: true }).click();
  await page.getByRole('button', { name: /Fly on/ }).click();
  await open(page);
  await expect.poll(() => page.locator('.banner h1').innerText()).toBe(asked);
  await close();
});

test('the eye shows where enemies could strike next turn, and T does the same', async () => {
  const { page, close } = await map((match) => viewOf(match).phase === 'movement.flying' && viewOf(match).round > 3);
  await open(page);
  await page.keyboard.down('t');
  await page.locator('.preview', { hasText: /could strike on/ }).waitFor();
  await page.keyboard.up('t');
  await expect.poll(() => page.locator('.preview', { hasText: /could strike on/ }).count()).toBe(0);
  await close();
});

test.runIf(shells.length > 1)('in Electron a match is begun and goes through its first turn', async () => {
  const { page, close } = await inElectron();
  // The third on the shelf.
  await page
    .getByRole('button', { name: /new match/i })
    .nth(2)
    .click();
  await page.locator('.preset', { has: page.getByText('Against a bot', { exact: true }) }).click();
  await page.getByRole('button', { name: /take off/i }).click();
  await page.locator('main.match').waitFor();
  const pick = wavering(3);
  for (let steps = 0; steps < 6; steps++)
    if ((await settled(page)) === 'choosing') await decideSquadrons(page, pick, byMouse);
  await expect(page.locator('.log').innerText()).resolves.toMatch(/takes off/);
  await close();
});
