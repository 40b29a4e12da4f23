import type { CampaignDocument } from '@aerodrome/engine/meta/campaign/document.ts';
import { endingPage, epiloguesOf } from '@aerodrome/engine/meta/campaign/pages.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useApp } from '../../context.ts';
import { giveCampaign } from '../campaigns/carry.ts';
import { bookOf } from '../campaigns/notes.ts';
import { Calendar } from './Calendar.tsx';
import type { Shown } from './shown.ts';
import { tellerOf } from './words.ts';

/** How it ended: the page, what became of everybody, the figures, and every mission to look at again. */
export function Finale({ document, state, pen }: Shown & { document: CampaignDocument }) {
  const { host, meta, send } = useApp();
  const { war, flights, past } = state;
  const book = bookOf(war.definition.id);
  return (
    <div className="finale">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="finale-page paper on-paper" tabIndex={0} aria-label={say('finale.epilogues')}>
        {war.ironman && <p className="seal">{say('finale.seal')}</p>}
        {flights.map((flight, at) => {
          const { tell } = tellerOf(state, at);
          const grades = past.filter(({ sorties }) => sorties.length > 0).map(({ grades: all }) => all[at]);
          const figures = {
            missions: grades.length,
            won: grades.filter((grade) => grade > 0).length,
            lost: grades.filter((grade) => grade < 0).length,
            victories: flight.pilots.reduce((sum, { victories }) => sum + victories, 0),
            alive: flight.pilots.filter(({ condition }) => condition !== 'killed').length,
          };
          return (
            <article key={flight.side}>
              {flights.length > 1 && <h2>{tell({ key: `side.${flight.side}` })}</h2>}
              <p className="finale-text">{tell(endingPage(state, at))}</p>
              <h3>{say('finale.epilogues')}</h3>
              {epiloguesOf(state, at).map(({ pilot, message }) => (
                <p key={pilot}>{tell(message)}</p>
              ))}
              <h3>{say('finale.figures')}</h3>
              <dl className="figures">
                {(['missions', 'won', 'lost', 'victories', 'alive'] as const).map((key) => (
                  <div key={key}>
                    <dt>{say(`finale.${key}`)}</dt>
                    <dd>{figures[key]}</dd>
                  </div>
                ))}
              </dl>
            </article>
          );
        })}
      </section>
      <aside className="finale-side">
        <Calendar state={state} pen={pen} onRefly={() => undefined} />
        <div className="finale-ways">
          <button type="button" className="plain" onClick={() => window.print()}>
            {say('finale.print')}
          </button>
          <button
            type="button"
            className="plain"
            onClick={async () => {
              if (!(await giveCampaign(host, meta.campaigns.cargo, document))) {
                send({ type: 'problem', problem: { code: 'campaigns.withoutReplays' } });
              }
            }}
          >
            {say('finale.export')}
          </button>
          {book && book.playable.length > 1 && (
            <button type="button" className="plain" onClick={() => send({ type: 'newCampaign', book: book.id })}>
              {say('finale.other')}
            </button>
          )}
        </div>
      </aside>
    </div>
  );
}
