import { readOptions } from '@aerodrome/engine/core/options.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import { describe, expect, test } from 'vitest';
import { postNames, Table } from './table.ts';

describe('the handicap option `scrapped`', () => {
  const worn = (scrapped: readonly number[], more = {}) => new Table({ handicaps: true, scrapped, ...more });
  const begun = (scrapped: readonly number[], more = {}) => {
    const table = worn(scrapped, more);
    return table.do(table.legal[0]);
  };

  test('a handicap scraps its number of cards from a deck before the first hand is dealt', () => {
    const table = begun([0, 3, 12, 1]);
    expect(table.happened.slice(0, 4)).toEqual(['placed', 'scrapped', 'scrapped', 'scrapped']);
    expect(postNames.map((name) => table.piles(name))).toEqual([
      { deck: 26, discards: 0, scrap: 0 },
      { deck: 23, discards: 0, scrap: 3 },
      { deck: 14, discards: 0, scrap: 12 },
      { deck: 25, discards: 0, scrap: 1 },
    ]);
    for (const name of postNames) expect(table.hand(name)).toHaveLength(4);
  });

  test('no player sees which cards a handicap scraps, but their owner may look at the own Scrap Pile', () => {
    const table = begun([0, 3, 0, 0]);
    const [scrapped] = table.of('scrapped');
    expect(scrapped).toMatchObject({ post: 1, count: 3, cause: 'handicap', secret: { to: [1] } });
    expect(table.view(1).posts[1].scrap).toHaveLength(3);
    for (const viewer of [0, 2, 3, 'table'] as const) {
      expect(table.view(viewer).posts[1]).toMatchObject({ scrap: [], scrapCount: 3 });
      expect(table.game.redact(scrapped, viewer)).not.toHaveProperty('secret');
    }
  });

  test('a solo player has a number of handicap cards for each role', () => {
    const table = begun([2, 0, 0, 12], { players: '2' });
    expect(postNames.map((name) => table.piles(name).deck)).toEqual([25, 27, 27, 15]);
  });

  test('a handicap is 0 cards by default and 12 at most, and is refused without the option `handicaps`', () => {
    const read = readOptions(crew.options, {});
    expect(read).toMatchObject({ options: { handicaps: false, scrapped: [0, 0, 0, 0] } });
    expect(readOptions(crew.options, { handicaps: true, scrapped: [0, 0, 0, 13] })).toEqual({
      problems: [{ code: 'option.outOfRange', params: { option: 'scrapped', min: 0, max: 12 } }],
    });
    expect(readOptions(crew.options, { scrapped: [1, 0, 0, 0] })).toEqual({
      problems: [{ code: 'option.notHere', params: { option: 'scrapped' } }],
    });
  });

  test('a state whose handicap cards are still in the deck is invalid', () => {
    const table = begun([0, 3, 0, 0]);
    expect(table.game.checkState(table.state)).toBeNull();
    const { deck, scrap, witnesses } = table.state.posts[1];
    deck.push(...scrap.splice(0, 1));
    witnesses.pop();
    expect(table.game.checkState(table.state)?.params?.path).toBe('posts.1.scrap');
  });
});
