import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { expect, test } from 'vitest';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import type { Preset } from '../../../renderer/games/descriptor.ts';
import { playable } from '../games/playableGames.ts';

const all = Object.entries(playable).flatMap(([game, { presets }]) =>
  presets.map((preset): [string, string, Preset] => [game, preset.id, preset]),
);

test.each(all)('the preset %s: %s can be started unchanged, with a player on every seat', (game, _id, preset) => {
  const read = readOptions<Record<string, unknown>>(games[game].options, preset.options);
  expect('options' in read && games[game].open(read.options).seats).toHaveLength(preset.controls.length);
  const { match, players, seedTyped } = startPreset(game, preset);
  expect(match.awaiting().length).toBeGreaterThan(0);
  expect(new Set(players.map(({ name }) => name)).size).toBe(preset.controls.length);
  expect(seedTyped).toBe(false);
});

test.each(all)('the preset %s: %s has a name and a description', (game, id) => {
  expect(Object.keys(catalogue())).toEqual(
    expect.arrayContaining([`preset.${game}.${id}`, `preset.${game}.${id}.about`]),
  );
});

test.each(all)('the preset %s: %s has only bots of level 2, which a beginner can beat', (_game, _id, { controls }) => {
  for (const control of controls) if (control.kind === 'bot') expect(control.level).toBe(2);
});

test('Track has a preset with named bots on both seats, to be watched', () => {
  const watch = playable.track.presets.find(({ id }) => id === 'watch') as Preset;
  expect(startPreset('track', watch).players).toMatchObject([{ kind: 'bot' }, { kind: 'bot' }]);
});

test('the first flight of Track is the plain duel of red and blue against a bot, with a lesson', () => {
  const [first] = playable.track.presets;
  const { match, players, hasLesson } = startPreset('track', first);
  expect(match.options).toMatchObject({ scenario: 'duel', biplanes: ['red', 'blue'], board: 'single-coloured' });
  expect(players).toMatchObject([{ kind: 'human' }, { kind: 'bot', level: 2 }]);
  expect(hasLesson).toBe(true);
});

const sets = Object.entries(playable).flatMap(([game, { sets = {} }]) =>
  Object.entries(sets).flatMap(([key, list]) => list.map((set) => ({ game, key, ...set }))),
);

test.each(sets)('$game: the set $id of the option $key is valid and has a name', ({ game, key, id, choices }) => {
  const read = readOptions<Record<string, unknown>>(games[game].options, { players: choices.length, [key]: choices });
  expect(read).toMatchObject({ options: { [key]: choices } });
  expect(Object.keys(catalogue())).toContain(`option.${game}.${key}.set.${id}`);
});
