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
 * Serious accessibility violations (axe-core) of the page, each with the selectors of its elements. With forced colours the
 * contrast rule is off, because the system chooses the colours. `within` limits the check to parts of the page.
 */
export async function accessibilityViolations(
  page: Page,
  forcedColours = false,
  within: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  const rules = { 'color-contrast': { enabled: !forcedColours } };
  // Passed checks are not needed in the result.
  const options = JSON.stringify({ rules, resultTypes: ['violations'] });
  const parts = within.length === 0 ? 'document' : JSON.stringify({ include: within.map((part) => [part]) });
  const { violations } = await page.evaluate<{ violations: Violation[] }>(`axe.run(${parts}, ${options})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Script for the page: names of the controls in the topmost dialog or in `place` that a pointer cannot hit. */
const findUnhittable = (
  place: string,
) => `[...([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('${place}'))
  .querySelectorAll('button:enabled, input:enabled:not([type=file]), select:enabled, summary')]
  .filter((control) => control.checkVisibility({ visibilityProperty: true }))
  .filter((control) => {
    control.scrollIntoView({ block: 'center', inline: 'center' });
    // The label of a control can be clicked in its place.
    const shown = control.closest('label') ?? control;
    const { x, y, width, height } = shown.getBoundingClientRect();
    const at = (across, down) => document.elementsFromPoint(x + width * across, y + height * down);
    if (!control.matches('.spot')) return ![0.1, 0.9].every((part) => shown.contains(at(part, 0.5)[0]));
    // Half of a spot may be covered by others, such as an arrow over its rim.
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = parts.flatMap((across) => parts.map((down) => at(across, down)));
    const own = points.filter((under) => under.some((one) => control.contains(one)));
    return own.length === 0 || own.filter(([first]) => control.contains(first)).length < own.length / 2;
  })
  .map((control) => control.ariaLabel ?? (control.innerText || control.name || control.outerHTML.slice(0, 80)))`;

/** The controls that a pointer cannot hit, even after scrolling. */
export function unreachableControls(page: Page, place = 'main'): Promise<string[]> {
  return page.evaluate<string[]>(findUnhittable(place));
}
