import { distance, fromOffset } from '../../../boards/hex.ts';
import type { Baseline } from '../../../bots/bot.ts';
import { itemAt } from '../../../core/items.ts';
import type { GameData } from '../gameData.ts';
import { distanceToEnemy } from '../rules/movement.ts';
import type { AirspaceAction, AirspaceEvent, AirspaceState, Plane } from '../state.ts';
import type { AirspaceView } from '../view.ts';
import { warnings } from '../warnings.ts';
import { noDie } from './search.ts';

type AirspaceBaseline = Baseline<AirspaceState, AirspaceAction, AirspaceView, AirspaceEvent>;
type Thinking = Parameters<AirspaceBaseline>[0];

/** Any manoeuvre that does not lose the plane, nor leaves it without a way on; and any shot there is. */
export const safe: AirspaceBaseline = (thinking) => {
  const some = safeActions(thinking);
  return itemAt(some, thinking.rng.below(some.length, 'choice'));
};

/** Climbs to the ceiling and circles there over the middle of the board. */
export const camper: AirspaceBaseline = (thinking) =>
  flyFor(thinking, (plane, { board }) => 10 * plane.altitude - 2 * Math.max(0, fromMiddle(plane, board) - 2));

/** Keeps away from the nearest enemy, and from the edge. */
export const fleer: AirspaceBaseline = (thinking) =>
  flyFor(
    thinking,
    (plane, { board }, after) =>
      3 * distanceToEnemy(after, after.planes.indexOf(plane)) - 2 * Math.max(0, fromMiddle(plane, board) - 3),
  );

/** Takes the best safe manoeuvre by a value of the plane after it, with a little noise; and shoots when it can. */
function flyFor(thinking: Thinking, evaluate: (plane: Plane, gameData: GameData, after: AirspaceState) => number) {
  const { game, view, rng } = thinking;
  const gameData = game.gameData as GameData;
  const ranked = safeActions(thinking).map((action) => {
    if (action.type !== 'manoeuvre') return { action, value: 0 };
    const after = game.copy(view);
    game.step(after, action, noDie, null);
    const plane = itemAt(after.planes, view.plane);
    const value = plane.hex === null ? Number.NEGATIVE_INFINITY : evaluate(plane, gameData, after);
    return { action, value: value + rng.below(3, 'choice') };
  });
  return ranked.reduce((best, other) => (other.value > best.value ? other : best)).action;
}

function safeActions({ game, view, legal }: Thinking): readonly AirspaceAction[] {
  const gameData = game.gameData as GameData;
  const kept = legal.filter((action) => action.type !== 'hold' && warnings(gameData, view, action).length === 0);
  return kept.length > 0 ? kept : legal;
}

function fromMiddle({ hex }: Plane, { columns, longColumnLength }: GameData['board']): number {
  return hex === null ? 0 : distance(hex, fromOffset({ column: columns >> 1, row: longColumnLength >> 1 }));
}
