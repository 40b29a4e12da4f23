import { type Message, say, sentence } from '@aerodrome/engine/text/say.ts';
import type { Scene, Table } from '../table/table.ts';
import type { Hint } from './hint.ts';

const textOf = ({ key, params }: Message) => say(key, params);

/** The text of a hint: the spots to pick, and the reason if there is one. */
export function hintText(table: Table, scene: Scene, { spots, reason }: Pick<Hint, 'spots' | 'reason'>): string {
  const picks =
    spots.length === 0
      ? say('match.hint.nothing')
      : say('match.hint.picks', { picks: spots.map((spot) => textOf(table.describe(scene, spot))).join(', ') });
  return reason ? `${picks} ${sentence(reason)}` : picks;
}
