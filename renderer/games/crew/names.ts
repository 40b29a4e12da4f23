import { jawsPilot, pawsGunner, posts, roleOf, teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import { isPlaneCard, isSunCard } from '@aerodrome/engine/games/crew/data/box.ts';
import { type GameData, openGameData } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { cacheByOptions } from '../cacheByOptions.ts';

export const cachedGameData = cacheByOptions(openGameData);

/** The printed names of the zones. */
export const zoneLetters = ['PL', 'PC', 'PR', 'GL', 'GC', 'GR'] as const;
export const zoneLettersOf = (zone: number): string => zoneLetters[zone % 6];

/** The post of the viewer; in solo play the pilot's. */
export function postOfViewer({ viewer }: Pick<CrewView, 'viewer'>, { postsOf }: GameData): number | null {
  return typeof viewer === 'number' ? postsOf[viewer][0] : null;
}

/** Whether the viewer looks south and sees the table turned. */
export function isTurned(view: Pick<CrewView, 'viewer'>, gameData: GameData): boolean {
  const post = postOfViewer(view, gameData);
  return post === pawsGunner || post === jawsPilot;
}

/** Whether the pilot's board of a post's team lies in the lower row of the viewer's table, below its gunner's. */
export function isPilotNear(view: Pick<CrewView, 'viewer'>, gameData: GameData, post: number): boolean {
  return (teamOf(post) === 0) !== isTurned(view, gameData);
}

/** The team of the lower row. */
export function nearTeam(view: Pick<CrewView, 'viewer'>, gameData: GameData): number {
  const post = postOfViewer(view, gameData);
  return post === null ? 0 : teamOf(post);
}

export const teamKeys = ['paws', 'jaws'] as const;
export const roleKeys = ['pilot', 'gunner'] as const;

/** `pilot · Alix`: short, for small screens. */
export function postTitle(names: readonly string[], { seatOf }: GameData, post: number): string {
  return say('table.crew.aid.title', {
    role: { key: `table.crew.role.${roleKeys[roleOf(post)]}` },
    name: names[seatOf[post]] ?? '',
  });
}

/** The kind of a card, for its colour. */
export function cardKind(card: number): 'plane' | 'sun' | 'shoot' {
  return isPlaneCard(card) ? 'plane' : isSunCard(card) ? 'sun' : 'shoot';
}

/** The name of a card. With the Moon in play the Sun's cards move the Moon. */
export function cardName(card: number, token: string): string {
  return isSunCard(card) ? say(`table.crew.card.${token}.${card}`) : say(`card.crew.${card}`);
}

export const allPosts = posts;
