import type { PilotRecord } from '@aerodrome/engine/meta/statistics.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../context.ts';

/** Campaigns of a pilot with their results, latest last. */
export function PilotCampaigns({ record: { byCampaign } }: { record: PilotRecord }) {
  const titles = useCampaignTitles();
  return (
    <section aria-label={say('pilots.campaigns')}>
      <h3>{say('pilots.campaigns')}</h3>
      {byCampaign.size === 0 ? (
        <p>{say('pilots.campaigns.none')}</p>
      ) : (
        <ul className="pilot-campaigns">
          {[...byCampaign].map(([id, { played, won, drawn, lost, victories }]) => (
            <li key={id}>
              <b>{titles.get(id) ?? say('pilots.campaigns.gone')}</b>
              <span>{say('pilots.campaigns.of', { played, won, drawn, lost, victories })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Titles by campaign id, read from the document index. */
function useCampaignTitles(): ReadonlyMap<string, string> {
  const { application } = useApp();
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isCancelled = false;
    application.campaigns.documents.list().then((answer) => {
      if (isCancelled || 'problem' in answer) return;
      setTitles(new Map(answer.ok.map(({ id, about }) => [id, String(about?.title ?? '')])));
    });
    return () => {
      isCancelled = true;
    };
  }, [application]);
  return titles;
}
