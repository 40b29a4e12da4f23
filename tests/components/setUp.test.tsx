import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseFile, click, find, queryAll, renderApp, textsOf } from './app.tsx';
import { projectFile } from './fixtures.ts';

async function setUp() {
  const app = await renderApp();
  await app.user.click((await screen.findAllByRole('button', { name: /new match/i }))[0]);
  await find('.set-up-form');
  return app;
}

const choices = (group: string | RegExp) => within(screen.getByRole('group', { name: group })).getAllByRole('radio');
const choice = (group: string | RegExp, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const names = () => screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value);
const pins = () => screen.queryAllByLabelText<HTMLInputElement>('Door PIN');
const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } });

test('a mission limits the choice of biplanes, and solo play has options of its own', async () => {
  const { user } = await setUp();
  expect(choices(/Biplanes: Alix/)).toHaveLength(9);
  expect(screen.queryByLabelText('Solo against an automatic opponent')).toBeNull();
  await user.click(choice('Scenario', 'Rescue'));
  expect(choices(/Biplanes: Alix, rescuer/)).toHaveLength(2);
  await user.click(screen.getByLabelText('Solo against an automatic opponent'));
  expect(screen.queryByRole('group', { name: 'Side of the board' })).toBeNull();
  screen.getByLabelText(/^The automatic opponent flies its 3s cleverly/);
  expect(queryAll('.seat')).toHaveLength(1);
  await user.click(choice('Scenario', 'Duel'));
  expect(queryAll('.seat')).toHaveLength(2);
});

test('choosing the biplane of the other player swaps the two biplanes', async () => {
  const { user } = await setUp();
  await user.click(choice(/Biplanes: Alix/, 'Blue'));
  expect(textsOf('input[name^=biplanes]:checked + img + span')).toEqual(['Blue', 'Red']);
});

test('choosing another preset replaces persons and bots but keeps typed names and PINs', async () => {
  const { user } = await setUp();
  type(screen.getAllByLabelText('Name')[0], 'Zoe');
  type(pins()[0], '1917');
  expect(pins()[0].type).toBe('password');
  await click(user, /^Sparring/);
  expect(names()).toEqual(['Zoe', 'Odette']);
  await user.click(screen.getAllByRole('button', { name: /^Rescue/ })[0]);
  expect(names()[1]).toBe('Bruno');
  expect(pins()[0].value).toBe('1917');
  // Where nothing is hidden there is no door to close.
  await click(user, 'Hangar');
  await user.click(await screen.findByText('Airspace', { selector: '.game-card *' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(pins()).toEqual([]);
});

test('invalid entries are explained, and the match does not start', async () => {
  const { user } = await setUp();
  type(screen.getAllByLabelText('Name')[0], 'Bruno');
  type(screen.getByLabelText(/seed/), 'seven');
  await click(user, 'Start match');
  const problems = (await find('.set-up-problems')).textContent;
  expect(problems).toMatch(/same name/);
  expect(problems).toMatch(/whole number/);
  type(screen.getAllByLabelText('Name')[0], 'Alix');
  type(screen.getByLabelText(/seed/), '7');
  await click(user, 'Start match');
  await find('main.match');
});

test('a box file with faults is refused with all its problems, and a valid one is used in the match', async () => {
  const { user } = await setUp();
  const picker = '.box-file input[type=file]';
  await chooseFile(user, 'box.json', JSON.stringify({ wings: 2, biplanes: { red: { fallsAt: 9 } } }), picker);
  await waitFor(() => expect(queryAll('.box-problems li')).toHaveLength(2));
  expect((await find('.box-name')).textContent).toBe('Standard box');
  await chooseFile(user, 'example.json', readFileSync(projectFile('docs/boxes/example.json'), 'utf8'), picker);
  await waitFor(() => expect(textsOf('.box-name')[0]).toMatch(/^From file: /));
  expect(queryAll('.box-problems')).toEqual([]);
  await click(user, 'Start match');
  await find('main.match');
});

test('a match with a bot ends by default although a side only evades, and a match of people goes by the book', async () => {
  const { user } = await setUp();
  await click(user, 'Hangar');
  await user.click(await screen.findByText('Airspace', { selector: '.game-card *' }));
  const cap = () => screen.getByLabelText<HTMLInputElement>('Ends after phase 20');
  const pressing = () => screen.queryByLabelText<HTMLInputElement>(/^Equal damage/);
  await waitFor(() => expect(cap().checked).toBe(false));
  expect(pressing()).toBeNull();
  await click(user, /^Sparring/);
  expect(cap().checked).toBe(true);
  expect(pressing()?.checked).toBe(true);
  // An entry of the person stays, whoever plays.
  await user.click(cap());
  expect(cap().checked).toBe(false);
  await click(user, 'Start match');
  await find('main.match');
});

test('a lesson with a bot goes by the book', async () => {
  const { user } = await setUp();
  await click(user, 'Hangar');
  await user.click(await screen.findByText('Airspace', { selector: '.game-card *' }));
  await click(user, /^First flight/);
  expect(screen.getByLabelText<HTMLInputElement>('Ends after phase 20').checked).toBe(false);
});
