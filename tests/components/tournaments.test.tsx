import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { find, press, queryAll, quick, renderApp, textsOf, waitUntilGone } from './app.tsx';
import { waitUntilSettled } from './table.ts';

const some = (selector: string) => waitFor(() => expect(queryAll(selector)).not.toEqual([]));

/** Enters the winner of each leg of the next pair. */
async function typeResults(user: UserEvent, key: '1' | '2'): Promise<void> {
  await user.keyboard('r');
  await some('.leg');
  for (const [i, leg] of queryAll('.leg')
    .filter((one) => !one.querySelector('.leg-known'))
    .entries()) {
    const answer = leg.querySelector<HTMLElement>('input[type=radio]');
    // The sheet focuses the first missing answer.
    if (i > 0) answer?.focus();
    await waitFor(() => expect(document.activeElement).toBe(answer));
    await user.keyboard(key);
  }
  await user.keyboard('{Enter}');
  await waitUntilGone('dialog[open]');
}

/** Resigns the match, which leads back to the tournament. */
async function flyAndResign(user: UserEvent): Promise<void> {
  await find('main.match');
  while ((await waitUntilSettled()) === 'handover') await press(user, await find('[data-open]'));
  // A slow player is reminded.
  await waitFor(() => expect(textsOf('#asked').join()).toMatch(/^The others are waiting/i));
  await user.keyboard('m');
  await press(user, /^Resign/);
  await press(user, within(await find('dialog[open]')).getByRole('button', { name: 'Resign' }));
  await press(user, 'Back to the tournament');
  await find('.hall-nav');
}

test('a round robin of four can be played by keyboard, with a match, a correction, a withdrawal and the ceremony', async () => {
  // Only the doors of the ceremony are animated.
  const { user, folder } = await renderApp({ settings: { ...quick, motion: 'full' } });
  await press(user, /^Tournaments/);
  await press(user, /^Round robin for four/);
  for (const name of ['Anna', 'Bruno', 'Carla', 'Dora']) await user.keyboard(`${name}{Enter}`);
  await waitFor(() => expect(queryAll('.who-row')).toHaveLength(4));
  await press(user, queryAll('.who-name')[3], '{Alt>}{ArrowUp}{/Alt}');
  expect(queryAll<HTMLInputElement>('.who-name')[2].value).toBe('Dora');
  await press(user, await find('.how-more summary'));
  fireEvent.change(screen.getByLabelText(/^Reminder sound/), { target: { value: '1' } });
  await user.keyboard('{Control>}{Enter}{/Control}');

  await find('.pairing');
  await user.keyboard('{Enter}');
  await find('.order-form');
  await user.keyboard('{Enter}');
  await flyAndResign(user);
  // The flown leg counts, and the pair continues with its second leg.
  await waitFor(() => expect(textsOf('.next-flight').join()).toContain('leg 2 of 2'));
  await typeResults(user, '1');
  await typeResults(user, '2');

  const corrected = () => queryAll('.round-pair')[0];
  const before = corrected().textContent;
  await press(user, corrected());
  await some('.leg');
  queryAll('.leg input[type=radio]')[0].focus();
  await user.keyboard('d');
  await press(user, 'Save');
  await waitUntilGone('dialog[open]');
  await waitFor(() => expect(corrected().textContent).not.toBe(before));

  await user.keyboard('w');
  await press(user, 'Withdraw: Bruno');
  await screen.findByRole('button', { name: 'Rejoin: Bruno' });
  await user.keyboard('{Escape}');
  await waitUntilGone('dialog[open]');

  while (!screen.queryByRole('button', { name: /^Crown/ })) {
    await some('.pairing, .order-form, .next-end');
    const round = document.body.textContent;
    if (document.querySelector('.pairing')) await press(user, await find('[data-fly]'));
    else if (document.querySelector('.order-form')) await typeResults(user, '1');
    await waitFor(() => expect(document.body.textContent).not.toBe(round));
  }
  await press(user, /^Crown/);
  const ceremony = await find('.ceremony');
  await waitFor(() => expect(document.activeElement).toBe(ceremony));
  await user.keyboard(' ');
  await waitFor(() => expect(textsOf('.honour h2').join()).toMatch(/is champion|share/i));

  const [file] = readdirSync(join(folder, 'tournaments')).filter((name) => name.endsWith('.json'));
  const { about, log } = JSON.parse(readFileSync(join(folder, 'tournaments', file), 'utf8'));
  expect(about.standing).toBe('closed');
  expect(log.filter(({ type }: { type: string }) => type === 'withdrew')).toHaveLength(1);
});
