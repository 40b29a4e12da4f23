import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStoredPin } from '@aerodrome/engine/core/pins.ts';
import type { Profile } from '@aerodrome/engine/meta/roster.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { click, find, renderApp, waitUntilGone } from './app.tsx';

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
  await waitFor(() => expect(isStoredPin(storedPin() ?? '')).toBe(true));
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

/** The pilots' screen, with two profiles. */
async function openPilots(pin?: string) {
  const app = await renderApp();
  const profiles = () => {
    const { profiles } = JSON.parse(readFileSync(join(app.folder, 'players', 'roster.json'), 'utf8'));
    return (profiles as Profile[]).map(({ name }) => name);
  };
  await click(app.user, 'Pilots');
  const input = await screen.findByLabelText<HTMLInputElement>('Name of the new profile');
  await waitFor(() => expect(input.disabled).toBe(false));
  for (const name of ['Bruno', 'Anna']) {
    fireEvent.change(input, { target: { value: name } });
    await click(app.user, 'Add');
    await screen.findByRole('heading', { name });
  }
  if (pin) {
    await click(app.user, 'Emblem, colour and PIN');
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.change(sheet.getByLabelText('Door PIN'), { target: { value: pin } });
    await app.user.click(sheet.getByRole('button', { name: 'Set' }));
    await sheet.findByLabelText('Current PIN');
    await app.user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitUntilGone('dialog');
  }
  return { ...app, profiles };
}

const submitButton = '.pilot-tools button[type=submit]';
const enterPin = (pin: string) => fireEvent.change(screen.getByLabelText('Current PIN'), { target: { value: pin } });
const rename = () => fireEvent.change(screen.getByLabelText('New name'), { target: { value: 'Carla' } });

test.each<[string, string, () => unknown, string[]]>([
  ['renamed', 'Rename', rename, ['Bruno', 'Carla']],
  ['merged', 'Merge', () => {}, ['Bruno']],
  ['deleted', 'Delete', () => {}, ['Bruno']],
])('a profile with a PIN is %s only by someone who enters it', async (_, button, fill, left) => {
  const { user, profiles } = await openPilots('1917');
  await click(user, button);
  fill();
  const submit = await find<HTMLButtonElement>(submitButton);
  expect(submit.disabled).toBe(true);
  enterPin('0000');
  await user.click(submit);
  await screen.findByText('Wrong PIN.');
  expect(profiles()).toEqual(['Bruno', 'Anna']);
  enterPin('1917');
  await user.click(submit);
  await waitFor(() => expect(profiles()).toEqual(left));
});

test.each<[string, string, () => unknown, string[]]>([
  ['renamed', 'Rename', rename, ['Bruno', 'Carla']],
  ['merged', 'Merge', () => {}, ['Bruno']],
  ['deleted', 'Delete', () => {}, ['Bruno']],
])('a profile without a PIN is %s at once', async (_, button, fill, left) => {
  const { user, profiles } = await openPilots();
  await click(user, button);
  fill();
  expect(screen.queryByLabelText('Current PIN')).toBeNull();
  await click(user, await find(submitButton));
  await waitFor(() => expect(profiles()).toEqual(left));
});

test('wrong PINs of one form count in the others, and after five the right one must wait, too', async () => {
  const { user, profiles } = await openPilots('1917');
  await click(user, 'Delete');
  for (let i = 0; i < 4; i++) {
    enterPin('0000');
    await click(user, 'Delete profile');
    await screen.findByText('Wrong PIN.');
    enterPin('');
  }
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await click(user, 'Rename');
  rename();
  enterPin('0000');
  await click(user, 'Done');
  await screen.findByText(/Too many wrong PINs/);
  enterPin('1917');
  await click(user, 'Done');
  expect(screen.getByLabelText<HTMLInputElement>('Current PIN').readOnly).toBe(true);
  expect(profiles()).toEqual(['Bruno', 'Anna']);
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
