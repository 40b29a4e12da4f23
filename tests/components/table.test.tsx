import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { afterDecisions, position } from '../fixtures/positions.ts';
import { click, find, press, queryAll, quick, type RenderedApp, renderApp, textsOf, waitUntilGone } from './app.tsx';
import { folderWithTexts, matchesIn, plainSave } from './fixtures.ts';
import { answerQuestion, deterministicNumbers, leave, takeOff, versionOf, waitUntilSettled } from './table.ts';

const foreseen = () => textsOf('.preview').join();
const playable = (row = 0) => queryAll('.tile:not([aria-disabled=true])', queryAll('.tray .tiles')[row]);
const firstAnswer = (user: UserEvent) => answerQuestion(deterministicNumbers(1), (button) => press(user, button));

async function seated(preset: string, seed: number): Promise<RenderedApp> {
  const app = await renderApp();
  await takeOff(app.user, preset, seed);
  await waitUntilSettled();
  return app;
}

async function opened(decisions: number, settings: Record<string, unknown> = quick): Promise<RenderedApp> {
  const save = position({ bots: [1], until: afterDecisions(decisions) });
  const app = await renderApp({ folder: folderWithTexts({ left: save }), settings });
  await click(app.user, /continue/i);
  await waitUntilSettled();
  return app;
}

test('the tile card describes the picked tile, also after the pointer was on another tile', async () => {
  const { user } = await seated('Sparring', 3);
  await firstAnswer(user);
  await waitUntilSettled();
  await press(user, playable()[0]);
  await find('.tile[aria-pressed=true]');
  const picked = foreseen();
  playable().at(-1)?.focus();
  await waitFor(() => expect(foreseen()).not.toBe(picked));
  (await find('.tray [data-commit]')).focus();
  await waitFor(() => expect(foreseen()).toBe(picked));
  const last = playable().at(-1) as HTMLElement;
  await user.hover(last);
  await waitFor(() => expect(foreseen()).not.toBe(picked));
  await user.unhover(last);
  await waitFor(() => expect(foreseen()).toBe(picked));
  // A look at the past shows the past alone.
  await press(user, queryAll('.log button')[0]);
  await waitFor(() => expect(textsOf('.banner h1').join()).toMatch(/earlier position/i));
  expect(foreseen()).not.toMatch(/ends at|stays at/);
  // Back in the present, what was picked is still picked.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(foreseen()).toBe(picked));
});

test('with two hands the tile card describes both picked tiles', async () => {
  const { user } = await seated('Escort, solo', 3);
  if (queryAll('.tray .tile:not([aria-disabled])').length > 0) await firstAnswer(user);
  await waitUntilSettled();
  await user.click(playable()[0]);
  await user.click(playable(1)[2]);
  await waitFor(() => expect(queryAll('.tile[aria-pressed=true]')).toHaveLength(2));
  await user.unhover(playable(1)[2]);
  const picked = foreseen();
  const last = playable(1).at(-1) as HTMLElement;
  await user.hover(last);
  await waitFor(() => expect(foreseen()).not.toBe(picked));
  await user.unhover(last);
  await waitFor(() => expect(foreseen()).toBe(picked));
});

test('a tile that cannot be played shows the reason when it has the focus', async () => {
  await seated('First flight', 2);
  queryAll('.tray .tile[aria-disabled=true]')[0].focus();
  await waitFor(() => expect(textsOf('.preview-refusal').join()).toMatch(/loop/i));
});

test('all events of a turn are announced to screen readers, also without animations', async () => {
  const { user } = await seated('Sparring', 9);
  await firstAnswer(user);
  await waitUntilSettled();
  await waitFor(() => expect(queryAll('[role=log] p').length).toBeGreaterThan(4));
  const logged = textsOf('.log li').join(' ');
  for (const line of textsOf('[role=log] p')) expect(logged).toContain(line?.split('. ')[0].replace(/\.$/, ''));
});

