import type { Page } from '@playwright/test';

/**
 * Plays a match of Track to its end from within the page, pressing the buttons a person would press: hundreds of steps
 * without a message between two processes for each. Other tests test pointer and keyboard. Returns the number of steps.
 */
export function playInPage(page: Page, seed: number): Promise<number> {
  return page.evaluate(async (seed) => {
    let x = seed;
    const pick = <T>(from: T[]): T => {
      x = (x * 1103515245 + 12345) % 2147483648;
      return from[Math.floor((x / 2147483648) * from.length)];
    };
    const all = (selector: string, within: ParentNode = document) => [
      ...within.querySelectorAll<HTMLButtonElement>(selector),
    ];
    const match = () => document.querySelector<HTMLElement>('main.match')?.dataset ?? {};
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise((done) => setTimeout(done));
    };
    const committed = () => all('.tray [data-commit]:enabled');
    const press = async (button: HTMLButtonElement) => {
      const pressed = button.ariaPressed;
      button.click();
      await until(() => button.ariaPressed !== pressed);
    };

    const seal = async () => {
      if (all('.tray .tiles').length === 1 && all('.tray .tile:not([aria-disabled])').length > 0) {
        // Exactly as many tiles as have to be given up.
        for (const tile of all('.tray .tile')) {
          if (committed().length > 0) break;
          await press(tile);
        }
      } else {
        for (let row = 0; row < all('.tray .tiles').length; row++) {
          const tiles = all('.tile:not([aria-disabled=true])', all('.tray .tiles')[row]);
          if (tiles.length > 0) await press(pick(tiles));
        }
      }
      await until(() => committed().length > 0);
      committed()[0].click();
    };

    for (let steps = 0; steps < 700; steps++) {
      await until(() => match().animation === 'still' && /choosing|handover|over/.test(match().play ?? ''));
      const { play, version } = match();
      if (play === 'over') return steps;
      if (play === 'handover') {
        all('[data-open]')[0].click();
        await until(() => match().play !== 'handover');
        continue;
      }
      const choices = all('.tray .choices button');
      if (choices.length > 0) pick(choices).click();
      else await seal();
      await until(() => match().version !== version);
    }
    throw new Error('the match did not end');
  }, seed);
}
