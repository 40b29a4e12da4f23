import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { click, find, newFolder, press, queryAll, renderApp, textsOf } from './app.tsx';
import { allowConsoleMessage } from './consoleGuard.ts';
import { folderWithMatches, folderWithTexts, matchesIn, matchFile, projectFile, recordedMatch } from './fixtures.ts';
import { takeOff, waitUntilSettled } from './table.ts';

const titles = () => textsOf('.save h2');
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** Calls `listener` with each date that is formatted. A card formats one date whenever it is rendered. */
function onFormattedDate(listener: (date: Date) => void): void {
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
  if (!format) throw new Error('no format');
  onTestFinished(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format);
  });
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    configurable: true,
    get() {
      return (date: Date) => {
        listener(date);
        return format.get?.call(this)(date);
      };
    },
  });
}

async function openSaves(folder: string) {
  const app = await renderApp({ folder });
  await click(app.user, /saved game/i);
  return app;
}

test('an empty list of saved matches says that it is empty and leads back to the hangar, which keeps its canvas', async () => {
  const { user } = await openSaves(newFolder());
  const sky = await find('.saves .poster-sky');
  await click(user, /To the hangar/);
  expect(await find('.hangar .poster-sky')).toBe(sky);
});

test('the card of a saved match shows game, players, status, the player to decide and a thumbnail', async () => {
  const { user, folder } = await renderApp();
  await takeOff(user, 'Duel', 5);
  await waitUntilSettled();
  await click(user, 'Save and leave');
  await click(user, /saved game/i);
  await find('.save .thumbnail');
  const text = (await find('.save')).textContent;
  for (const part of ['Track · Alix and Bruno', 'Round 1 of 3 · Turn 1 of 5', 'Alix and Bruno to move']) {
    expect(text).toContain(part);
  }
  expect(matchesIn(folder)).toHaveLength(1);
});

test('after a restart the cards of matches that were played here need no match file', async () => {
  const { user, restart, intercept } = await renderApp();
  await takeOff(user, 'Duel', 5);
  await waitUntilSettled();
  await click(user, 'Save and leave');
  await restart();
  const reads: unknown[] = [];
  intercept((channel, [kind, id]) => {
    if (channel === 'read' && kind === 'matches') reads.push(id);
    return undefined;
  });
  await click(user, /saved game/i);
  await find('.save .thumbnail');
  expect((await find('.save')).textContent).toContain('Round 1 of 3 · Turn 1 of 5');
  expect(reads).toEqual([]);
});

test('a summary that arrives renders the card of its match and no other', async () => {
  const names = readdirSync(projectFile('tests/replays/track'))
    .filter((name) => name.startsWith('duel-') && name.endsWith('.json'))
    .slice(0, 9)
    .map((name) => name.slice(0, -'.json'.length));
  const { user, intercept } = await renderApp({ folder: folderWithMatches(...names) });
  const held: (() => void)[] = [];
  intercept((channel, [kind]) => {
    if (channel !== 'read' || kind !== 'matches') return undefined;
    return new Promise((resolve) => held.push(() => resolve(undefined as never)));
  });
  let renders = 0;
  onFormattedDate(() => renders++);
  await click(user, /saved game/i);
  await waitFor(() => expect(queryAll('.save')).toHaveLength(names.length));
  const withSummary = queryAll('.save .thumbnail').length;
  const before = renders;
  // The matches are read one after the other.
  await waitFor(() => {
    for (const release of held.splice(0)) release();
    expect(queryAll('.save .thumbnail')).toHaveLength(names.length);
  });
  expect(renders - before).toBe(names.length - withSummary);
});

test('a match is renamed and duplicated, and both are on disk', async () => {
  const { user, folder } = await openSaves(folderWithMatches('duel-shotDown'));
  await click(user, /^Rename/);
  const field = await screen.findByLabelText(/^New name for the match/);
  await user.clear(field);
  await user.type(field, 'Over the Somme{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Over the Somme']));
  await click(user, /^Duplicate/);
  const both = ['Over the Somme', 'Over the Somme (copy)'];
  await waitFor(() => expect(titles().sort()).toEqual(both));
  const stored = matchesIn(folder).map((name) => JSON.parse(readFileSync(join(folder, 'matches', name), 'utf8')));
  expect(stored.map(({ about }) => about.title).sort()).toEqual(both);
});

test('a match with a title of the greatest length is duplicated', async () => {
  const longest = 'x'.repeat(1000);
  const read = readSave(readFileSync(recordedMatch('duel-shotDown'), 'utf8'), Object.values(games));
  if ('problem' in read) throw new Error(read.problem.code);
  const text = writeSave(read.ok.match, { ...read.ok.about, title: longest });
  const { user, folder } = await openSaves(folderWithTexts({ long: text }));
  await waitFor(() => expect(titles()).toEqual([longest]));
  await click(user, /^Duplicate/);
  await waitFor(() => expect(titles()).toEqual([longest, longest]));
  expect(matchesIn(folder)).toHaveLength(2);
});

test('deleted matches can be restored by keyboard, the latest first', async () => {
  const { user } = await openSaves(folderWithMatches('duel-shotDown', 'duel-fewerHits'));
  await waitFor(() => expect(titles()).toHaveLength(2));
  await press(user, 'Delete: duel-shotDown');
  await waitFor(() => expect(titles()).toEqual(['duel-fewerHits']));
  await waitFor(() => expect(focused()).toBe('Restore'));
  await press(user, 'Delete: duel-fewerHits');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/duel-fewerHits/));
  await waitFor(() => expect(focused()).toBe('Restore'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(titles()).toEqual(['duel-fewerHits']));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/duel-shotDown/));
  await waitFor(() => expect(focused()).toBe('Restore'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(titles().sort()).toEqual(['duel-fewerHits', 'duel-shotDown']));
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(focused()).toBe('Delete: duel-shotDown'));
});

test('a match that cannot be opened or shown reports its problem, and the other matches still open', async () => {
  const folder = folderWithMatches('duel-shotDown', 'duel-fewerHits');
  // A game that nobody here knows.
  const crew = readFileSync(projectFile('tests/replays/crew/four-bothDown-onDraw.json'), 'utf8');
  writeFileSync(matchFile(folder, 'wings'), crew.replace('"game":"crew"', '"game":"wings"'));
  const file = matchFile(folder, 'duel-shotDown');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"round":1', '"round":2'));
  utimesSync(file, 1e9, 1e9);
  const { user } = await openSaves(folder);
  const departures = () =>
    textsOf('.save-broken')
      .map((text) => /does not follow/.test(text ?? ''))
      .sort();
  await waitFor(() => expect(departures()).toEqual([false, true]));

  // A card that breaks while it is rendered.
  onFormattedDate((date) => {
    if (date.getFullYear() === 2001) throw new Error('a card that breaks');
  });
  allowConsoleMessage(/a card that breaks/);
  await click(user, 'Hangar');
  await click(user, /saved game/i);
  await find('.save .failed');
  expect(queryAll('.save')).toHaveLength(3);
  await click(user, 'Watch the replay: duel-fewerHits');
  await find('.replay');
});

test('the hangar continues the last match with one click', async () => {
  const { user } = await renderApp();
  await takeOff(user, 'Sparring', 6);
  await find('main.match[data-play=choosing]');
  await click(user, /^Menu/);
  await click(user, 'Save and leave');
  await click(user, /Continue/);
  await find('main.match[data-play=choosing]');
});
