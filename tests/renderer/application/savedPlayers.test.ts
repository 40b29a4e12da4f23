import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { describe, expect, test } from 'vitest';
import { matchFromSave, serializeMatch } from '../../../renderer/application/matches/match.ts';
import { startMatch } from '../session/testSession.ts';

describe('players of a saved match', () => {
  const match = startMatch(games.track, {}, 3);
  const about = { title: 'Duel', players: ['Alix', 'Giddy'] };
  const reopen = (text: string) => matchFromSave('x', readSave(text, Object.values(games)), () => true);
  const read = (kinds?: readonly string[]) => reopen(writeSave(match, { ...about, ...(kinds && { kinds }) }));

  test('a saved match with an unknown kind of player is refused with the name of the seat', () => {
    expect(read(['human', 'ghost'])).toEqual({ problem: { code: 'saves.unknownPlayer', params: { name: 'Giddy' } } });
  });

  test('a saved match without notes is played by people', () => {
    const opened = read();
    expect('ok' in opened && opened.ok.players.map(({ kind }) => kind)).toEqual(['human', 'human']);
  });

  test('the clocks of a strict match are saved with it', () => {
    const opened = read(['human', 'random']);
    if (!('ok' in opened)) throw new Error('unreadable');
    const text = serializeMatch({ ...opened.ok, strict: true, timeLeftMs: { 1: 12_500 } }, '2026-01-01');
    const again = reopen(text);
    expect(again).toMatchObject({
      ok: { strict: true, timeLeftMs: { 1: 12_500 }, players: [{ kind: 'human' }, { kind: 'bot', level: 0 }] },
    });
  });
});
