import { gradeNames } from '@aerodrome/engine/meta/campaign/definition.ts';
import { sortieOf, sortiesOf, wholeOptions } from '@aerodrome/engine/meta/campaign/muster.ts';
import { typed } from '@aerodrome/engine/meta/campaign/occur.ts';
import { missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useState } from 'react';
import { Choice, Flag } from '../../../ui/Choice.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { Shown } from './shown.ts';
import { personOf } from './words.ts';

/** A mission that was flown on a real table: how it went, and what it cost. */
export function TypedSheet({ state, pen, onClose, onTyped }: Shown & { onClose(): void; onTyped(): void }) {
  const [grade, setGrade] = useState(0);
  const [lost, setLost] = useState<readonly number[]>([]);
  const [note, setNote] = useState('');
  const mission = missionOf(state);
  const count = sortieOf(mission).planes(wholeOptions(state, state.lead)) + (mission.charge ? 1 : 0);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const result = { grade, lost: [lost], victories: [[]], note };
    for (let sortie = 0; sortie < sortiesOf(state); sortie++) {
      if (!(await pen.write((running, at) => typed(running, at, sortie, result)))) return;
    }
    onTyped();
  };
  return (
    <Sheet title={say('typed.title')} onClose={onClose}>
      <form onSubmit={save}>
        <p>{say('typed.about')}</p>
        <Choice
          label={say('typed.grade', { name: personOf(state, 0) })}
          name="grade"
          value={grade}
          choices={gradeNames.map((name, at) => ({ value: at - 2, label: say(`grade.${name}`) }))}
          onChange={(value) => setGrade(value)}
        />
        <fieldset className="choice">
          <legend>{say('typed.lost')}</legend>
          {Array.from({ length: count }, (_, plane) => (
            <Flag
              // biome-ignore lint/suspicious/noArrayIndexKey: planes are known by their numbers
              key={plane}
              label={say('typed.plane', { number: plane + 1 })}
              value={lost.includes(plane)}
              onChange={(fell) => setLost(fell ? [...lost, plane] : lost.filter((one) => one !== plane))}
            />
          ))}
        </fieldset>
        <label>
          <span className="field-label">{say('typed.note')}</span>
          <input
            className="text-field"
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        <p className="sheet-ways">
          <button type="submit">{say('typed.save')}</button>
        </p>
      </form>
    </Sheet>
  );
}
