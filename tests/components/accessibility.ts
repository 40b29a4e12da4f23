import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Fails on serious findings of axe in the page as it is now: names, roles, labels, nesting. Contrast and size need a real
 * browser, where one test per screen looks at them.
 */
export async function expectAccessible(): Promise<void> {
  // happy-dom shows what is `hidden`.
  const { violations } = await axe.run(
    { include: document.body, exclude: '[hidden]' },
    {
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false }, region: { enabled: false } },
      resultTypes: ['violations'],
    },
  );
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
