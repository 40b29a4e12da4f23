import type { Match } from '@aerodrome/engine/core/match.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { barriers } from '../../../build/scripts/app/barriers.ts';
import { inPosition, position } from './positions.ts';
import { differences, everything, softened } from './seen.ts';
import { closeBrowser, type Opened, type Start, settled, shells } from './table.ts';

afterAll(closeBrowser);

const viewOf = (match: Match) => match.view('table') as CrewView;
const at =
  (phase: string, round = 1) =>
  (match: Match) =>
    viewOf(match).phase === phase && viewOf(match).round >= round;
/** Everybody lays, and nobody has laid yet. */
const fresh = (match: Match) => at('action.laying', 1)(match) && viewOf(match).laid.length === 0;

const threeBots = [1, 2, 3];
const sky = (
  options: Record<string, unknown>,
  until: (match: Match) => boolean,
  bots: readonly number[] = [],
  start: Start = {},
): Promise<Opened> => inPosition(position({ game: 'crew', options, until, bots }), start);

const halves = (page: Page) => page.locator('.crew-half');
const own = (page: Page) => page.locator('.crew-laid.own');
const section = (page: Page, number: number) => page.locator('.crew-section').nth(number - 1);
const ready = (page: Page) => page.locator('.crew-ready');
const version = (page: Page) => page.locator('main.match').getAttribute('data-version');

async function stepFrom(page: Page, before: string | null): Promise<string> {
  await page.locator(`main.match:not([data-version="${before}"])`).waitFor();
  return settled(page);
}

/** Sets a ready-made match up, with a seed, so that it goes the same way every time. */
async function setOff(page: Page, preset: string, seed: number): Promise<void> {
  await page.locator('.game-card', { hasText: 'Crew' }).click();
  await page.locator('.preset', { has: page.getByText(preset, { exact: true }) }).click();
  await page.getByLabel(/seed/i).fill(String(seed));
  await page.getByRole('button', { name: /take off/i }).click();
  await page.locator('main.match').waitFor();
}

/** Takes a card by the pointer and lets it go over something else. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

async function middle(page: Page, selector: string, nth = 0): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).nth(nth).boundingBox();
  if (!box) throw new Error(`${selector} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Answers whatever is asked: a card onto the first free section, and everything else as plainly as it can be. */
async function decide(page: Page, press: 'click' | 'keys'): Promise<void> {
  const before = await version(page);
  const phase = await page.locator('.crew-tracks').getAttribute('data-phase');
  if (phase === 'action.laying') {
    const free = await page.locator('.crew-section .crew-bay.empty').count();
    if (free > 0 && (await halves(page).count()) > 0) await lay(page, press);
    await (press === 'keys' ? page.keyboard.press('g') : ready(page).click());
    // What is grave has to be said on the button itself.
    if ((await page.locator('.crew-ready.grave').count()) > 0) await ready(page).press('Enter');
  } else if ((await page.locator('.crew-zones').count()) > 0) {
    await page.locator('.crew-zones button:not([aria-disabled=true])').first().press('Enter');
    await page.locator('[data-commit]').press('Enter');
  } else if ((await page.locator('.choices [data-commit]').count()) > 0) {
    await page.locator('.choices [data-commit]').first().press('Enter');
  } else {
    for (let card = 0; !(await page.locator('.tray [data-commit]').isEnabled()); card++)
      await page.locator('.crew-some .crew-card').nth(card).press('Enter');
    await page.locator('.tray [data-commit]').press('Enter');
  }
  await page.locator(`main.match:not([data-version="${before}"])`).waitFor();
}

async function lay(page: Page, press: 'click' | 'keys'): Promise<void> {
  const before = await version(page);
  const number = await page
    .locator('.crew-section:has(.crew-bay.empty:last-child)')
    .first()
    .locator('.crew-section-number')
    .innerText();
  if (press === 'keys') {
    await halves(page).first().focus();
    await page.keyboard.press(number);
  } else {
    await halves(page).first().click();
    await page.locator(`[data-spot="section:${number}"]`).click();
  }
  await page.locator(`main.match:not([data-version="${before}"])`).waitFor();
}

