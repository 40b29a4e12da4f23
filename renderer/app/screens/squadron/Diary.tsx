import type { CampaignState, PastMission } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Input } from '../../../ui/Field.tsx';
import { useShortcuts } from '../../../ui/useShortcuts.ts';
import { DiaryPage } from './DiaryPage.tsx';
import { flightText } from './flightText.ts';
import { NewspaperPage } from './NewspaperPage.tsx';

/** Diary or newspapers, one page at a time, with a search. Arrow keys turn the pages; all are printed. */
export function Diary({ state, papers }: { state: CampaignState; papers: boolean }) {
  const [query, setQuery] = useState('');
  const all = papers ? state.past.filter(({ paper }) => paper !== null) : state.past;
  const wanted = query.trim().toLowerCase();
  const found = all.filter((past) => searchableText(state, past, papers).toLowerCase().includes(wanted));
  const [page, setPage] = useState(all.length - 1);
  const at = Math.max(0, Math.min(page, found.length - 1));
  const turn = (by: number) => setPage(Math.max(0, Math.min(found.length - 1, at + by)));
  useShortcuts({ ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) }, false);
  if (all.length === 0) {
    return (
      <Card as="p" className="squadron-problem">
        {say(papers ? 'papers.none' : 'diary.none')}
      </Card>
    );
  }
  return (
    <div className="tome">
      <div className="tome-tools">
        <label>
          <span className="hidden-visually">{say('diary.search')}</span>
          <Input
            type="search"
            placeholder={say('diary.search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <span role="status">{wanted !== '' && say('diary.found', { count: found.length })}</span>
        <Button look="plain" onClick={() => window.print()}>
          {say('diary.print')}
        </Button>
      </div>
      <div className="pages">
        {found.map((past, number) => (
          <Card as="div" key={past.number} className={number === at ? 'leaf' : 'leaf turned'}>
            {papers ? (
              past.paper && <NewspaperPage state={state} paper={past.paper} />
            ) : (
              <DiaryPage state={state} past={past} />
            )}
          </Card>
        ))}
      </div>
      <div className="tome-turn">
        <Button look="plain" disabled={at === 0} onClick={() => turn(-1)}>
          {say('diary.before')}
        </Button>
        <span>{found.length > 0 && say('diary.page', { at: at + 1, of: found.length })}</span>
        <Button look="plain" disabled={at >= found.length - 1} onClick={() => turn(1)}>
          {say('diary.after')}
        </Button>
      </div>
    </div>
  );
}

function searchableText(state: CampaignState, past: PastMission, papers: boolean): string {
  const diaryLines = past.diary.flatMap((lines, flight) => lines.map(flightText(state, flight).tell));
  const { tell, title } = flightText(state, 0);
  if (papers) return (past.paper?.items ?? []).map(tell).join(' ');
  return [title(past.order), ...diaryLines, ...past.notes].join(' ');
}
