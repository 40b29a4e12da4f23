import { type StandingsCell, standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { entrantName } from './tournamentText.ts';
import './tables.css';

/** Standings. Each number explains on focus or hover how it was calculated. */
export function Standings({ state }: { state: Tournament }) {
  const [explanation, setExplanation] = useState<string | null>(null);
  const rows = standingsOf(state);
  const placesBefore = new Map(
    state.rounds.length > 1
      ? standingsOf(state, state.rounds.length - 1).map(({ entrant, place }) => [entrant, place])
      : [],
  );
  const ties = state.setup.ties.filter((tie) => rows.some((row) => row.ties[tie] !== undefined));
  const showExplanation = ({ because }: StandingsCell) => setExplanation(say(because.key, because.params));
  const cell = (key: string, of: StandingsCell | undefined, name: string, first = false) => (
    <td key={key} className="figure">
      {of && (
        <Button
          className="cell"
          // Roving tabindex: one tab stop for the table, arrow keys move within it.
          tabIndex={first ? 0 : -1}
          aria-label={say('hall.cell', { name, text: of.text, because: say(of.because.key, of.because.params) })}
          title={say(of.because.key, of.because.params)}
          onFocus={() => showExplanation(of)}
          onMouseEnter={() => showExplanation(of)}
        >
          {of.text}
        </Button>
      )}
    </td>
  );
  return (
    <div className="standings">
      <table onKeyDown={moveCellFocus}>
        <caption className="hidden-visually">{say('hall.standings')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('hall.place')}</th>
            <th scope="col">{say('hall.name')}</th>
            <th scope="col">{say('hall.points')}</th>
            {ties.map((tie) => (
              <th key={tie} scope="col" title={say(`tournament.tie.${tie}`)}>
                <abbr title={say(`tournament.tie.${tie}`)}>{say(`hall.tie.${tie}`)}</abbr>
              </th>
            ))}
            {placesBefore.size > 0 && (
              <th scope="col">
                <span className="hidden-visually">{say('hall.moved')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const name = entrantName(state, row.entrant);
            return (
              <tr key={row.entrant} className={row.gone ? 'gone' : undefined}>
                <td className="figure">{row.place}</td>
                <th scope="row">
                  <bdi>{name}</bdi>
                  {row.gone && <span className="gone-mark"> {say('hall.gone')}</span>}
                </th>
                {cell('points', row.points, name, row === rows[0])}
                {ties.map((tie) => cell(tie, row.ties[tie], name))}
                {placesBefore.size > 0 && (
                  <td className="moved">
                    <PlaceChange before={placesBefore.get(row.entrant)} now={row.place} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="standings-because" aria-hidden="true">
        {explanation ?? say('hall.because')}
      </p>
    </div>
  );
}

function PlaceChange({ before, now }: { before: number | undefined; now: number }) {
  if (before === undefined || before === now) return null;
  return (
    <>
      <span className="hidden-visually">{say(before > now ? 'hall.moved.up' : 'hall.moved.down')}</span>
      <Icon of={before > now ? 'up' : 'down'} />
      {Math.abs(before - now)}
    </>
  );
}

/** Moves the focus with the arrow keys between the buttons of a table's cells. */
export function moveCellFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const steps: Record<string, readonly [number, number]> = {
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
  };
  const step = steps[event.key];
  const from = event.target instanceof Element ? event.target.closest('td, th') : null;
  if (!step || !(from instanceof HTMLTableCellElement) || event.altKey) return;
  const { rows } = event.currentTarget;
  const row = from.parentElement as HTMLTableRowElement;
  let [y, x] = [row.rowIndex, from.cellIndex];
  for (;;) {
    y += step[0];
    x += step[1];
    const cell = rows[y]?.cells[x];
    if (!cell) return;
    const control = cell.querySelector('button');
    if (!control) continue;
    event.preventDefault();
    control.focus();
    return;
  }
}
