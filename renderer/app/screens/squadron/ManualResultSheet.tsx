import { itemAt } from '@aerodrome/engine/core/items.ts';
import { manualResultEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import { gradeNames } from '@aerodrome/engine/meta/campaign/definition.ts';
import { missionOptions, sortieRulesOf } from '@aerodrome/engine/meta/campaign/missionOptions.ts';
import { sortieCount } from '@aerodrome/engine/meta/campaign/orders.ts';
import { missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { CampaignPageProps } from './campaignPage.ts';
import { playerNames } from './flightText.ts';

/** Manual result of a mission that was flown on a real table: grade, lost planes and victories. */
export function ManualResultSheet({
  state,
  actions,
  onClose,
  onTyped,
}: CampaignPageProps & { onClose(): void; onTyped(): void }) {
  const { flights, lead } = state;
  const mission = missionOf(state);
  const { planes, crew } = sortieRulesOf(mission);
  const count = planes(missionOptions(state, lead)) + (mission.charge ? 1 : 0);
  const [grade, setGrade] = useState(0);
  const [lost, setLost] = useState<readonly (readonly number[])[]>(flights.map(() => []));
  const [victories, setVictories] = useState<readonly (readonly number[])[]>(() =>
    flights.map(() => Array.from({ length: count }, () => 0)),
  );
  const [note, setNote] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // All pilots of a plane's crew get its victories.
    const byPilot = victories.map((all) => all.flatMap((won) => Array.from({ length: crew }, () => won)));
    const result = { grade, lost, victories: byPilot, note };
    for (let sortie = 0; sortie < sortieCount(state); sortie++) {
      if (!(await actions.append((document) => manualResultEvent(document, sortie, result)))) return;
    }
    onTyped();
  };
  const setPlaneLost = (flight: number, plane: number, down: boolean) => {
    const others = itemAt(lost, flight).filter((one) => one !== plane);
    setLost(lost.with(flight, down ? [...others, plane] : others));
  };
  return (
    <Sheet title={say('typed.title')} onClose={onClose}>
      <form onSubmit={save}>
        <p>{say('typed.about')}</p>
        <RadioGroup
          label={say('typed.grade', { name: playerNames(state, lead) })}
          name="grade"
          value={grade}
          choices={gradeNames.map((name, at) => ({ value: at - 2, label: say(`grade.${name}`) }))}
          onChange={(value) => setGrade(value)}
        />
        {flights.map(({ side }, flight) => (
          <fieldset key={side} className="choice typed-planes">
            <legend>{flights.length > 1 ? playerNames(state, flight) : say('typed.planes')}</legend>
            {Array.from({ length: count }, (_, plane) => (
              <div key={plane} className="typed-plane">
                <Checkbox
                  label={say('typed.plane', { number: plane + 1 })}
                  value={itemAt(lost, flight).includes(plane)}
                  onChange={(down) => setPlaneLost(flight, plane, down)}
                />
                <label>
                  <span>{say('typed.victories')}</span>
                  <Input
                    type="number"
                    min={0}
                    max={12}
                    value={itemAt(victories, flight)[plane]}
                    onChange={({ target }) => {
                      const won = Math.max(0, Math.min(12, Math.floor(Number(target.value) || 0)));
                      setVictories(victories.with(flight, itemAt(victories, flight).with(plane, won)));
                    }}
                  />
                </label>
              </div>
            ))}
          </fieldset>
        ))}
        <Field label={say('typed.note')}>
          <Input maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <p className="sheet-buttons">
          <Button type="submit">{say('typed.save')}</Button>
        </p>
      </form>
    </Sheet>
  );
}
