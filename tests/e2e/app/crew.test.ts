import type { Match } from '@aerodrome/engine/core/match.ts';
import { afterAll, expect, test } from 'vitest';
import { accessibilityViolations } from '../../../build/scripts/app/accessibility.ts';
import {
  drag,
  halfCards,
  isAtPhase,
  isLayingStart,
  layCard,
  openCrewPosition,
  ownCards,
  phaseOf,
  playToEnd,
  readyButton,
  sayReady,
  section,
  threeBots,
  versionOf,
  viewOf,
  waitForStepAfter,
} from './crewDriver.ts';
import { openPosition, position } from './positions.ts';
import { closeBrowser, openInBrowser, quick, type StartOptions, waitUntilSettled } from './table.ts';

afterAll(closeBrowser);

/** Decks without twelve of their cards: a whole match is soon over. */
const short = { handicaps: true, scrapped: [12, 12, 12, 12] };

test.each(['click', 'keys'] as const)('one person plays a whole match against three bots, by %s', async (hand) => {
  const start = position({ game: 'crew', options: { ...short, timer: '60' }, bots: threeBots, until: () => true });
  const { page, close } = await openPosition(start);
  await playToEnd(page, hand);
  await expect.poll(() => page.locator('.over h1').innerText()).toMatch(/win|draw/i);
  // Under the clock it was told how long everybody took.
  await expect.poll(() => page.locator('.over').innerText()).toContain('Alix');
  expect(await accessibilityViolations(page)).toEqual([]);
  await close();
});

test('a half card is laid, moved, turned, swapped and taken back, by mouse and by keyboard alone', async () => {
  const { page, close } = await openCrewPosition({ players: '2' }, isLayingStart(), [1]);
  await waitUntilSettled(page);
  const cards = await page.locator('.crew-card').count();
  await drag(page, '.crew-half', '.crew-section', 0);
  await expect.poll(() => ownCards(page).count()).toBe(1);
  await expect.poll(() => page.locator('.crew-card').count()).toBe(cards - 1);
  const first = await ownCards(page).innerText();
  await drag(page, '.crew-laid.own', '.crew-section', 2);
  await section(page, 3).locator('.crew-laid.own').waitFor();
  // A click turns it; only a plane card reads otherwise then.
  const before = await versionOf(page);
  await ownCards(page).click();
  await waitForStepAfter(page, before);
  if (/ours|theirs/.test(first)) await expect.poll(() => ownCards(page).innerText()).not.toBe(first);
  // Another card of the hand onto it: the two change places.
  await drag(page, '.crew-half', '.crew-section', 2);
  await expect.poll(() => page.locator('.crew-card').count()).toBe(cards - 1);
  await expect.poll(() => ownCards(page).count()).toBe(1);
  await drag(page, '.crew-laid.own', '.crew-hands');
  await expect.poll(() => ownCards(page).count()).toBe(0);
  await expect.poll(() => page.locator('.crew-card').count()).toBe(cards);
  // The same by keys.
  await halfCards(page).first().press('2');
  await section(page, 2).locator('.crew-laid.own').waitFor();
  await ownCards(page).press('4');
  await section(page, 4).locator('.crew-laid.own').waitFor();
  await ownCards(page).press('Backspace');
  await expect.poll(() => ownCards(page).count()).toBe(0);
  await halfCards(page).first().press('1');
  await expect.poll(() => ownCards(page).count()).toBe(1);
  await page.keyboard.press('u');
  await expect.poll(() => ownCards(page).count()).toBe(0);
  // What answers is what ? lists.
  await page.keyboard.press('?');
  await page.locator('dialog', { hasText: 'Bark; press again for the next word' }).waitFor();
  await close();
});

test('laying a card on a section of the team-mate is refused with the reason', async () => {
  const mate = (match: Match) =>
    isAtPhase('action.laying')(match) &&
    viewOf(match).stands[1] === 'open' &&
    viewOf(match).laid.some(({ post }) => post === 0);
  const { page, close } = await openCrewPosition({ timer: 'none' }, mate, [0, 2, 3]);
  await waitUntilSettled(page);
  const taken = page.locator('.crew-section:has(.crew-bay:last-child .crew-back)').first();
  await halfCards(page)
    .first()
    .press(await taken.locator('.crew-section-number').innerText());
  await page.locator('.preview-refusal').waitFor();
  await expect.poll(() => ownCards(page).count()).toBe(0);
  await close();
});

test('the own row is previewed, a bark shows at the dog and in the log, and READY commits discarded cards', async () => {
  const { page, close } = await openCrewPosition({ timer: 'none' }, isLayingStart(), threeBots);
  await waitUntilSettled(page);
  await page.locator('.crew-chain', { hasText: 'If nobody else moves anything' }).waitFor();
  // Without a clock the watch says so, and no fuse burns.
  await page.locator('.tray .stopwatch', { hasText: '∞' }).waitFor();
  await expect.poll(() => page.locator('.fuse').count()).toBe(0);
  await expect.poll(() => page.locator('.crew-chain li:not(.quiet)').count()).toBe(0);
  await page.keyboard.press('b');
  await page.keyboard.press('b');
  await page.locator('[data-bark=shoot][aria-pressed=true]').waitFor();
  await page.keyboard.press('3');
  await page.locator('.crew-balloon', { hasText: 'I shoot on 3!' }).waitFor();
  await page.locator('.log', { hasText: 'I shoot on 3!' }).waitFor();
  await expect.poll(() => ownCards(page).count()).toBe(0);
  await halfCards(page).first().click();
  await page.locator('.crew-throw > button').click();
  await expect.poll(() => page.locator('.crew-thrown button').count()).toBe(1);
  // Straight on to the next round: no question about discards lies between.
  await sayReady(page);
  await expect.poll(() => phaseOf(page)).toBe('action.laying');
  await page.locator('.log', { hasText: /Paws pilot discards/ }).waitFor();
  // A player can ask for the question again.
  await page.locator('.crew-later input').check();
  await sayReady(page);
  await expect.poll(() => phaseOf(page)).toBe('discard.choosing');
  await close();
});

test('READY can be taken back while bots still lay cards, and laid cards are there after the match is reopened', async () => {
  const save = position({ game: 'crew', options: { timer: 'none' }, until: isLayingStart(), bots: threeBots });
  // Their worker reads no message: the bots think for as long as the test runs.
  const withThinkingBots = async (start?: StartOptions) => {
    const opened = await openInBrowser(start);
    await opened.page.route('**/page.worker-*.js', async (route) => {
      const script = await (await route.fetch()).text();
      const body = `if (name === 'bots') await new Promise(() => {});\n${script}`;
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    return opened;
  };
  const { page, close } = await openPosition(
    save,
    { settings: { ...quick, speed: 1, motion: 'full' } },
    withThinkingBots,
  );
  await page.locator('main.match[data-play=choosing]').waitFor();
  await layCard(page);
  await page.locator('main.match:not([data-bots=idle])').waitFor();
  const laid = await ownCards(page).innerText();
  await readyButton(page).click();
  await page.locator('[data-retract]').click();
  await page.locator('main.match[data-play=choosing]').waitFor();
  await expect.poll(() => halfCards(page).count()).toBeGreaterThan(0);
  await page.reload();
  await page.locator('main.match[data-play=choosing]').waitFor();
  await expect.poll(() => ownCards(page).innerText()).toBe(laid);
  await close();
});
