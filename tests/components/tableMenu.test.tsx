import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import type { Entry } from '@aerodrome/engine/core/record.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { click, find, newFolder, press, queryAll, type RenderedApp, renderApp } from './app.tsx';
import { matchesIn, plainSave } from './fixtures.ts';

/** A duel of Alix against a bot, opened after some turns; the id is the test's own, since the page remembers matches. */
async function openDuel(id: string, decisions: number): Promise<RenderedApp> {
  const read = readOptions(track.options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  let match = Match.start(track, { ...read.options }, 5);
  while (match.length <= decisions) match = match.submit(match.legalActions(match.awaiting()[0])[0]);
  const folder = newFolder();
  mkdirSync(join(folder, 'matches'));
  const about = { title: id, players: ['Alix', 'Odette'], kinds: ['human', 'random'] };
  writeFileSync(join(folder, 'matches', `${id}.json`), writeSave(match, about));
  const app = await renderApp({ folder });
  await press(app.user, /Continue/);
  await find('main.match[data-play=choosing][data-animation=still]');
  return app;
}

function logOf({ folder }: RenderedApp): Entry[] {
  const [file] = matchesIn(folder);
  return JSON.parse(plainSave(folder, file)).match.segments[0].log;
}

const tile = () => queryAll('.tray .tile:not([aria-disabled=true])')[0];

test('the commit button is disabled until a tile is picked', async () => {
  const { user } = await openDuel('commit', 6);
  const commit = await find('.tray [data-commit]');
  expect(commit).toHaveProperty('disabled', true);
  await press(user, tile());
  await waitFor(() => expect(commit).toHaveProperty('disabled', false));
});

test('the aid of the player who owes a decision is marked', async () => {
  await openDuel('awaited', 6);
  await waitFor(() => expect(queryAll('.unit').map(({ className }) => className)).toEqual(['unit awaited', 'unit']));
});

test('a take-back returns to the state before the last own decision', async () => {
  const app = await openDuel('take-back', 6);
  await press(app.user, tile());
  await press(app.user, await find('.tray [data-commit]'));
  await find('main.match[data-play=choosing][data-animation=still] .tray [data-commit]:disabled');
  await press(app.user, /^Take back/);
  await press(app.user, await find('dialog .sheet-body button'));
  // The bot may have decided again by then.
  const takeBack = () => logOf(app).findIndex((entry) => 'takeBack' in entry);
  await waitFor(() => expect(takeBack()).toBeGreaterThan(0));
  const log = logOf(app).slice(0, takeBack() + 1);
  const own = log.findLastIndex((entry) => 'action' in entry && entry.action?.seat === 0);
  expect(log.at(-1)).toMatchObject({ takeBack: own - 1 });
});

test('the result of a match names the winner', async () => {
  const { user } = await openDuel('result', 6);
  await press(user, /^Menu/);
  await press(user, 'Resign');
  await press(user, await find('dialog .sheet-body > button'));
  expect((await find('.over h1')).textContent).toMatch(/^Odette /);
  expect(await screen.findByText(/Alix/, { selector: '.over-ending' })).toBeTruthy();
});

test('a change of language during a match keeps its last step', async () => {
  const app = await openDuel('language', 6);
  const lineCount = () => queryAll('.log li').length;
  const opened = lineCount();
  await press(app.user, tile());
  await press(app.user, await find('.tray [data-commit]'));
  await find('main.match[data-play=choosing][data-animation=still] .tray [data-commit]:disabled');
  await waitFor(() => expect(lineCount()).toBeGreaterThan(opened));
  const played = lineCount();
  await press(app.user, /^Menu/);
  await press(app.user, 'Settings');
  await click(app.user, await screen.findByRole('radio', { name: 'Deutsch' }));
  await press(app.user, 'Schließen');
  await find('main.match[data-play=choosing][data-animation=still]');
  expect(lineCount()).toBeGreaterThanOrEqual(played);
});
