import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { click, find, queryAll, renderApp, textsOf, waitUntilGone } from './app.tsx';
import { waitUntilSettled } from './table.ts';

const lesson = (title: string) => waitFor(() => expect(textsOf('.guide h2')).toEqual([title]));

test('a first flight is explained step by step, each when its time has come, and can be cut short', async () => {
  const { user } = await renderApp();
  await click(user, /First flight/);
  await waitUntilSettled();
  await lesson('Welcome');
  await click(user, 'Next');
  await lesson('Your hand');
  await click(user, 'Next');
  await lesson('Look before you fly');
  await user.hover(queryAll('.tile')[0]);
  await lesson('Seal it');
  await user.click(queryAll('.tile')[0]);
  await click(user, /^Seal it/);
  await lesson('When you shoot');
  await click(user, 'Skip all');
  await waitUntilGone('.guide-card');
});

test('a first flight that is continued does not begin at the welcome again', async () => {
  const { user } = await renderApp();
  await click(user, /First flight/);
  await waitUntilSettled();
  await user.click(queryAll('.tile')[0]);
  await click(user, /^Seal it/);
  await find('main.match[data-play=choosing]');
  await click(user, /^Menu/);
  await click(user, 'Save and leave');
  await click(user, /Continue/);
  await waitUntilSettled();
  await lesson('When you shoot');
});
