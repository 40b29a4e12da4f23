import { expect, test } from 'vitest';
import { measureApp, measureList } from '../../../build/scripts/bench/app.ts';

test('the bench measures the menu and the moving pictures, and nothing of it is nought', async () => {
  const result = await measureApp({ starts: 1, turns: 1 });
  for (const [name, figure] of Object.entries(result)) expect(figure, name).toBeGreaterThan(0);
});

test('the bench measures the script that a list of tournaments takes', async () => {
  const { listMilliseconds } = await measureList(20);
  expect(listMilliseconds).toBeGreaterThan(0);
});
