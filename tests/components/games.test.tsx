import { say } from '@aerodrome/engine/text/say.ts';
import { expect, test } from 'vitest';
import { playable } from '../renderer/games/playableGames.ts';
import { click, find, queryAll, renderApp } from './app.tsx';
import { takeOff, waitUntilSettled } from './table.ts';

test.each(Object.keys(playable))(
  'a match of %s begins from its last preset, and the default tray plays it to its end',
  async (id) => {
    const { user } = await renderApp();
    const preset = playable[id].presets.findLast(({ controls }) => controls.some(({ kind }) => kind === 'human'));
    await takeOff(user, say(`preset.${id}.${preset?.id}`), 3, id);
    expect(await waitUntilSettled()).toMatch(/choosing|handover/);
    // A game with its own tray has its own tests of a whole match.
    for (let left = 200; left > 0 && queryAll('.tray [data-list] button').length > 0; left--) {
      await click(user, queryAll('.tray [data-list] button')[left % queryAll('.tray [data-list] button').length]);
      await click(user, await find('.tray [data-commit]'));
      if ((await waitUntilSettled()) === 'over') expect((await find('.over .over-ending')).textContent).not.toBe('');
    }
  },
);
