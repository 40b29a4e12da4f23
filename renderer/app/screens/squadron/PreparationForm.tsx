import { itemAt } from '@aerodrome/engine/core/items.ts';
import { sortieCount } from '@aerodrome/engine/meta/campaign/orders.ts';
import { checkPreparation, proposePreparation } from '@aerodrome/engine/meta/campaign/preparation.ts';
import { missionOf, type Preparation, type Purchase } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field, Select } from '../../../ui/Field.tsx';
import { useApp } from '../../context.ts';
import type { CampaignPageProps } from './campaignPage.ts';
import { FateOdds } from './FateOdds.tsx';
import { flightText, playerNames } from './flightText.ts';
import { Purchases } from './Purchases.tsx';
import { SortieForm } from './SortieForm.tsx';

interface PreparationFormProps extends CampaignPageProps {
  flight: number;
  /** Label of the submit button. */
  doneLabel: string;
  onDone(): void;
  /** Opens the manual result sheet. */
  onTyping?: (() => void) | undefined;
  /** Why manual results are not allowed. */
  note?: string | undefined;
}

/** Preparation of a flight before take-off: crews, planes, purchases and rest. */
export function PreparationForm({ state, actions, flight, doneLabel, onDone, onTyping, note }: PreparationFormProps) {
  const { info } = useApp();
  const [draft, setDraft] = useState<Preparation>(
    () => state.preparations[flight] ?? proposePreparation(state, flight),
  );
  const mission = missionOf(state);
  const text = flightText(state, flight);
  const refused = checkPreparation(state, flight, draft);
  const write = (preparation: Preparation) => actions.append(() => ({ type: 'prepared', flight, preparation }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (refused === null && (await write(draft))) onDone();
  };
  const spend = (spent: readonly Purchase[]) => setDraft({ ...draft, spent });
  /** Intelligence reveals the enemy's planes, so its purchase is stored at once and cannot be undone. */
  const buyIntelligence = async () => {
    const asked = { ...draft, spent: [...draft.spent, { buy: 'intelligence' } as const] };
    if (await write(asked)) setDraft(asked);
  };
  const sorties = Array.from({ length: sortieCount(state) }, (_, sortie) => sortie);
  const fit = itemAt(state.flights, flight).pilots.filter(({ condition }) => condition === 'fit');
  return (
    <Card as="form" className="preparing" onSubmit={save}>
      <section className="preparing-form" aria-label={say('brief.who.of', { name: playerNames(state, flight) })}>
        {sorties.map((sortie) => (
          <SortieForm key={sortie} state={state} flight={flight} sortie={sortie} draft={draft} onChange={setDraft} />
        ))}
        <Purchases state={state} flight={flight} draft={draft} onChange={spend} onAsk={buyIntelligence} />
        <Field label={say('brief.rests')} className="rests">
          <Select
            value={draft.rests ?? ''}
            onChange={({ target: { value } }) => setDraft({ ...draft, rests: value === '' ? null : value })}
          >
            <option value="">{say('brief.rests.nobody')}</option>
            {fit.map(({ id, name }) => (
              <option key={id} value={id} disabled={draft.pilots.flat().includes(id)}>
                {name}
              </option>
            ))}
          </Select>
          <span className="begin-about">{say('brief.rests.about')}</span>
        </Field>
        <FateOdds state={state} flight={flight} pilots={draft.pilots.flat()} />
      </section>
      <div className="preparing-go">
        <p role="alert" className="refusal">
          {refused && text.refusal(refused, mission.game)}
        </p>
        {note && <p className="preparing-note">{note}</p>}
        {onTyping && (
          <Button
            look="quiet"
            disabled={refused !== null || info.readOnly}
            onClick={async () => (await write(draft)) && onTyping()}
          >
            {say('brief.type')}
          </Button>
        )}
        <Button type="submit" look="great" disabled={refused !== null || info.readOnly}>
          {doneLabel}
        </Button>
      </div>
    </Card>
  );
}
