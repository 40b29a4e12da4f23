import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { CrossTable } from './CrossTable.tsx';
import { PrintBracket } from './PrintBracket.tsx';
import { entrantName, formatScore, sideName } from './tournamentText.ts';
import './print.css';

/** A cross table with more entrants is printed in landscape. */
const maxPortraitEntrants = 12;

/** Print view: standings, pairings with empty boxes for open results, and the cross table or bracket. */
export function PrintPage({ document }: { document: TournamentDocument }) {
  const state = tournamentLog.fold(document);
  const { setup, rounds, pairs } = state;
  const last = rounds.at(-1);
  const ties = setup.ties.filter((tie) => tie !== 'playOff');
  const shown = setup.public || state.phase === 'closed';
  return (
    <section className="print-page" aria-hidden="true">
      <h1>{setup.title}</h1>
      {shown && (
        <table>
          <thead>
            <tr>
              {[
                say('hall.place'),
                say('hall.name'),
                say('hall.points'),
                ...ties.map((tie) => say(`hall.tie.${tie}`)),
              ].map((head) => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standingsOf(state).map((row) => (
              <tr key={row.entrant}>
                <td>{row.place}</td>
                <td>{entrantName(state, row.entrant)}</td>
                <td>{row.points.text}</td>
                {ties.map((tie) => (
                  <td key={tie}>{row.ties[tie]?.text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {last && (
        <>
          <h2>{say('hall.print.round', { round: last.number })}</h2>
          <table className="print-round">
            <tbody>
              {last.pairs
                .flatMap((id) => pairs.get(id) ?? [])
                .map((pair) => (
                  <tr key={pair.id}>
                    <td>{sideName(state, pair, 0)}</td>
                    <td className="print-box">{pair.done ? formatScore(state, pair) : ''}</td>
                    <td>{sideName(state, pair, 1)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </>
      )}
      {state.bracket && <PrintBracket state={state} />}
      {!state.bracket && shown && (
        <div className={state.entrants.length > maxPortraitEntrants ? 'print-wide' : undefined}>
          <CrossTable state={state} />
        </div>
      )}
    </section>
  );
}
