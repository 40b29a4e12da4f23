import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { click, find, queryAll, renderApp, textsOf, waitUntilGone } from './app.tsx';
import { allowConsoleMessage } from './consoleGuard.ts';
import { folderWithMatches } from './fixtures.ts';
import { NullBoard } from './nullBoard.ts';
import { waitUntilSettled } from './table.ts';

const step = (number: number) => waitFor(() => expect(textsOf('.transport output')).toEqual([`Step ${number} of 8`]));
const hands = (count: number) => waitFor(() => expect(queryAll('.open-hand')).toHaveLength(count));

async function watch(name: string) {
  const app = await renderApp({ folder: folderWithMatches(name) });
  await click(app.user, /saved game/i);
  await click(app.user, /^Watch/);
  await find('.replay');
  return app;
}

test('a replay is stepped, jumped through and played by keyboard, and the log marks the step', async () => {
  const { user } = await watch('duel-shotDown');
  await step(0);
  await user.keyboard('{ArrowRight}');
  await step(1);
  await user.keyboard('{End}');
  await step(8);
  expect(textsOf('.log [aria-current=true]').join(' ')).toMatch(/wins/);
  await user.keyboard('{ArrowLeft}');
  await step(7);
  await user.keyboard('{Home}');
  await step(0);
  await click(user, /^Rules/);
  await screen.findByRole('dialog');
  await user.keyboard('{End}{Escape}');
  await waitUntilGone('dialog');
  await step(0);
  await user.click(screen.getByRole('radio', { name: '×4' }));
  await click(user, 'Play');
  await step(8);
  await screen.findByRole('button', { name: 'Play' });
});

test('a line of the log and the slider of a replay lead to their step', async () => {
  const { user } = await watch('duel-shotDown');
  await user.click((await screen.findAllByRole('button')).filter((button) => button.closest('.log')).at(-1) as Element);
  await step(8);
  fireEvent.change(screen.getByRole('slider', { name: 'Step' }), { target: { value: '3' } });
  await step(3);
});

test('the replay of a finished match shows every hand, or only those that one player saw', async () => {
  const { user } = await watch('duel-shotDown');
  await hands(2);
  const seenBy = screen.getByLabelText<HTMLSelectElement>('View');
  await user.selectOptions(seenBy, 'Public only');
  await hands(0);
  await user.selectOptions(seenBy, seenBy.options[2]);
  await hands(1);
});

test('the replay of a running match shows no hand, and a player’s view needs the PIN of the door', async () => {
  const { user } = await renderApp();
  await user.click((await screen.findAllByRole('button', { name: /new match/i }))[0]);
  fireEvent.change(screen.getAllByLabelText('Door PIN')[0], { target: { value: '1917' } });
  await click(user, 'Start match');
  await waitUntilSettled();
  await click(user, 'Save and leave');
  await click(user, /saved game/i);
  await click(user, /^Watch/);
  const replay = await find('.replay');
  const seenBy = screen.getByLabelText('View');
  expect(textsOf('.replay option')).toEqual(expect.arrayContaining(['Public only', 'Alix', 'Bruno']));
  expect(within(seenBy).getAllByRole('option')).toHaveLength(3);
  expect(replay.textContent).toContain('Red draws 6 tiles.');

  await user.selectOptions(seenBy, 'Alix');
  await click(user, 'Cancel');
  await waitUntilGone('dialog');
  await user.selectOptions(seenBy, 'Alix');
  const door = within(await screen.findByRole('dialog'));
  fireEvent.change(door.getByLabelText('PIN'), { target: { value: '1918' } });
  await user.click(door.getByRole('button', { name: 'Open the door' }));
  await door.findByText('Wrong PIN.');
  expect(queryAll('.open-hand')).toEqual([]);
  fireEvent.change(door.getByLabelText('PIN'), { target: { value: '1917' } });
  await user.click(door.getByRole('button', { name: 'Open the door' }));
  await hands(1);
  expect(replay.textContent).not.toContain('Red draws 6 tiles.');
});

test('a step whose animation fails is shown without it, and the cause is logged', async () => {
  const cause = new Error('a missing texture');
  allowConsoleMessage(/^Drawing failed: Error: a missing texture/);
  const { user } = await watch('duel-shotDown');
  await step(0);
  vi.spyOn(NullBoard.prototype, 'play').mockRejectedValueOnce(cause);
  await user.keyboard('{ArrowRight}');
  await step(1);
  expect(console.error).toHaveBeenCalledWith('Drawing failed:', cause);
});
