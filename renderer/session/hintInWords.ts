import { type Message, say, sentence } from '@aerodrome/engine/text/say.ts';
import type { Scene, Table } from '../table/table.ts';
import type { Hint } from './hint.ts';

const wordsOf = ({ key, params }: Message) => say(key, params);

/** A hint in words: what to pick, and why, as far as the ace knows. */
export function hintInWords(table: Table, scene: Scene, { spots, reason }: Pick<Hint, 'spots' | 'reason'>): string {
  const what =
    spots.length === 0
      ? say('match.hint.nothing')
      : say('match.hint.picks', { picks: spots.map((spot) => wordsOf(table.describe(scene, spot))).join(', ') });
  return reason ? `${what} ${sentence(reason)}` : what;
}
