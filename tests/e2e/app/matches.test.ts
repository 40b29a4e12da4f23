import { afterAll, expect, test } from 'vitest';
import { closeBrowser, playToEnd, shells, startPreset } from './table.ts';

afterAll(closeBrowser);

// One whole match in each shell; every preset is played in tests/components/matches.test.tsx.
test.each(shells)('two people play a whole duel by mouse, in %s', async (_shell, open) => {
  const { page, close } = await open();
  await startPreset(page, 'Duel', 42);
  expect(await playToEnd(page, 42)).toBeGreaterThan(15);
  await expect.poll(() => page.locator('.over h1').innerText()).toMatch(/win|draw/i);
  await close();
});