async function playOut(page: Page, press: 'click' | 'keys'): Promise<void> {
  for (let step = 0; step < 400; step++) {
    const state = await settled(page);
    if (state === 'over') return;
    if (state === 'handover') await page.locator('[data-open]').press('Enter');
    else await decide(page, press);
  }
  throw new Error('the match did not end');
}

describe.each(shells)('in %s', (shell, open) => {
  test('one person plays a whole match against bots, by mouse or by keys, and its result is told', async () => {
    const { page, close } = await open();
    await setOff(page, shell === 'Electron' ? 'Alone against a bot' : 'You and three bots', 7);
    await playOut(page, shell === 'Electron' ? 'keys' : 'click');
    await expect(page.locator('.over h1').innerText()).resolves.toMatch(/win|draw/i);
    await close();
  });
});

test('a half of a card is dragged onto a section, moved, turned, swapped and taken back', async () => {
  const { page, close } = await sky({ players: '2' }, fresh, [1]);
  await settled(page);
  const cards = await page.locator('.crew-card').count();
  await drag(page, await middle(page, '.crew-half'), await middle(page, '.crew-section', 0));
  await expect.poll(() => own(page).count()).toBe(1);
  expect(await page.locator('.crew-card').count()).toBe(cards - 1);
  const first = await own(page).innerText();
  // To another section.
  await drag(page, await middle(page, '.crew-laid.own'), await middle(page, '.crew-section', 2));
  await section(page, 3).locator('.crew-laid.own').waitFor();
  // A click turns it; only a plane card reads otherwise then.
  const before = await version(page);
  await own(page).click();
  await stepFrom(page, before);
  if (/ours|theirs/.test(first)) expect(await own(page).innerText()).not.toBe(first);
  // Another card of the hand onto it: the two change places.
  await drag(page, await middle(page, '.crew-half'), await middle(page, '.crew-section', 2));
  await expect.poll(() => own(page).count()).toBe(1);
  await expect.poll(() => page.locator('.crew-card').count()).toBe(cards - 1);
  // And back into the hand.
  await drag(page, await middle(page, '.crew-laid.own'), await middle(page, '.crew-hands'));
  await expect.poll(() => own(page).count()).toBe(0);
  expect(await page.locator('.crew-card').count()).toBe(cards);
  await close();
});

