import type { Definition } from '@aerodrome/engine/meta/campaign/definition.ts';
import { tell } from '@aerodrome/engine/meta/campaign/words.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { calendarDate } from '../../dates.ts';

/** What the index knows of a running campaign. */
export interface Notes {
  title: string;
  book: string;
  players: readonly string[];
  date: string;
  mission: number;
  ended: boolean;
  standing: string;
  stars: number;
  copy: boolean;
  updated: string;
}

export function notesOf(info: Pick<DocumentInfo, 'about'>): Notes {
  const about = info.about ?? {};
  const text = (key: string) => (typeof about[key] === 'string' ? about[key] : '');
  const number = (key: string) => (typeof about[key] === 'number' ? about[key] : 0);
  const { players } = about;
  return {
    title: text('title') || say('campaigns.untitled'),
    book: text('campaign'),
    players: Array.isArray(players) ? players.filter((name) => typeof name === 'string') : [],
    date: text('date'),
    mission: number('mission'),
    ended: about.ended === true,
    standing: text('standing'),
    stars: number('stars'),
    copy: about.copy === true,
    updated: text('updated'),
  };
}

/** Where the bookmark lies. */
export function bookmarkOf({ book, ended, standing, date, mission }: Notes): string {
  if (!ended) return say('campaigns.bookmark', { date: calendarDate(date), mission });
  const definition = bookOf(book);
  const ending = definition ? tell(definition, { key: `ending.${standing}.title` }) : standing;
  return say('campaigns.ended', { ending });
}

export function bookOf(id: string): Definition | undefined {
  return campaigns.find((definition) => definition.id === id);
}

/** The games that a campaign flies, in the order in which they come. */
export function gamesIn({ missions }: Definition): string[] {
  return [...new Set(Object.values(missions).flatMap((order) => ('game' in order ? [order.game] : [])))];
}
