import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedPinForm } from '@aerodrome/engine/core/pins.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { click, find, renderApp } from './app.tsx';

test('a profile’s PIN is changed or removed only by someone who enters the present one', async () => {
  const { user, folder } = await renderApp();
  const storedPin = () => JSON.parse(readFileSync(join(folder, 'players', 'roster.json'), 'utf8')).profiles[0].pin;
  await click(user, 'Pilots');
  const name = await screen.findByLabelText<HTMLInputElement>('Name of the new profile');
  await waitFor(() => expect(name.disabled).toBe(false));
  fireEvent.change(name, { target: { value: 'Anna' } });
  await click(user, 'Add');
  await click(user, 'Emblem, colour and PIN');
  const sheet = within(await screen.findByRole('dialog'));
  const enter = (label: string, pin: string) =>
    fireEvent.change(sheet.getByLabelText(label), { target: { value: pin } });
  enter('Door PIN', '1917');
  await user.click(sheet.getByRole('button', { name: 'Set' }));
  await sheet.findByLabelText('Current PIN');
  await waitFor(() => expect(storedPin()).toMatch(storedPinForm));
  const first = storedPin();

  const remove = sheet.getByRole<HTMLButtonElement>('button', { name: 'Remove PIN' });
  expect(remove.disabled).toBe(true);
  enter('Current PIN', '0000');
  await user.click(remove);
  await sheet.findByText('Wrong PIN.');
  expect(storedPin()).toBe(first);
  enter('New PIN', '1918');
  enter('Current PIN', '1917');
  await user.click(sheet.getByRole('button', { name: 'Set' }));
  await waitFor(() => expect(storedPin()).not.toBe(first));
  await waitFor(() => expect(sheet.getByLabelText<HTMLInputElement>('Current PIN').value).toBe(''));
  enter('Current PIN', '1918');
  await user.click(remove);
  await sheet.findByLabelText('Door PIN');
  await waitFor(() => expect(storedPin()).toBeUndefined());
});

test('after five wrong PINs a door says that further tries must wait', async () => {
  const { user } = await renderApp();
  await user.click((await screen.findAllByRole('button', { name: /new match/i }))[0]);
  fireEvent.change(screen.getAllByLabelText('Door PIN')[0], { target: { value: '1917' } });
  await click(user, 'Start match');
  const door = within((await find('.door')) as HTMLElement);
  for (let i = 0; i < 5; i++) {
    fireEvent.change(door.getByLabelText('PIN'), { target: { value: '0000' } });
    await user.click(door.getByRole('button', { name: 'Open the door' }));
    await door.findByText(i < 4 ? 'Wrong PIN.' : /Too many wrong PINs/);
    fireEvent.change(door.getByLabelText('PIN'), { target: { value: '' } });
  }
  expect(door.getByLabelText<HTMLInputElement>('PIN').readOnly).toBe(true);
});
