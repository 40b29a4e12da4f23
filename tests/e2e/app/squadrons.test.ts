import type { Match } from '@aerodrome/engine/core/match.ts';
import type { SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import type { Page } from '@playwright/test';
import { afterAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from '../../../build/scripts/app/accessibility.ts';
import { openPosition, position, rewindMatch } from './positions.ts';
import { byKeys, byMouse, decideSquadrons, playSquadronsToEnd } from './squadronsDriver.ts';
import { closeBrowser, deterministicNumbers, type RestingState, waitUntilSettled } from './table.ts';

afterAll(closeBrowser);

const viewOf = (match: Match) => match.view('table') as SquadronsView;
const phase = (name: string) => (match: Match) => viewOf(match).phase === name;
const legal = (match: Match) => match.legalActions(match.awaiting()[0]);
const map = (until: (match: Match) => boolean, options: Record<string, unknown> = {}, bots: readonly number[] = []) =>
  openPosition(position({ game: 'squadrons', options, until, bots }));
const commit = (page: Page) => page.locator('.tray [data-commit]');
const cards = (page: Page) => page.locator('.squadron-card');
const playable = (page: Page) => page.locator('.tray .squadron-card[aria-disabled=false]');
const told = (page: Page) => page.locator('.log').innerText();
const open = async (page: Page) => {
  if ((await waitUntilSettled(page)) === 'handover') await page.locator('[data-open]').click();
  await waitUntilSettled(page, 'choosing');
};

async function committed(page: Page, play?: RestingState): Promise<void> {
  const version = await page.locator('main.match').getAttribute('data-version');
  await commit(page).click();
  await page.locator(`main.match:not([data-version="${version}"])`).waitFor();
  await waitUntilSettled(page, play);
}

/** A box of somebody's own, where enemies soon meet. */
const boxOf = (pack: Record<string, unknown>, fields: readonly string[]) => {
  const [green, blue, red, yellow] = fields.map((field) => {
    const [landing, guns] = field.split(', ').map((squares) => squares.split(' '));
    return { landing, guns, pack };
  });
  const board = { columns: 6, rows: 6, line: 3 };
  return { name: 'six by six', board, pieces: { hit: 1, miss: 1 }, squadrons: { green, blue, red, yellow } };
};
const small = {
  box: boxOf({ bursts: [1, 1, 2, 2, 1], rollOuts: 2, loops: 1 }, ['A1, A2 B1', 'F1, F2 E1', 'A6, A5 B6', 'F6, F5 E6']),
};
/** The same with loops in many a hand. */
const loops = {
  box: boxOf({ bursts: [2, 1, 1, 1, 1], rollOuts: 4, loops: 3 }, [
    'A1 B1, A2 B2',
    'E1 F1, F2 E2',
    'A6 B6, A5 B5',
    'E6 F6, F5 E5',
  ]),
};

describe('a whole match of Squadrons with a custom box is played to its record', () => {
  const first = position({ game: 'squadrons', options: small, until: (match) => match.length > 0 });
  test.each([
    ['by mouse', byMouse],
    ['by keys alone', byKeys],
  ] as const)('a whole match of Squadrons with a custom box is played to its record %s', async (_how, hand) => {
    // The smallest window is drawn soonest.
    const { page, close } = await openPosition(first, { size: { width: 1024, height: 640 } });
    await playSquadronsToEnd(page, 12, hand, small.box.board.columns);
    await expect.poll(() => page.locator('.over h1').innerText()).toMatch(/win|draw/i);
    await expect.poll(() => page.locator('.over .aces tbody tr').count()).toBe(4);
    expect(await accessibilityViolations(page)).toEqual([]);
    await close();
  });
});

test('a click on a square picks plane, die, route and facing, and one press commits them', async () => {
  const { page, close } = await map(phase('movement.assigning'));
  await open(page);
  const ends = page.locator('.spots [data-spot^="square:"]');
  await expect.poll(() => ends.count()).toBeGreaterThan(3);
  await ends.first().locator('span').click();
  await expect.poll(() => page.locator('.spots [data-spot^="aim:"]').count()).toBeGreaterThan(1);
  // An arrow takes the pointer where it is drawn, and no further.
  const arrow = await page.locator('.spots [data-spot^="aim:"]').first().boundingBox();
  expect(arrow?.width).toBeCloseTo(arrow?.height ?? 0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await committed(page);
  await expect.poll(() => told(page)).toMatch(/is to move[\s\S]*flies from[\s\S]*faces/);
  await close();
});

test('arrow keys extend a route square by square and take it back, and a refused square shows the reason', async () => {
  // With two free squares ahead.
  const { page, close } = await map((match) => {
    const { phase: now, die, moving, planes } = viewOf(match);
    if (now !== 'movement.flying' || die !== 3) return false;
    const ahead = [12, 24].map((up) => planes[moving].square + up);
    return ahead.every((square) => square < 11 * 12 && !planes.some((plane) => plane.square === square));
  });
  await open(page);
  const slip = page.locator('.flight-slip p').first();
  const refused = page.locator('.order-refused');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => slip.innerText()).toMatch(/^[A-L]\d+$/);
  const first = await slip.innerText();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => refused.innerText()).toMatch(/back and forth/);
  await expect.poll(() => slip.innerText()).toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => slip.innerText()).toMatch(/^[A-L]\d+ · [A-L]\d+$/);
  await expect.poll(() => refused.count()).toBe(0);
  await page.keyboard.press('Backspace');
  await expect.poll(() => slip.innerText()).toBe(first);
  await page.keyboard.press('Backspace');
  await expect.poll(() => slip.innerText()).toMatch(/Point at a square/);
  await page.keyboard.down('t');
  await page.locator('.preview', { hasText: /could attack on/ }).waitFor();
  await page.keyboard.up('t');
  await expect.poll(() => page.locator('.preview', { hasText: /could attack on/ }).count()).toBe(0);
  // Turned, up on the screen is down the rows.
  await page.keyboard.press('f');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => slip.innerText()).toBe(first);
  await close();
});

