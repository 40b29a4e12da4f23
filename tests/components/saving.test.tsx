import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseFile, click, find, press, queryAll, renderApp, textsOf, unreachable, waitUntilGone } from './app.tsx';
import { matchesIn, plainSave } from './fixtures.ts';
import { leave, playDecisions, takeOff, waitUntilSettled } from './table.ts';

test('a match that was left continues from the same state after the next start', async () => {
  const { user, folder, restart } = await renderApp();
  await takeOff(user, 'Duel', 5);
  await playDecisions(user, 6, 3);
  expect(await waitUntilSettled()).toBe('handover');
  const standing = textsOf('.banner p');
  const damage = queryAll('.damage .hit').length;
  await click(user, /^Menu/);
  await click(user, 'Save and leave');
  await screen.findAllByRole('button', { name: /new match/i });
  expect(matchesIn(folder)).toHaveLength(1);
  await restart();
  await click(user, /continue/i);
  expect(await waitUntilSettled()).toBe('handover');
  expect(textsOf('.banner p')).toEqual(standing);
  expect(queryAll('.damage .hit')).toHaveLength(damage);
  await playDecisions(user, 2, 4);
});

test('every decision is on disk at once, and stays there when the page is closed', async () => {
  const { user, folder, unmount } = await renderApp();
  const decided = () => {
    const [file] = matchesIn(folder);
    const { match } = JSON.parse(plainSave(folder, file));
    return match.segments[0].log.filter((entry: { action: unknown }) => entry.action !== null).length;
  };
  await takeOff(user, 'Duel', 6);
  for (let decisions = 1; decisions <= 3; decisions++) {
    await playDecisions(user, 1, decisions);
    await waitFor(() => expect(decided()).toBe(decisions));
  }
  unmount();
  expect(decided()).toBe(3);
});

test('a new match is on disk before its first decision', async () => {
  const { user, folder, unmount } = await renderApp();
  await takeOff(user, 'Duel', 6);
  await waitFor(() => expect(matchesIn(folder)).toHaveLength(1));
  unmount();
});

test('opening a saved match leaves its file, revision and updated time unchanged, and its place in the list', async () => {
  const { user, folder, restart, intercept } = await renderApp();
  for (const preset of ['Duel', 'Sparring']) {
    await takeOff(user, preset, 5);
    await playDecisions(user, 1, 3);
    await waitUntilSettled();
    await leave(user);
    await screen.findAllByRole('button', { name: /new match/i });
  }
  await restart();
  // The index has the revisions.
  const paths = [...matchesIn(folder), 'index'].map((name) => join(folder, 'matches', name));
  const state = () => paths.map((path) => [readFileSync(path, 'utf8'), statSync(path).mtimeMs]);
  const stored = state();
  const writes: unknown[] = [];
  intercept((channel, args) => {
    if (channel === 'write' || channel === 'append') writes.push(args.slice(0, 2));
    return undefined;
  });
  await click(user, /saved game/i);
  await waitFor(() => expect(queryAll('.save .thumbnail')).toHaveLength(2));
  const cards = textsOf('.save');
  const [, older] = screen.getAllByRole('button', { name: /^Continue/ });
  await click(user, older);
  await waitUntilSettled();
  await leave(user);
  await click(user, /saved game/i);
  await waitFor(() => expect(queryAll('.save .thumbnail')).toHaveLength(2));
  expect(textsOf('.save')).toEqual(cards);
  expect(writes).toEqual([]);
  expect(state()).toEqual(stored);
});

test('a broken file is refused with a message and left as it is, and a deleted match can be restored', async () => {
  const { user, folder } = await renderApp();
  await takeOff(user, 'Sparring', 7);
  await playDecisions(user, 2, 6);
  await waitUntilSettled();
  await leave(user);
  await click(user, /saved game/i);
  await find('.save .thumbnail');
  const [stored] = matchesIn(folder);
  const text = plainSave(folder, stored);
  for (const [content, words] of [
    ['no save at all', /not .*save|not imported/i],
    [text.slice(0, text.length / 2), /not imported/i],
    [text.replace(/"aerodrome":\d+/, '"aerodrome":99'), /newer/i],
    [text.replace(/"value":(\d)/, '"value":99'), /not imported/i],
  ] as const) {
    await chooseFile(user, 'broken.json', content);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
    expect(matchesIn(folder)).toEqual([stored]);
  }
  expect(plainSave(folder, stored)).toBe(text);
  await chooseFile(user, 'whole.json', text);
  await waitFor(() => expect(matchesIn(folder)).toHaveLength(2));

  await waitFor(() => expect(queryAll('.save')).toHaveLength(2));
  await user.click(screen.getAllByRole('button', { name: /^Delete/ })[0]);
  await waitFor(() => expect(matchesIn(folder)).toHaveLength(1));
  await click(user, /restore/i);
  await waitFor(() => expect(matchesIn(folder)).toHaveLength(2));
});

test('a sealed choice can be taken back at the door, and not once tiles lie open', async () => {
  const { user } = await renderApp();
  await takeOff(user, 'Duel', 9);
  await playDecisions(user, 1, 8);
  expect(await waitUntilSettled()).toBe('handover');
  await click(user, queryAll('.door .door-others button')[0]);
  await find('main.match[data-play=choosing]');
  await playDecisions(user, 2, 9);
  expect(await waitUntilSettled()).toBe('handover');
  await press(user, await find('.shutter [data-open]'));
  await find('main.match[data-play=choosing][data-animation=still]');
  expect(screen.getByRole('button', { name: /^Undo/ })).toHaveProperty('disabled', true);
});

test('a failed write is reported on the closed door too, and can be dismissed there', async () => {
  const { user, intercept } = await renderApp();
  await takeOff(user, 'Duel', 7);
  await press(user, await find('[data-open]'));
  await find('main.match[data-play=choosing][data-animation=still]');
  intercept((channel) => (['write', 'append'].includes(channel) ? unreachable() : undefined));
  await playDecisions(user, 1, 2);
  expect(await waitUntilSettled()).toBe('handover');
  await waitFor(() => expect(textsOf('.door [role=alert]').join()).toMatch(/not answer|save/i));
  const close = await find('.door [role=alert] button');
  expect(close.textContent).toBe('Close');
  await press(user, close);
  await waitUntilGone('.notice');
  expect(document.activeElement).toBe(await find('[data-open]'));
});

test('a damaged ledger that is found while the program runs is reported, and the records are rebuilt', async () => {
  const { user, folder } = await renderApp();
  writeFileSync(join(folder, 'players', 'ledger-2026.json'), 'torn');
  // Without its lock the host reads its folder again before the next write.
  rmSync(join(folder, 'owner.lock'));
  await press(user, within(await screen.findByRole('navigation')).getByRole('button', { name: 'Settings' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByRole('checkbox', { name: 'High contrast' }));
  await sheet.findByText('A saved file was damaged and moved aside. There was no earlier copy to restore.');
  await sheet.findByText('The records were rebuilt from all saved games.');
});