test('by keys alone: a card is laid, moved, turned and taken back; U takes the last one back', async () => {
  const { page, close } = await sky({ players: '2' }, fresh, [1]);
  await settled(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await section(page, 2).locator('.crew-laid.own').waitFor();
  await own(page).focus();
  await page.keyboard.press('4');
  await section(page, 4).locator('.crew-laid.own').waitFor();
  await own(page).focus();
  await page.keyboard.press('Backspace');
  await expect.poll(() => own(page).count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await expect.poll(() => own(page).count()).toBe(1);
  await page.keyboard.press('u');
  await expect.poll(() => own(page).count()).toBe(0);
  await close();
});

test('a section of the team-mate’s is refused with the reason', async () => {
  const mate = (match: Match) =>
    at('action.laying')(match) &&
    viewOf(match).stands[1] === 'open' &&
    viewOf(match).laid.some(({ post }) => post === 0);
  const { page, close } = await sky({ timer: 'none' }, mate, [0, 2, 3]);
  await settled(page);
  const taken = await page
    .locator('.crew-section:has(.crew-bay:last-child .crew-back)')
    .first()
    .locator('.crew-section-number')
    .innerText();
  await halves(page).first().focus();
  await page.keyboard.press(taken);
  await page.locator('.preview-refusal').waitFor();
  expect(await own(page).count()).toBe(0);
  await close();
});

test('what is thrown away is sealed with READY: nobody is asked again, and who asked for it is', async () => {
  const { page, close } = await sky({ timer: 'none' }, fresh, threeBots);
  await settled(page);
  await halves(page).first().click();
  await page.locator('.crew-throw > button').click();
  await expect.poll(() => page.locator('.crew-thrown button').count()).toBe(1);
  let before = await version(page);
  await ready(page).click();
  await stepFrom(page, before);
  // Straight on to the next round: no question about discards lay between.
  expect(await page.locator('.crew-tracks').getAttribute('data-phase')).toBe('action.laying');
  await page.locator('.log', { hasText: /Paws pilot discards/ }).waitFor();
  await page.locator('.crew-later input').check();
  before = await version(page);
  await ready(page).click();
  await stepFrom(page, before);
  expect(await page.locator('.crew-tracks').getAttribute('data-phase')).toBe('discard.choosing');
  await close();
});

test('the own row is foretold while it is laid; a bark is heard by everybody, at the dog and in the log', async () => {
  const { page, close } = await sky({ timer: 'none' }, fresh, threeBots);
  await settled(page);
  await page.locator('.crew-chain', { hasText: 'If nobody else moves anything' }).waitFor();
  expect(await page.locator('.crew-chain li:not(.quiet)').count()).toBe(0);
  await page.keyboard.press('b');
  await page.keyboard.press('b');
  await page.locator('[data-bark=shoot][aria-pressed=true]').waitFor();
  await page.keyboard.press('3');
  await page.locator('.crew-balloon', { hasText: 'I shoot on 3!' }).waitFor();
  await page.locator('.log', { hasText: 'I shoot on 3!' }).waitFor();
  expect(await own(page).count()).toBe(0);
  await close();
});

test('at one screen everybody has one door a round, in the order of the windows, and the enemy’s row is boarded up', async () => {
  const { page, close } = await sky(
    { hotSeat: true, timer: 'none' },
    (match) => fresh(match) && viewOf(match).round > 1,
  );
  const doors: string[] = [];
  for (let seat = 0; seat < 4; seat++) {
    expect(await settled(page)).toBe('handover');
    doors.push(await page.locator('.door h1').innerText());
    expect(await page.locator('.crew-card, .crew-laid').count()).toBe(0);
    await page.locator('.crew-threshold li').first().waitFor();
    await page.locator('[data-open]').press('Enter');
    expect(await settled(page)).toBe('choosing');
    expect(await page.locator('.crew-bay.planks').count()).toBe(4);
    expect(await page.locator('.crew-laid').count()).toBe(seat >= 2 ? 1 : 0);
    await lay(page, 'keys');
    const before = await version(page);
    await ready(page).press('Enter');
    await stepFrom(page, before);
  }
  expect(new Set(doors).size).toBe(4);
  // After the reveal somebody else begins.
  expect(await page.locator('.door h1').innerText()).toBe(doors[1]);
  await close();
});

test('who is ready takes it back while only bots are still laying', async () => {
  const { page, close } = await sky({ timer: 'none' }, fresh, threeBots, {
    settings: { speed: 1, muted: true, motion: 'full', lightGraphics: true },
  });
  await page.locator('main.match[data-play=choosing]').waitFor();
  await ready(page).click();
  await page.locator('[data-retract]').click();
  await page.locator('main.match[data-play=choosing]').waitFor();
  expect(await halves(page).count()).toBeGreaterThan(0);
  await close();
});

/** Opens a match under a clock that stands still until it is told to go. */
async function stopped(options: Record<string, unknown>): Promise<Opened> {
  const opened = await sky(options, fresh);
  const { page } = opened;
  await settled(page);
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  return opened;
}

test('the clock locks a seat once when it has run down, and what lies then stands', async () => {
  const { page, close } = await stopped({ timer: '10', hotSeat: true });
  const door = page.locator('[data-open]');
  const name = await page.locator('.door h1').innerText();
  await door.press('Enter');
  await page.locator('main.match[data-clock=running]').waitFor();
  await page.locator('.stopwatch b', { hasText: '10' }).waitFor();
  await lay(page, 'keys');
  await page.clock.runFor(9_000);
  expect(await page.locator('main.match').getAttribute('data-play')).toBe('choosing');
  expect(await page.locator('.stopwatch.late').count()).toBe(1);
  await page.clock.runFor(1_500);
  await page.locator('main.match[data-play=handover]').waitFor();
  expect(await page.locator('.door h1').innerText()).not.toBe(name);
  // The next hand has the whole time, and only from its first look.
  await page.clock.runFor(30_000);
  expect(await page.locator('main.match').getAttribute('data-play')).toBe('handover');
  await door.press('Enter');
  await page.locator('.stopwatch b', { hasText: '10' }).waitFor();
  await close();
});

test('a pause stops the clock and covers the hand; it goes on with what was left', async () => {
  const { page, close } = await stopped({ timer: '20', hotSeat: true });
  await page.locator('[data-open]').press('Enter');
  await page.locator('main.match[data-clock=running]').waitFor();
  await page.clock.runFor(5_000);
  const left = await page.locator('.stopwatch b').innerText();
  expect(Number(left)).toBeLessThan(17);
  await page.keyboard.press('p');
  await page.locator('main.match[data-play=paused]').waitFor();
  expect(await page.locator('.crew-card').count()).toBe(0);
  await page.clock.runFor(60_000);
  await page.keyboard.press('Escape');
  await page.locator('[data-open]').press('Enter');
  await page.locator('main.match[data-clock=running]').waitFor();
  expect(await page.locator('.stopwatch b').innerText()).toBe(left);
  await close();
});

const questions: readonly [phase: string, options: Record<string, unknown>, words: RegExp][] = [
  ['action.faceUp', { players: '3' }, /face up on section/],
  ['draw.extra', { token: 'moon', players: '2' }, /wants|decides how many more/],
  ['section.moonChoice', { token: 'moon', players: '2' }, /scraps/],
];

test.each(questions)('%s is asked and answered at the tray', async (phase, options, words) => {
  const { page, close } = await sky({ ...options, hotSeat: true }, at(phase, 0));
  if ((await settled(page)) === 'handover') await page.locator('[data-open]').press('Enter');
  expect(await settled(page)).toBe('choosing');
  expect(await page.locator('.crew-tracks').getAttribute('data-phase')).toBe(phase);
  const before = await version(page);
  if (phase === 'action.faceUp') {
    await halves(page).first().press('Enter');
    await page.locator('[data-spot="section:2"]').press('Enter');
    await page.locator('.tray [data-commit]').press('Enter');
  } else await decide(page, 'keys');
  await stepFrom(page, before);
  await expect(page.locator('.log').innerText()).resolves.toMatch(words);
  await close();
});

test('a match that is left while cards lie goes on with them, and with nobody’s hand in the way', async () => {
  const { page, close } = await sky({ timer: 'none' }, fresh, threeBots);
  await settled(page);
  await lay(page, 'keys');
  const laid = await own(page).innerText();
  await page.reload();
  await settled(page);
  await expect.poll(() => own(page).innerText()).toBe(laid);
  await close();
});

test('which card lies face down is in no pixel and no node while it is the team-mate’s turn, the enemy’s, or nobody’s', async () => {
  const seen: { dom: string; pixels: string }[][] = [];
  for (const card of ['first', 'last'] as const) {
    const { page, close } = await sky({ hotSeat: true, timer: 'none' }, fresh);
    const looks: { dom: string; pixels: string }[] = [];
    await settled(page);
    await page.locator('[data-open]').press('Enter');
    await settled(page);
    await halves(page)[card]().focus();
    await page.keyboard.press('1');
    await own(page).waitFor();
    await ready(page).press('Enter');
    for (let other = 0; other < 3; other++) {
      expect(await settled(page)).toBe('handover');
      looks.push(await everything(page));
      await page.locator('[data-open]').press('Enter');
      await settled(page);
      looks.push(await everything(page));
      const before = await version(page);
      // The last of them would have the cards turned up.
      if (other < 2) {
        await ready(page).press('Enter');
        await stepFrom(page, before);
      }
    }
    seen.push(looks);
    await close();
  }
  const [first, last] = seen;
  const shades = await differences(first.map(({ pixels }, moment) => [pixels, last[moment].pixels]));
  for (const [moment, look] of first.entries()) {
    expect(last[moment].dom).toBe(look.dom);
    expect(shades[moment]).toBeLessThanOrEqual(softened);
  }
});

test('a closed door and a table with a card in hand have no barriers', async () => {
  const { page, close } = await sky({ hotSeat: true, timer: 'none' }, fresh);
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await page.locator('[data-open]').press('Enter');
  await settled(page);
  await halves(page).first().press('Enter');
  expect(await barriers(page)).toEqual([]);
  await close();
});