test('a single German player sees the map with the German edge at the bottom', async () => {
  const asked = (match: Match) => phase('movement.assigning')(match) && match.awaiting()[0] === 1;
  const { page, close } = await map(asked, {}, [0]);
  await page.locator('.spots [data-spot^="square:"]').nth(3).waitFor();
  const top = async (label: RegExp) => {
    const spot = page.locator('.spots [data-spot]').and(page.getByLabel(label)).first();
    return (await spot.boundingBox())?.y ?? Number.NaN;
  };
  const squares = await page
    .locator('.spots [data-spot^="square:"]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-spot')?.slice('square:'.length))));
  const name = (square: number) =>
    new RegExp(`^${String.fromCharCode(65 + (square % 12))}${Math.floor(square / 12) + 1}\\b`);
  const [low, high] = [Math.min(...squares), Math.max(...squares)];
  expect(Math.floor(high / 12)).toBeGreaterThan(Math.floor(low / 12));
  await expect.poll(async () => (await top(name(high))) > (await top(name(low)))).toBe(true);
  await close();
});

describe('a player who is shot at answers out of turn', () => {
  const attacked = (attack: string) => (match: Match) =>
    viewOf(match).phase === 'attack.defence' && viewOf(match).dogfight?.attack === attack && legal(match).length > 1;

  test('a player who is shot at from the side answers behind a shutter', async () => {
    const { page, close } = await map(attacked('side'), small);
    await waitUntilSettled(page, 'handover');
    await page.locator('.shutter-glance').waitFor();
    await expect.poll(() => cards(page).count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.locator('[data-open]').click();
    await playable(page).first().click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await committed(page);
    await expect.poll(() => told(page)).toMatch(/rolls out/);
    await close();
  });

  test('a player who is shot at head on holds the shutter open by key or button, and releasing it covers the hand', async () => {
    const { page, close } = await map(attacked('headOn'), small);
    await waitUntilSettled(page, 'handover');
    const closed = async () => {
      await page.locator('[data-open]').waitFor();
      await expect.poll(() => cards(page).count()).toBe(0);
    };
    await page.keyboard.down('h');
    await cards(page).first().waitFor();
    await page.keyboard.up('h');
    await closed();
    const button = await page.locator('.hold').boundingBox();
    await page.mouse.move((button?.x ?? 0) + 20, (button?.y ?? 0) + 15);
    await page.mouse.down();
    await cards(page).first().waitFor();
    await page.mouse.up();
    await closed();
    // Moved onto a card and let go, that card is played.
    await page.mouse.move((button?.x ?? 0) + 20, (button?.y ?? 0) + 15);
    await page.mouse.down();
    await playable(page).first().waitFor();
    await page.mouse.move(button?.x ?? 0, (button?.y ?? 0) - 200);
    await playable(page).first().hover();
    await page.mouse.up();
    await expect.poll(() => told(page)).toMatch(/answers with/);
    await close();
  });

  test('a player who loops away from a tail shot shoots back with the shutter open, and the other player must loop too', async () => {
    const chain = (match: Match) => {
      const { phase: now, dogfight } = viewOf(match);
      return now === 'attack.defence' && dogfight?.exchanged === true && legal(match)[0].type === 'defend';
    };
    const { page, close } = await openPosition(
      rewindMatch(position({ game: 'squadrons', options: loops, until: chain }), 2),
    );
    await waitUntilSettled(page, 'handover');
    const looper = await page.locator('.shutter h2').innerText();
    await page.locator('[data-open]').click();
    await playable(page).first().click();
    // No shutter in between: the same seat is asked again.
    await committed(page, 'choosing');
    await expect
      .poll(() => page.locator('.banner h1').innerText())
      .toMatch(new RegExp(`^${looper}.*OR BREAK OFF`, 'i'));
    expect(await accessibilityViolations(page)).toEqual([]);
    await playable(page).first().click();
    await committed(page, 'handover');
    await expect.poll(() => page.locator('.shutter h2').innerText()).not.toBe(looper);
    await page.locator('[data-open]').click();
    await playable(page).first().waitFor();
    // A loop that is held must be played.
    await expect.poll(() => page.locator('.tray [data-act=noDefence]').count()).toBe(0);
    await playable(page).first().click();
    await committed(page);
    await expect.poll(async () => (await told(page)).match(/on the tail of/g)?.length).toBeGreaterThan(1);
    await close();
  });
});

test('the owner of a landed plane chooses which of its cards to keep', async () => {
  const { page, close } = await map(phase('movement.keeping'), loops);
  await open(page);
  const held = await cards(page).count();
  await cards(page).first().click();
  await expect.poll(() => commit(page).innerText()).toMatch(new RegExp(`keep 1, discard ${held - 1}`, 'i'));
  expect(await accessibilityViolations(page)).toEqual([]);
  await committed(page);
  await expect.poll(() => told(page)).toMatch(/keeps/);
  await close();
});

test('a plane on the ground is strafed with the lowest burst by default', async () => {
  /** One attack, and several bursts for it. */
  const strafes = (match: Match) => {
    const attacks = (legal(match) as readonly SquadronsAction[]).filter(({ type }) => type !== 'done');
    const targets = new Set(attacks.map((one) => (one.type === 'strafe' ? `${one.plane} ${one.target}` : one.type)));
    return attacks.length > 1 && attacks[0].type === 'strafe' && targets.size === 1;
  };
  const { page, close } = await map(strafes, loops);
  await open(page);
  await page.locator('.tray .attack').first().click();
  await expect.poll(() => commit(page).innerText()).toMatch(/strafe with/i);
  const lowest = await playable(page).first().getAttribute('data-spot');
  await expect.poll(() => page.locator('.squadron-card[aria-pressed=true]').getAttribute('data-spot')).toBe(lowest);
  // Another may be picked in its place.
  const other = playable(page).last();
  await other.click();
  await expect.poll(() => other.getAttribute('aria-pressed')).toBe('true');
  expect(await accessibilityViolations(page)).toEqual([]);
  await committed(page);
  await expect.poll(() => told(page)).toMatch(/dives on/);
  await close();
});

test('an order over an unknown gun stops when the gun is revealed, and the rest of it is offered again', async () => {
  const near = (match: Match) => {
    if (viewOf(match).phase !== 'movement.flying') return false;
    return legal(match).some((action) => {
      if (action.type !== 'fly') return false;
      const { way } = action as unknown as { way: string };
      return way.length === viewOf(match).die && match.warnings(action).some(({ code }) => code.endsWith('unknownGun'));
    });
  };
  const { page, close } = await map(near);
  await open(page);
  await page.locator('.spots [data-spot^="square:"][aria-label*="nobody has seen"]').first().press('Enter');
  await expect.poll(() => commit(page).innerText()).toMatch(/unknown gun/i);
  await committed(page);
  await expect.poll(() => told(page)).toMatch(/is turned up/);
  // After a miss the nose is all that is left of the order, and it is filled in.
  if (/a miss/.test(await told(page))) await expect.poll(() => commit(page).isEnabled()).toBe(true);
  await close();
});

test('a partner without planes is given one by picking tag, plane and square', async () => {
  const { page, close } = await map((match) => legal(match).some(({ type }) => type === 'give'), {
    ...loops,
    players: '4',
  });
  await open(page);
  await page.locator('.tray [data-spot=give]').click();
  await page.locator('.spots [data-spot^="plane:"] > span').first().click();
  await page.locator('.spots [data-spot^="square:"] > span').first().click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await committed(page);
  await expect.poll(() => told(page)).toMatch(/gives .* to/);
  await close();
});

test.each([
  ['three, the Americans in one hand', { players: '3', alone: 'american' }],
  ['four', { players: '4' }],
])('%s at one map have one aid per squadron and a shutter between partners', async (_who, options) => {
  const moved = (match: Match) => viewOf(match).phase === 'movement.facing';
  const { page, close } = await map(moved, options);
  await expect.poll(() => page.locator('.squadrons-aid').count()).toBe(4);
  const pick = deterministicNumbers(3);
  const covered = new Set<string>();
  while (covered.size < 2) {
    const state = await waitUntilSettled(page);
    if (state === 'choosing') await decideSquadrons(page, pick, byKeys);
    else {
      expect(state).toBe('handover');
      await expect.poll(() => cards(page).count()).toBe(0);
      covered.add(await page.locator('.shutter h2').innerText());
      await page.locator('[data-open]').click();
    }
  }
  await close();
});

test('a match that was left during a dogfight continues in that dogfight', async () => {
  const { page, close } = await map(phase('attack.burst'), small);
  await open(page);
  await page.locator('.tray .squadron-card[aria-disabled=false], .tray [data-act=holdFire]').first().waitFor();
  const asked = await page.locator('.banner h1').innerText();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save and leave', exact: true }).click();
  await page.getByRole('button', { name: /Continue/ }).click();
  await open(page);
  await expect.poll(() => page.locator('.banner h1').innerText()).toBe(asked);
  await close();
});
