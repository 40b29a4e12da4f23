import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { trackTable } from '../../../renderer/games/track/table.ts';
import { positionOf } from '../../../renderer/table/position.ts';

const { track } = games;
const { BoardDescription } = trackTable;

function spaces(given: Record<string, unknown>): string[] {
  const read = readOptions<Record<string, unknown>>(track.options, given);
  if (!('options' in read)) throw new Error('no such options');
  const { options } = read;
  const match = Match.start(track, options, 1);
  const page = renderToStaticMarkup(createElement(BoardDescription, positionOf(match, match.view('table'))));
  return [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text);
}

describe('the screen-reader text of Track', () => {
  test.each(['single-coloured', 'two-coloured'])(
    'the screen-reader text of a duel names neither the exit path nor its colour (%s)',
    (board) => {
      const told = spaces({ board });
      expect(told).toHaveLength(10);
      expect(told.filter((text) => /\(.*blue.*\)/.test(text))).toEqual([]);
    },
  );

  test('the screen-reader text of a mission names the exit path, its colour and the targets', () => {
    const told = spaces({ scenario: 'espionage', biplanes: ['red', 'blue'] });
    expect(told).toHaveLength(13);
    expect(told.filter((text) => /\(.*blue.*\)/.test(text))).toHaveLength(4);
  });

  test('the screen-reader text of Track names the space of each plane', () => {
    const told = spaces({});
    expect(told.filter((text) => /Red|Blue/.test(text))).toHaveLength(2);
  });
});
