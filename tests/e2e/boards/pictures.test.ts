import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playable } from '../../../renderer/games/index.ts';
import { choose, replaysOf } from './scenes.ts';
import { openTheatre, type Theatre } from './theatre.ts';

let opened: Awaited<ReturnType<typeof openTheatre>>;
beforeAll(async () => {
  opened = await openTheatre();
});
afterAll(() => opened.close());

describe.each(Object.keys(playable))('%s', (game) => {
  test('every kind of event ends in the picture of the table after it, played out or finished half-way', async () => {
    const { page } = opened;
    for (const { replay, scenes } of choose(replaysOf(game), ['table', 0, 1, 'all'])) {
      const { options } = replay.match;
      await page.evaluate(
        ([id, options]) => (window as unknown as { theatre: Theatre }).theatre.open(id, options, 640, 400),
        [game, options] as const,
      );
      const all = await page.evaluate(
        (scenes) => (window as unknown as { theatre: Theatre }).theatre.ends(scenes),
        scenes.map(({ frames, before }) => ({ frames, before })),
      );
      for (const [i, { played, finished }] of all.entries()) {
        const { kinds } = scenes[i];
        expect(played.got, `${replay.name}: ${kinds}, played out`).toEqual(played.synced);
        expect(finished.got, `${replay.name}: ${kinds}, finished`).toEqual(finished.synced);
      }
    }
  });
});
