import { readControl } from '@aerodrome/engine/core/players.ts';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import type { BotMatchMessage } from '../botMatches.ts';
import { playMatchToEnd } from './playToEnd.ts';

/** Progress is posted once per this many steps. */
const stepsPerReport = 25;

/** Plays the saved match of a text between bots to its end, and returns the text of the finished match. */
export function playSaveToEnd(text: string, onStep: (steps: number) => void): Result<string> {
  const read = readSave(text, Object.values(games));
  if ('problem' in read) return { problem: read.problem };
  const { match, about } = read.ok;
  const kinds = Array.isArray(about.kinds) ? about.kinds : [];
  const players = match.game.seats.flatMap((_, seat) => {
    const player = readControl(kinds[seat], '');
    return player?.kind === 'bot' ? [player] : [];
  });
  if (players.length < match.game.seats.length) return { problem: { code: 'saves.unknownPlayer' } };
  return { ok: writeSave(playMatchToEnd(match, players, onStep), about) };
}

/** The worker's side of bot matches: plays a match to its end, and posts its progress and the finished match. */
export function playSaveAndPostProgress(text: string, post: (message: BotMatchMessage) => void): void {
  post(
    playSaveToEnd(text, (steps) => {
      if (steps % stepsPerReport === 0) post({ steps });
    }),
  );
}
