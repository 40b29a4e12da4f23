import { jawsPilot, pawsGunner, posts, roleOf, teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import { isPlaneCard, isSunCard } from '@aerodrome/engine/games/crew/data/box.ts';
import { openSetting, type Setting } from '@aerodrome/engine/games/crew/setting.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { cacheByOptions } from '../cacheByOptions.ts';

export const cachedSetting = cacheByOptions(openSetting);

/** Zones as they are printed on the boards. */
export const zoneLetters = ['PL', 'PC', 'PR', 'GL', 'GC', 'GR'] as const;
export const zoneLettersOf = (zone: number): string => zoneLetters[zone % 6];

/** The post of whoever looks; a player alone sits at the pilot's place. */
export function postOfViewer({ viewer }: Pick<CrewView, 'viewer'>, { postsOf }: Setting): number | null {
  return typeof viewer === 'number' ? postsOf[viewer][0] : null;
}

/** Who looks south has the table the other way round. */
export function isTurned(view: Pick<CrewView, 'viewer'>, setting: Setting): boolean {
  const post = postOfViewer(view, setting);
  return post === pawsGunner || post === jawsPilot;
}

/** Whether the pilot's board of a post's team lies in the lower row of the viewer's table, below its gunner's. */
export function isPilotNear(view: Pick<CrewView, 'viewer'>, setting: Setting, post: number): boolean {
  return (teamOf(post) === 0) !== isTurned(view, setting);
}

/** The team whose row is the lower one. */
export function nearTeam(view: Pick<CrewView, 'viewer'>, setting: Setting): number {
  const post = postOfViewer(view, setting);
  return post === null ? 0 : teamOf(post);
}

export const teamKeys = ['paws', 'jaws'] as const;
export const roleKeys = ['pilot', 'gunner'] as const;

/** `pilot · Alix`; the screen has no room for more. */
export function postTitle(names: readonly string[], { seatOf }: Setting, post: number): string {
  return say('table.crew.aid.title', {
    role: { key: `table.crew.role.${roleKeys[roleOf(post)]}` },
    name: names[seatOf[post]] ?? '',
  });
}

/** What kind of card it is, for its colour. */
export function cardKind(card: number): 'plane' | 'sun' | 'shoot' {
  return isPlaneCard(card) ? 'plane' : isSunCard(card) ? 'sun' : 'shoot';
}

/** A card by the name of its token: where the Moon shines, the Sun's cards move the Moon. */
export function cardName(card: number, token: string): string {
  return isSunCard(card) ? say(`table.crew.card.${token}.${card}`) : say(`card.crew.${card}`);
}

export const allPosts = posts;
