import { say } from '@aerodrome/engine/text/say.ts';
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { type MemoryUse, memoryProbe } from './heap.ts';
import { closeBrowser, openInBrowser } from './table.ts';

afterAll(closeBrowser);

/** `AERODROME_OPENINGS=400` for a longer proof. */
const openings = Number(process.env.AERODROME_OPENINGS ?? 14);
/** Until then the page comes to know what it will keep: fonts, pictures, shaders. */
const settledAfter = 10;
/** Each game in turn, one person against a bot. */
const tables = [
  ['track', 'Sparring'],
  ['airspace', 'Sparring'],
  ['squadrons', 'Against a bot'],
  ['crew', 'Alone against a bot'],
] as const;

/** In one go within the page: hundreds of clicks of a real mouse would take most of the time. */
async function openAndLeave(page: Page, opening: number): Promise<void> {
  const [game, preset] = tables[opening % tables.length];
  const named = { game: say(`hangar.game.${game}`), preset, seed: String(opening) };
  await page.evaluate(async ({ game, preset, seed }) => {
    const until = <Found>(find: () => Found | null | undefined) =>
      new Promise<Found>((resolve) => {
        const look = () => {
          const found = find();
          if (found) resolve(found);
          else setTimeout(look, 20);
        };
        look();
      });
    const press = async (selector: string, text: string) => {
      const all = () => [...document.querySelectorAll<HTMLElement>(selector)];
      const called = (one: Element): boolean =>
        one.textContent === text || [...one.children].some((part) => called(part));
      (await until(() => all().find((one) => called(one)))).click();
    };
    await press('.game-card', game);
    await press('.preset', preset);
    const labels = [...document.querySelectorAll('label')];
    const field = labels.find(({ textContent }) => /seed/i.test(textContent))?.control as HTMLInputElement;
    // As if somebody had typed it: React looks at the field's own value only when it hears of a change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, seed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await press('button', 'Start match');
    await until(() =>
      document.querySelector('main.match[data-play=choosing][data-animation=still] .canvas canvas:not([data-drawing])'),
    );
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
    await press('button', 'Save and leave');
    await until(() => document.querySelector('.game-card'));
  }, named);
}

test(`${openings} matches that are opened and left on one page leak no memory`, async () => {
  const { page, close } = await openInBrowser({ size: { width: 1024, height: 640 } });
  const held = await memoryProbe(page);
  for (let opening = 1; opening <= settledAfter; opening++) await openAndLeave(page, opening);
  const known = await held();
  const since = ({ heapMb, codeMb }: MemoryUse) =>
    [heapMb - known.heapMb, codeMb - known.codeMb].map((more) => more.toFixed(2));
  const onTheWay: string[] = [];
  for (let opening = settledAfter + 1; opening <= openings; opening++) {
    await openAndLeave(page, opening);
    if (openings >= 40 && opening % Math.ceil(openings / 4) === 0 && opening < openings) {
      const [kept, code] = since(await held());
      onTheWay.push(`${kept} and ${code} after ${opening}`);
    }
  }
  const now = await held();
  const [kept, code] = since(now);
  // A leak grows in every quarter of the run; caches and compiled code stop growing.
  const before = onTheWay.length > 0 ? ` (${onTheWay.join('; ')})` : '';
  console.log(
    `${openings} openings, ${kept} MB more than after the ${settledAfter}th, and ${code} MB of compiled code${before}`,
  );
  expect(Number(kept)).toBeLessThan(2);
  // The sky and the airplane of the hangar, and the probe by which pixi.js reads the limits of the graphics card.
  expect(now.canvases).toBeLessThanOrEqual(3);
  await close();
});
