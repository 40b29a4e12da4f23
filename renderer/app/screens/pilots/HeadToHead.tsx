import type { PilotRecord } from '@aerodrome/engine/meta/statistics.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Select } from '../../../ui/Field.tsx';

/** Results against one opponent. */
export function HeadToHead({ record: { against } }: { record: PilotRecord }) {
  const opponents = [...against].sort(([, a], [, b]) => b.played - a.played);
  const [chosen, setChosen] = useState<string | null>(null);
  const [key, other] = opponents.find(([of]) => of === chosen) ?? opponents[0] ?? [];
  if (!key || !other) return null;
  const { played, won, drawn, lost } = other;
  return (
    <section aria-label={say('pilots.against')}>
      <h3>{say('pilots.against')}</h3>
      <label className="pilot-select">
        <span>{say('pilots.against.who')}</span>
        <Select value={key} onChange={(event) => setChosen(event.target.value)}>
          {opponents.map(([of, { name }]) => (
            <option key={of} value={of}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <p role="status">{say('pilots.against.line', { played, won, drawn, lost })}</p>
      <svg className="pilot-scales" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(won / played) * 100} height="8" fill="#b3261e" />
        <rect x={(won / played) * 100} width={(drawn / played) * 100} height="8" fill="#d9b26a" />
        <rect x={((won + drawn) / played) * 100} width={(lost / played) * 100} height="8" fill="#3c2413" />
      </svg>
    </section>
  );
}
