import type { Page } from '@playwright/test';

/** The screens and dialogs that random presses came across, and the labels of the latest presses. */
export interface Trail {
  presses: number;
  screens: string[];
  dialogs: string[];
  last: string[];
}

/**
 * Presses controls of the page at random: buttons, links, fields, lists; those of an open dialog first, since the page
 * behind it is inert. Runs inside the page, so that thousands of presses need no messages between two processes.
 */
export function pressAtRandom(page: Page, seed: number, presses: number): Promise<Trail> {
  return page.evaluate(
    async ([seed, presses]) => {
      let x = seed;
      const below = (bound: number) => {
        x = (x * 1103515245 + 12345) % 2147483648;
        return Math.floor((x / 2147483648) * bound);
      };
      const [screens, dialogs] = [new Set<string>(), new Set<string>()];
      const last: string[] = [];
      const controls =
        'button:enabled, summary, select:enabled, textarea:enabled, input:enabled:not([type=file]), a[href^="#"]';

      const usable = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');
      const look = () => {
        const screen = document.querySelector('main')?.classList.item(0);
        if (screen) screens.add(screen);
        const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
        if (dialog) dialogs.add(dialog.querySelector('h1, h2, h3')?.textContent ?? dialog.className);
        return dialog ?? document;
      };
      const type = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) => {
        const prototype = Object.getPrototypeOf(field);
        // React tracks the value through its own property on the element; the setter of the prototype passes it by.
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
      };
      const use = (control: Element) => {
        if (control instanceof HTMLSelectElement) {
          const option = control.options[below(control.options.length)];
          if (option && !option.disabled) type(control, option.value);
        } else if (control instanceof HTMLTextAreaElement) type(control, `Line ${below(100)}`);
        else if (control instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(control.type))
          type(control, ['number', 'range'].includes(control.type) ? String(below(13)) : `Name ${below(100)}`);
        else (control as HTMLElement).click();
      };

      let pressed = 0;
      for (let tries = 0; pressed < presses && tries < presses * 4; tries++) {
        const offered = [...look().querySelectorAll(controls)].filter(usable);
        if (offered.length > 0) {
          const control = offered[below(offered.length)];
          last.push(`${control.tagName} ${control.ariaLabel ?? control.textContent ?? ''}`.slice(0, 80));
          if (last.length > 20) last.shift();
          use(control);
          pressed++;
        }
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
      look();
      return { presses: pressed, screens: [...screens], dialogs: [...dialogs], last };
    },
    [seed, presses] as const,
  );
}

/**
 * Plays a match of any game to its end by random presses of what its tray and its board offer, through every door.
 * Throws where nothing that is offered leads on.
 */
export function playAtRandom(page: Page, seed: number): Promise<number> {
  return page.evaluate(async (seed) => {
    let x = seed;
    const below = (bound: number) => {
      x = (x * 1103515245 + 12345) % 2147483648;
      return Math.floor((x / 2147483648) * bound);
    };
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.closest('[inert]'));
    const match = () => document.querySelector<HTMLElement>('main.match')?.dataset ?? {};
    const offers = [
      '.spots .spot',
      '.tray button:enabled:not([aria-disabled=true], [data-commit])',
      '.sky button:enabled:not([aria-disabled=true], .spot, [data-commit])',
    ].join(', ');

    let [presses, idle, version] = [0, 0, match().version];
    while (match().play !== 'over') {
      await new Promise((done) => setTimeout(done));
      if (match().version !== version) [version, idle] = [match().version, 0];
      // A fixed share of the presses is spent on picks that are taken back again; thousands without a step are a dead end.
      if (++idle > 5000 && match().play === 'choosing')
        throw new Error(`no step after ${presses} presses: ${document.querySelector('.tray')?.textContent}`);
      if (match().play === undefined) throw new Error(`left the match after ${presses} presses`);
      const goOn = all('[data-go-on]:enabled, [data-open]:enabled');
      const commits = match().play === 'choosing' ? all('.tray [data-commit]:enabled') : [];
      const others = match().play === 'choosing' ? all(offers) : [];
      const pool = goOn.length > 0 ? goOn : commits.length > 0 && below(3) > 0 ? commits : others;
      if (pool.length === 0) {
        // Bots think and animations run without a press.
        idle = 0;
        await new Promise((done) => setTimeout(done, 5));
        continue;
      }
      pool[below(pool.length)].click();
      presses++;
    }
    return presses;
  }, seed);
}
