import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { dataFolder, document, ok } from './folder.ts';

const { open, path } = dataFolder();
const matches = (...parts: string[]) => path('matches', ...parts);

describe('generations', () => {
  const minute = 60_000;
  const age = async (number: number, minutes: number) => {
    const then = new Date(Date.now() - minutes * minute);
    await utimes(matches('kept', `a.${number}`), then, then);
  };
  const kept = async () =>
    Promise.all([1, 2, 3].map(async (n) => JSON.parse(await readFile(matches('kept', `a.${n}`), 'utf8')).about.title));

  /** A host with three generations: of one, two and three. */
  async function three() {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await host.write('matches', 'a', document('two'), 1);
    await age(1, 2);
    await host.write('matches', 'a', document('three'), 2);
    await Promise.all([age(1, 2), age(2, 12)]);
    await host.write('matches', 'a', document('four'), 3);
    expect(await kept()).toEqual(['three', 'two', 'one']);
    return host;
  }

  test.each([
    [59, ['four', 'three', 'one']],
    [61, ['four', 'three', 'two']],
  ])('the oldest generation is kept for an hour: after %d minutes', async (minutes, titles) => {
    const host = await three();
    await Promise.all([age(1, 2), age(2, 12), age(3, minutes)]);
    await host.write('matches', 'a', document('five'), 4);
    expect(await kept()).toEqual(titles);
  });

  test.each([
    [9, ['four', 'two', 'one']],
    [11, ['four', 'three', 'one']],
  ])('the middle generation is kept for ten minutes: after %d', async (minutes, titles) => {
    const host = await three();
    await Promise.all([age(1, 2), age(2, minutes)]);
    await host.write('matches', 'a', document('five'), 4);
    expect(await kept()).toEqual(titles);
  });

  test('the newest generation is kept for a minute, even if the clock was set back by less', async () => {
    const host = await open();
    await host.write('matches', 'a', document('one'), 0);
    await host.write('matches', 'a', document('two'), 1);
    await host.write('matches', 'a', document('three'), 2);
    expect(await readdir(matches('kept'))).toEqual(['a.1']);
    await age(1, -0.5);
    await host.write('matches', 'a', document('four'), 3);
    expect(JSON.parse(await readFile(matches('kept', 'a.1'), 'utf8')).about.title).toBe('one');
  });

  test('each of the three generations can be read, also of a missing document', async () => {
    const host = await three();
    await host.remove('matches', 'a');
    const read = async (number: number) => ok(await host.readGeneration('matches', 'a', number));
    expect(await Promise.all([1, 2, 3].map(read))).toEqual(['three', 'two', 'one'].map(document));
    for (const number of [0, 4, -1, 1.5, Number.NaN]) expect(await read(number)).toBeNull();
    expect(ok(await host.readGeneration('matches', 'b', 1))).toBeNull();
    expect(await host.readGeneration('matches', '../a', 1)).toEqual({ problem: { code: 'host.badId' } });
  });

  test('generations rotate after the clock was set back', async () => {
    const host = await three();
    await Promise.all([1, 2, 3].map((number) => age(number, -24 * 60)));
    await host.write('matches', 'a', document('five'), 4);
    expect(await kept()).toEqual(['four', 'three', 'two']);
  });

  test.each([
    [1, 'two'],
    [2, 'one'],
  ])('the newest %d generations are skipped if they are damaged', async (broken, title) => {
    const host = await three();
    await host.close();
    for (let number = 1; number <= broken; number++) await writeFile(matches('kept', `a.${number}`), '{"aero');
    await writeFile(matches('a.json'), 'torn');
    await rm(matches('index'));
    const next = await open();
    expect(ok(await next.read('matches', 'a')).text).toBe(document(title));
    expect(ok(await next.info()).reports).toEqual([
      { code: 'host.generationRestored', params: expect.objectContaining({ file: 'a' }) },
    ]);
  });
});
