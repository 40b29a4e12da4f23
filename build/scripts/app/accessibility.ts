import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[] }[];
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What keeps somebody out: the serious findings on the page as it is now, each with where it was found. Where the system
 * forces its colours, contrast is the system's, and what the page's own styles say about it means nothing. Where only parts
 * of a page have changed, only those need be looked at.
 */
export async function accessibilityViolations(
  page: Page,
  forcedColours = false,
  within: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  const rules = { 'color-contrast': { enabled: !forcedColours } };
  // What passes need not be told in full.
  const options = JSON.stringify({ rules, resultTypes: ['violations'] });
  const parts = within.length === 0 ? 'document' : JSON.stringify({ include: within.map((part) => [part]) });
  const { violations } = await page.evaluate<{ violations: Violation[] }>(`axe.run(${parts}, ${options})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** In the page: everything that can be pressed on whatever lies uppermost, by its name, that cannot be hit where it is. */
const unhit = (
  place: string,
) => `[...([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('${place}'))
  .querySelectorAll('button:enabled, input:enabled:not([type=file]), select:enabled, summary')]
  .filter((control) => control.checkVisibility({ visibilityProperty: true }))
  .filter((control) => {
    control.scrollIntoView({ block: 'center', inline: 'center' });
    // What a label shows stands for what it belongs to.
    const shown = control.closest('label') ?? control;
    const { x, y, width, height } = shown.getBoundingClientRect();
    const at = (across, down) => document.elementsFromPoint(x + width * across, y + height * down);
    if (!control.matches('.spot')) return ![0.1, 0.9].every((part) => shown.contains(at(part, 0.5)[0]));
    // Of a place on a board half may lie under others, as an arrow over its rim, where it is to be seen.
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = parts.flatMap((across) => parts.map((down) => at(across, down)));
    const own = points.filter((under) => under.some((one) => control.contains(one)));
    return own.length === 0 || own.filter(([first]) => control.contains(first)).length < own.length / 2;
  })
  .map((control) => control.ariaLabel ?? (control.innerText || control.name || control.outerHTML.slice(0, 80)))`;

/** The controls in some place that a pointer cannot reach, even where something can be scrolled. */
export function unreachableControls(page: Page, place = 'main'): Promise<string[]> {
  return page.evaluate<string[]>(unhit(place));
}