test('the table handles keys again after a sheet over the menu has closed', async () => {
  const { user } = await seated('Sparring', 3);
  await user.keyboard('m');
  await press(user, within(await find('dialog[open]')).getByRole('button', { name: /^Rules/ }));
  await find('dialog[open] .sheet-body');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.className).toBe('tray'));
});

test('F6 moves through the regions of the table, and Shift+F6 back', async () => {
  const { user } = await opened(4);
  const region = () => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region;
  (await find('.tray')).focus();
  const round: (string | undefined)[] = [];
  for (let i = 0; i < 4; i++) {
    await user.keyboard('{F6}');
    round.push(region());
  }
  expect(round).toEqual(['aids', 'log', 'menu', 'board']);
  await user.keyboard('{Shift>}{F6}{/Shift}');
  expect(region()).toBe('menu');
});

test.each([false, true])('G commits what is picked where single letters are switched on: %s', async (singleKeys) => {
  const { user } = await opened(4, { ...quick, singleKeys });
  await press(user, playable()[0]);
  await find('.tile[aria-pressed=true]');
  const before = versionOf();
  await user.keyboard('g');
  if (singleKeys) return waitFor(() => expect(versionOf()).not.toBe(before));
  await user.keyboard('m');
  // Backspace takes the pick back: nothing was committed before it, and no menu lay over the table.
  await user.keyboard('{Backspace}');
  await waitUntilGone('.tile[aria-pressed=true]');
  expect([versionOf(), queryAll('dialog[open]')]).toEqual([before, []]);
});

test('an undo that is not possible shows the reason', async () => {
  await opened(6);
  // Track seals at once with the other: the general undo is off.
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: /^Undo/ });
  expect(undo.disabled).toBe(true);
  expect(undo.title).toMatch(/secret/);
});

test('a bot of level ace is chosen, its hint is counted, and it is offered again for the next match', async () => {
  const { user, folder } = await renderApp();
  const json = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
  const toSparring = async () => {
    await user.click((await screen.findAllByRole('button', { name: /new match/i }))[0]);
    await click(user, /^Sparring/);
    return within(queryAll('.seat')[1]);
  };
  const seat = await toSparring();
  const about = () => textsOf('.seat-about').join();
  await waitFor(() => expect(about()).toMatch(/off day/));
  await user.click(seat.getByRole('radio', { name: 'Ace' }));
  await waitFor(() => expect(seat.getByLabelText<HTMLInputElement>('Name').value).toBe('Roxane'));
  expect(about()).toMatch(/forgives little/);
  fireEvent.change(screen.getByLabelText(/seed/i), { target: { value: '3' } });
  await click(user, /start match/i);
  await waitUntilSettled();

  await click(user, /^Hint/);
  await waitFor(() => expect(textsOf('.preview .hint').join()).toMatch(/^Suggestion: /));
  await waitFor(() => expect(matchesIn(folder)).toHaveLength(1));
  const [file] = matchesIn(folder);
  await waitFor(() => expect(JSON.parse(plainSave(folder, file)).about.hints).toBe(1));
  expect(JSON.parse(plainSave(folder, file)).about.kinds).toEqual(['human', 'bot4']);
  await press(user, await find('.tray [data-commit]'));
  await waitUntilSettled();
  await waitUntilGone('.preview .hint');

  await waitFor(() => expect(Object.values(json('settings.json').levels)).toEqual([4]));
  await leave(user);
  const again = await toSparring();
  expect(again.getByRole('radio', { name: 'Ace' })).toHaveProperty('checked', true);
});

test('a match between bots ends, also if the bots are hurried all the time', async () => {
  const { user } = await renderApp();
  await takeOff(user, 'Watch the bots', 5);
  await waitFor(async () => {
    await user.keyboard('n');
    expect(queryAll('.over')).toHaveLength(1);
  });
  expect(textsOf('.over h1').join()).toMatch(/win|draw/i);
});
