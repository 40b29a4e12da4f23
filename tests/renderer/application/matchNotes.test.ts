import { games } from '@aerodrome/engine/games/index.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { expect, test } from 'vitest';
import { type MatchDocument, matchFromSave, serializeMatch } from '../../../renderer/application/matches/match.ts';
import { startAgain, startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { playable } from '../games/playableGames.ts';

const matchDocument = startPreset('track', playable.track.presets[0]);
const now = '1917-04-01T05:00:00.000Z';

function reread(match: MatchDocument): MatchDocument {
  const read = matchFromSave(match.id, readSave(serializeMatch(match, now), Object.values(games)), () => true);
  if ('problem' in read) throw new Error(read.problem.code);
  return read.ok;
}

test('the number of hints is saved with a match, and a new match begins with none', () => {
  expect(reread(matchDocument).hints).toBe(0);
  const helped = { ...matchDocument, hints: 3 };
  expect(JSON.parse(serializeMatch(helped, now)).about.hints).toBe(3);
  expect(reread(helped).hints).toBe(3);
  expect(startAgain(helped).hints).toBe(0);
});

test('the turn times are saved with a match, and a new match begins with none', () => {
  const hurried = { ...matchDocument, turnTimesMs: { 0: [12_000, 8_500], 1: [] } };
  expect(reread(hurried).turnTimesMs).toEqual(hurried.turnTimesMs);
  expect(startAgain(hurried).turnTimesMs).toEqual({});
});
