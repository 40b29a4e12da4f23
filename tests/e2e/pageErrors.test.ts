import { afterAll, expect, test } from 'vitest';
import { closeBrowser, sharedBrowser } from './app/table.ts';
import { expectConsoleError, takeUnannounced, watchErrors } from './pageErrors.ts';

afterAll(closeBrowser);

test('console errors, exceptions and unhandled rejections of a page are collected, except announced ones', async () => {
  const context = await (await sharedBrowser()).newContext();
  watchErrors(context);
  const page = await context.newPage();
  expectConsoleError(page, /^expected/);
  await page.evaluate(() => {
    console.error('expected failure');
    console.error('logged');
    console.warn('not an error');
    setTimeout(() => {
      throw new Error('thrown');
    });
    Promise.reject(new Error('rejected'));
  });
  const collected: string[] = [];
  await expect.poll(() => collected.push(...takeUnannounced()) && collected.join('\n')).toMatch(/thrown/);
  await expect.poll(() => collected.push(...takeUnannounced()) && collected.join('\n')).toMatch(/rejected/);
  expect(collected).toEqual([
    expect.stringMatching(/^logged/),
    expect.stringMatching(/^uncaught: .*(thrown|rejected)/),
    expect.stringMatching(/^uncaught: .*(thrown|rejected)/),
  ]);
  await context.close();
});
