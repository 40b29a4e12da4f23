import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { click, find, queryAll, renderApp, textsOf, waitUntilGone } from './app.tsx';
import { waitUntilSettled } from './table.ts';

const lesson = (title: string) => waitFor(() => expect(textsOf('.lesson h2')).toEqual([title]));

test('the lesson of the first flight shows each step when it applies, and can be ended early', async () => {
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
  await waitUntilGone('.lesson-card');
});

test('a continued first flight does not show the welcome of its lesson again', async () => {
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
