import { itemAt } from '@aerodrome/engine/core/items.ts';
import { pairByHand } from '@aerodrome/engine/meta/tournament/corrections.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { Pair } from '@aerodrome/engine/meta/tournament/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field, Select } from '../../../ui/Field.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { TournamentActions } from './useTournament.ts';
import './sheets.css';

interface BoutSheetProps {
  document: TournamentDocument;
  /** The next bout; none of its legs has been flown. */
  pair: Pair;
  actions: TournamentActions;
  onClose(): void;
}

/** Chooses the entrants of the next bout of a king-of-the-hill tournament by hand. */
export function BoutSheet({ document, pair, actions, onClose }: BoutSheetProps) {
  const { entrants } = tournamentLog.fold(document);
  const [chosen, setChosen] = useState<readonly [string, string]>([itemAt(pair.sides[0], 0), itemAt(pair.sides[1], 0)]);
  const here = entrants.filter(({ active }) => active);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await actions.change((book, at) => pairByHand(book, pair, chosen, at))) onClose();
  };
  return (
    <Sheet title={say('hall.way.m')} onClose={onClose}>
      <form className="result" onSubmit={save}>
        <div className="leg-more">
          {([0, 1] as const).map((side) => (
            <Field label={say(`hall.bout.${side}`)} key={side}>
              <Select
                value={chosen[side]}
                onChange={(event) => setChosen(chosen.with(side, event.target.value) as [string, string])}
              >
                {here.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
        <p role="status">{chosen[0] === chosen[1] && say('hall.bout.same')}</p>
        <Button type="submit" look="great" disabled={chosen[0] === chosen[1]}>
          {say('hall.result.save')}
        </Button>
      </form>
    </Sheet>
  );
}
