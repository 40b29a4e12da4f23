import { sameHex } from '@aerodrome/engine/boards/hex.ts';
import type { ActionDraft } from '@aerodrome/engine/core/compose.ts';
import type { Rejection, Spot } from '@aerodrome/engine/core/game.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import { costOf, everyManoeuvre } from '@aerodrome/engine/games/airspace/rules/manoeuvres.ts';
import { spell } from '@aerodrome/engine/games/airspace/spell.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import type { Scene } from '../../../table/table.ts';
import { hexFromSpot } from '../names.ts';

/** The reason why a pointed place is not offered, as the rules give it for the simplest way there. */
export function refusalOf(
  scene: Scene<AirspaceTypes>,
  { picked }: ActionDraft,
  pointed: readonly Spot[],
): Rejection | null {
  const { view } = scene;
  const spot = pointed.at(-1) ?? '';
  if (scene.seat === null || hexFromSpot(spot) === null) return null;
  if (view.phase === 'initiativePhase.turn.targetChoice') return whyNoShotThere(scene, view, spot);
  if (view.phase !== 'initiativePhase.turn.manoeuvre') return null;
  const { seat } = scene;
  const { gameData } = scene;
  const draft = picked[0] ?? 'level';
  const there = everyManoeuvre
    .map((manoeuvre) => ({ type: 'manoeuvre' as const, seat, ...manoeuvre }))
    .filter((action) => {
      const spelling = spell(gameData, view, action);
      return 'path' in spelling && spelling.path.findLast((one) => one.startsWith('hex:')) === spot;
    })
    .sort((a, b) => costOf(a) - costOf(b));
  const way = there.find(({ move }) => move === draft) ?? there.map((action) => ({ ...action, move: draft }))[0];
  return way === undefined ? null : scene.check(way);
}

function whyNoShotThere(scene: Scene<AirspaceTypes>, view: AirspaceView, spot: Spot): Rejection | null {
  const hex = hexFromSpot(spot);
  const target = view.planes.findIndex((plane, i) => {
    return i !== view.plane && hex !== null && plane.hex !== null && sameHex(plane.hex, hex);
  });
  return target < 0 ? null : scene.check({ type: 'shoot', seat: scene.seat, target });
}
