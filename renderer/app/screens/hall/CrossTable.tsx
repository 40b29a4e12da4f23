import { itemAt } from '@aerodrome/engine/core/items.ts';
import { crossCell, crossTable } from '@aerodrome/engine/meta/tournament/csv.ts';
import { formatPoints } from '@aerodrome/engine/meta/tournament/formatFigures.ts';
import { pairScore } from '@aerodrome/engine/meta/tournament/pairs.ts';
import type { Leg, Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { ManualResultMark } from './CurrentRound.tsx';
import { moveCellFocus } from './Standings.tsx';
import { entrantName, hasManualResult } from './tournamentText.ts';

interface CrossTableProps {
  state: Tournament;
  onPair(pair: Pair): void;
  onWatch(leg: Leg): void;
  onClose(): void;
}

export function CrossSheet({ state, onPair, onWatch, onClose }: CrossTableProps) {
  const [opens, setOpens] = useState<'replay' | 'result'>('replay');
  const open = (pair: Pair) => {
    const flown = pair.legs.filter((leg) => leg.state === 'flown');
    // With several legs, or none flown in the application, the result sheet opens instead of a replay.
    if (opens === 'replay' && flown.length === 1) onWatch(itemAt(flown, 0));
    else onPair(pair);
  };
  return (
    <Sheet title={say('hall.cross')} onClose={onClose} wide>
      <RadioGroup
        label={say('hall.cross.opens')}
        name="opens"
        value={opens}
        choices={(['replay', 'result'] as const).map((value) => ({ value, label: say(`hall.cross.opens.${value}`) }))}
        onChange={(value) => setOpens(value)}
      />
      <p className="cross-hint">{say('hall.cross.hint')}</p>
      <CrossTable state={state} onPair={open} />
    </Sheet>
  );
}

/** Cross table in the order of places. Arrow keys move between its cells. */
export function CrossTable({ state, onPair }: Pick<CrossTableProps, 'state'> & { onPair?(pair: Pair): void }) {
  const { order, cells } = crossTable(state);
  const names = order.map((id) => entrantName(state, id));
  return (
    <div className="cross">
      <table onKeyDown={moveCellFocus}>
        <caption className="hidden-visually">{say('hall.cross')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('hall.place')}</th>
            <th scope="col">{say('hall.name')}</th>
            {order.map((id, at) => (
              <th key={id} scope="col" title={names[at]}>
                <abbr title={names[at]}>{at + 1}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((row, at) => (
            <tr key={row}>
              <td className="figure">{at + 1}</td>
              <th scope="row">{names[at]}</th>
              {order.map((column, other) => (
                <td key={column} className={row === column ? 'self' : 'figure'}>
                  {(cells.get(crossCell(row, column)) ?? []).map(({ pair, side }) => {
                    const score = pairScore(state, pair);
                    const begun = pair.legs.some((leg) => leg.state !== 'open');
                    const text = begun ? formatPoints(score[side]) : '·';
                    if (!onPair) return <span key={pair.id}>{text}</span>;
                    return (
                      <Button
                        key={pair.id}
                        className="cell"
                        aria-label={say('hall.cross.cell', {
                          a: itemAt(names, at),
                          b: itemAt(names, other),
                          score: text,
                        })}
                        onClick={() => onPair(pair)}
                      >
                        {text}
                        {hasManualResult(pair) && <ManualResultMark />}
                      </Button>
                    );
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
