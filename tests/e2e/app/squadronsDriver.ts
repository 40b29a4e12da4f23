import type { Page } from '@playwright/test';
import { deterministicNumbers, waitUntilSettled } from './table.ts';

/** Everything that can be pressed now, read in one call: whole matches need it hundreds of times. */
interface TrayOffer {
  version: string | null;
  play: string;
  /** The square ends and wheels of a flight, arrows, planes. */
  spots: string[];
  cards: string[];
  acts: string[];
  attacks: string[];
  committable: boolean;
  fields: string[][];
}

async function readOffer(page: Page): Promise<TrayOffer> {
  return page.locator('main.match').evaluate((match) => {
    const data = (selector: string, name: string) =>
      [...match.querySelectorAll<HTMLElement>(selector)].map((one) => one.dataset[name] ?? '');
    return {
      version: match.getAttribute('data-version'),
      play: match.getAttribute('data-play') ?? '',
      spots: data('.spots .spot', 'spot'),
      cards: data('.tray .squadron-card[aria-disabled=false]', 'spot'),
      acts: data('.tray [data-act]:enabled', 'act'),
      attacks: data('.tray .attack', 'spot'),
      committable: match.querySelector('.tray [data-commit]:enabled') !== null,
      fields: [...match.querySelectorAll('.gun-field')].map((field) =>
        [...field.querySelectorAll<HTMLElement>('.gun-choice')].map((gun) => gun.dataset.spot ?? ''),
      ),
    };
  });
}

/** Presses controls by mouse or by keyboard. */
export interface InputMethod {
  /** A place on the map. */
  spot(page: Page, spot: string): Promise<void>;
  /** A button in the tray. */
  button(page: Page, selector: string): Promise<void>;
}

export const byMouse: InputMethod = {
  spot: (page, spot) => page.locator(`.spots [data-spot="${spot}"] > span`).click(),
  button: (page, selector) => page.locator(selector).first().click(),
};

export const byKeys: InputMethod = {
  spot: (page, spot) => page.locator(`.spots [data-spot="${spot}"]`).press('Enter'),
  button: (page, selector) => page.locator(selector).first().press('Enter'),
};

/** Picks one of the squares nearest to the middle of the map, where enemies meet. */
function towardsTheMiddle(spots: readonly string[], pick: (bound: number) => number, columns: number): string {
  const middle = (columns - 1) / 2;
  const far = (spot: string) => {
    const square = Number(spot.split(':')[1]);
    return Math.hypot((square % columns) - middle, Math.floor(square / columns) - middle);
  };
  const sorted = [...spots].sort((a, b) => far(a) - far(b));
  return sorted[pick(Math.min(4, sorted.length))];
}

const commit = '.tray [data-commit]:enabled';
/** A control can be pressed, or another player is asked because a shutter has closed meanwhile. */
const canAct =
  'main.match :is(.spots .spot, .gun-field, .tray :is(.attack, [data-act]:enabled, [data-commit]:enabled, .squadron-card[aria-disabled=false])), main.match:not([data-play=choosing])';

/** Makes one decision of Squadrons on a square board; prefers attacks. */
export async function decideSquadrons(
  page: Page,
  pick: (bound: number) => number,
  hand: InputMethod,
  columns = 12,
): Promise<void> {
  await page.locator(canAct).first().waitFor({ state: 'attached' });
  const offer = await readOffer(page);
  if (offer.play !== 'choosing') return;
  const { spots, cards, acts, attacks, fields } = offer;
  const planes = spots.filter((spot) => spot.startsWith('plane:'));
  const ends = spots.filter((spot) => /^(square|wheel):/.test(spot));
  const faces = spots.filter((spot) => spot.startsWith('face:'));
  if (fields.length > 0) {
    for (const field of fields)
      for (const gun of field.slice(0, field.length / 2)) await hand.button(page, `.tray [data-spot="${gun}"]`);
    await hand.button(page, commit);
  } else if (acts.includes('ready')) {
    const grounded = planes.length > 0;
    if (grounded) await hand.spot(page, planes[pick(planes.length)]);
    await hand.button(page, grounded ? commit : '.tray [data-act=ready]');
  } else if (attacks.length > 0) {
    await hand.button(page, `.tray [data-spot="${attacks[0]}"]`);
    if (!(await page.locator(commit).count())) await hand.button(page, '.tray .squadron-card[aria-disabled=false]');
    await hand.button(page, commit);
  } else if (acts.includes('done')) await hand.button(page, '.tray [data-act=done]');
  else if (cards.length > 0 && ends.length === 0 && faces.length === 0) {
    await hand.button(page, '.tray .squadron-card[aria-disabled=false]');
    await hand.button(page, commit);
  } else if (acts.length > 0 && ends.length === 0) await hand.button(page, `.tray [data-act=${acts[0]}]`);
  else if (faces.length > 0) {
    await hand.spot(page, faces[pick(faces.length)]);
    await hand.button(page, commit);
  } else {
    // An order that a gun has interrupted is offered again with its first steps filled in.
    if (!offer.committable) await hand.spot(page, towardsTheMiddle(ends, pick, columns));
    // Extend the route square by square while the count allows.
    while (!(await page.locator(commit).count())) {
      const { spots: next, version } = await readOffer(page);
      const open = next.filter((spot) => /^(square|wheel):/.test(spot));
      if (version !== offer.version || open.length === 0) break;
      await hand.spot(page, open[pick(open.length)]);
    }
    // Choose an arrow that attacks, if there is one.
    const aims = page.locator('.spots [data-spot^="aim:"][aria-label*="attack"]');
    if ((await aims.count()) > 0) await hand.spot(page, (await aims.first().getAttribute('data-spot')) ?? '');
    await hand.button(page, commit);
  }
  await page.locator(`main.match:not([data-version="${offer.version}"])`).waitFor();
}

/** Plays a match to its end, through every door and shutter. */
export async function playSquadronsToEnd(
  page: Page,
  seed: number,
  hand: InputMethod,
  columns: number,
): Promise<number> {
  const pick = deterministicNumbers(seed);
  for (let steps = 0; steps < 500; steps++) {
    const state = await waitUntilSettled(page);
    if (state === 'over') return steps;
    if (state === 'handover') await hand.button(page, '[data-open]');
    else await decideSquadrons(page, pick, hand, columns);
  }
  throw new Error('the match did not end');
}
