import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { games } from '@aerodrome/engine/games/index.ts';
import { expect, test } from 'vitest';
import { detectBox } from '../../../renderer/application/matches/boxes.ts';

const root = resolve(import.meta.dirname, '../../..');

const boxes = Object.values(games).flatMap(({ id, options }) =>
  options.flatMap((field) => (field.kind === 'value' ? [[id, field.key, field.default] as const] : [])),
);

test.each(boxes)('the box of %s is recognized', (game, option, box) => {
  expect(detectBox(JSON.stringify(box))).toEqual({ game, option });
});

test('a complete, a partial and an invalid box are recognized', () => {
  expect(detectBox(readFileSync(resolve(root, 'docs/boxes/example.json'), 'utf8'))).toEqual({
    game: 'track',
    option: 'box',
  });
  expect(detectBox('{ "biplanes": {} }')).toEqual({ game: 'track', option: 'box' });
  expect(detectBox('{ "wings": 2, "biplanes": { "red": { "fallsAt": 9 } } }')).toMatchObject({ game: 'track' });
});

test('a match, a list, other records and invalid JSON are not taken for a box', () => {
  const replay = readFileSync(resolve(root, 'tests/replays/track/duel-shotDown.json'), 'utf8');
  for (const text of [replay, '[]', 'null', '{}', '{ "name": "a dog", "legs": 4 }', '{ torn', '']) {
    expect(detectBox(text)).toBeNull();
  }
});
