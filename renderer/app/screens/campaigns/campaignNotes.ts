import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import type { CampaignDefinition } from '@aerodrome/engine/meta/campaign/definition.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { formatCalendarDate } from '../../dates.ts';
import { readNotes } from '../logDocuments/readNotes.ts';

/** Notes of a campaign in the document index, available without opening its file. */
export interface CampaignNotes {
  title: string;
  book: string;
  players: readonly string[];
  date: string;
  mission: number;
  ended: boolean;
  standing: string;
  ending: string;
  stars: number;
  copy: boolean;
  updated: string;
}

export function readCampaignNotes(info: Pick<DocumentInfo, 'about'>): CampaignNotes {
  const { text, number, list, flag } = readNotes(info);
  // Notes are stored in the language of their time. Titles of built-in books are looked up in the current one.
  const book = campaigns.find(({ id }) => id === text('campaign'));
  const ending = book?.endings.find(({ id }) => id === text('standing'));
  return {
    title: book ? campaignText(book, { key: 'title' }) : text('title') || say('campaigns.untitled'),
    book: text('campaign'),
    players: list('players'),
    date: text('date'),
    mission: number('mission'),
    ended: flag('ended'),
    standing: text('standing'),
    ending: book && ending ? campaignText(book, { key: `ending.${ending.id}.title` }) : text('ending'),
    stars: number('stars'),
    copy: flag('copy'),
    updated: text('updated'),
  };
}

/** Current mission, or the ending. */
export function describeBookmark({ ended, standing, ending, date, mission }: CampaignNotes): string {
  if (!ended) return say('campaigns.bookmark', { date: formatCalendarDate(date), mission });
  return say('campaigns.ended', { ending: ending || standing });
}

/** The games of a campaign in order of appearance. */
export function gamesOf({ missions }: CampaignDefinition): string[] {
  return [...new Set(Object.values(missions).flatMap((order) => ('game' in order ? [order.game] : [])))];
}
