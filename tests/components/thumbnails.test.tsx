import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gameServices } from '../../renderer/app/gameServices.ts';
import { MatchSummarizer } from '../../renderer/application/matches/summary.ts';
import { deterministicNumbers } from '../fixtures/positions.ts';
import { randomPlay } from '../fixtures/randomPlay.ts';
import { gameOf } from '../renderer/games/playableGames.ts';

const hostile = ['-1', '1e9', '0.5', '"x"', 'null', '[]', '{}', 'true', '{"__proto__":{}}', '{"key":"x"}', '99'];

test.each(Object.keys(games))(
  'a stored summary of %s with a forged value is refused, or its thumbnail can be drawn',
  async (game) => {
    const summarizer = new MatchSummarizer(gameServices());
    const match = [...randomPlay(game, 60)].at(-1) as Match;
    const players = match.game.seats.map((_, seat) => ({ kind: 'human' as const, name: `Pilot ${seat}` }));
    const read = await summarizer.summarize({ id: 'a', match, players, title: '', created: '', seedTyped: false });
    if ('problem' in read) throw new Error(read.problem.code);
    const text = summarizer.serialize(read.ok);
    const values = [...text.matchAll(/(?<=[:[,])("[^"]*"|-?\d+|true|false|null|\[\]|\{\})/g)];
    const pick = deterministicNumbers(11);
    let refused = 0;
    for (let attempt = 0; attempt < 400; attempt++) {
      const { 0: value, index } = itemAt(values, pick(values.length));
      const forged = text.slice(0, index) + itemAt(hostile, pick(hostile.length)) + text.slice(index + value.length);
      const summary = await summarizer.parse(forged);
      if (!summary) {
        refused++;
        continue;
      }
      const { Picture } = gameOf(summary.game).thumbnail;
      expect(renderToStaticMarkup(<Picture picture={summary.picture} options={summary.options} />)).toContain('<svg');
    }
    expect(refused).toBeGreaterThan(200);
    expect(await summarizer.parse('')).toBeNull();
    expect(await summarizer.parse('['.repeat(5000))).toBeNull();
  },
);
