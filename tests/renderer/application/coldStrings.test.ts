import { hasStrings } from '@aerodrome/engine/text/catalogue.ts';
import { onMissingKey } from '@aerodrome/engine/text/say.ts';
import { expect, test } from 'vitest';
import { gameServices } from '../../../renderer/app/gameServices.ts';
import type { MatchDocument } from '../../../renderer/application/matches/match.ts';
import { MatchSummarizer } from '../../../renderer/application/matches/summary.ts';
import { ok } from '../../electron/host/folder.ts';
import '../games/playableGames.ts';
import { randomPlay } from '../../fixtures/randomPlay.ts';

const missing: string[] = [];
onMissingKey((key) => missing.push(key));

test.each(['track', 'airspace', 'squadrons', 'crew'])(
  'a summary of %s loads the texts of its game before it names seats, also when it is read back',
  async (game) => {
    expect(hasStrings([`game.${game}`])).toBe(false);
    const summarizer = new MatchSummarizer(gameServices());
    const [match] = randomPlay(game, 1, 7);
    const players = match!.game.seats.map(() => ({ kind: 'human' as const, name: '' }));
    const profileIds = players.map(() => '');
    const matchDocument: MatchDocument = {
      ...{ id: 'a', match: match!, players, title: '', created: '', seedTyped: false, hints: 0, profileIds },
    };
    const summary = ok(await summarizer.summarize(matchDocument));
    expect(missing).toEqual([]);
    expect(await new MatchSummarizer(gameServices()).parse(summarizer.serialize(summary))).toMatchObject({ game });
  },
);
