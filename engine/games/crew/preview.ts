import { teamOf } from './boards.ts';
import { isPlaneCard, isSunCard } from './data/box.ts';
import { type GameData, zonesHit } from './gameData.ts';
import { previewTrack, type SectionPreview } from './previewTrack.ts';
import type { CrewAction, Lay } from './state.ts';
import type { CrewView } from './view.ts';

/** The effect of a card from the present positions, before any other player's cards. */
export type LayPreview =
  | { moves: 'plane'; team: number; from: number; to: number }
  | { moves: 'token'; from: number; to: number }
  | { moves: 'nothing'; zones: readonly number[]; hits: boolean };

export function previewLay(gameData: GameData, view: CrewView, { post, card, end }: Lay): LayPreview {
  const own = teamOf(post);
  if (isPlaneCard(card)) {
    const team = end === 'own' ? own : 1 - own;
    const from = view.planes[team];
    return { moves: 'plane', team, from, to: gameData.reach(post, card, from) };
  }
  if (isSunCard(card)) return { moves: 'token', from: view.token, to: gameData.reach(post, card, view.token) };
  const zones = zonesHit(gameData, view, post, card);
  return { moves: 'nothing', zones, hits: zones.includes(view.planes[1 - own]) };
}

/** Preview of a choice: a card, with all that is known of the row it joins; or the token on its first place. */
export type CrewPreview = { lay: Lay; now: LayPreview; track: readonly SectionPreview[] } | { zone: number };

export function preview(gameData: GameData, view: CrewView, action: CrewAction): CrewPreview | null {
  if (action.type === 'place') return { zone: action.zone };
  if (action.type !== 'lay') return null;
  return { lay: action, now: previewLay(gameData, view, action), track: previewTrack(gameData, view, [action]) };
}
