import { itemAt } from '@aerodrome/engine/core/items.ts';
import { gradeName } from '@aerodrome/engine/meta/campaign/definition.ts';
import { type CampaignState, gameSideOf, type PastMission, pilotOf } from '@aerodrome/engine/meta/campaign/state.ts';
import type { Debrief } from '@aerodrome/engine/meta/debrief.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field, TextArea } from '../../../ui/Field.tsx';
import type { CampaignPageProps } from './campaignPage.ts';
import { flightText, formatSigned, playerNames } from './flightText.ts';
import { Medal } from './Medal.tsx';
import { NewspaperPage } from './NewspaperPage.tsx';

interface CardProps extends CampaignPageProps {
  past: PastMission;
}

/** Grades of the flights, and turns and victories of each sortie. */
export function MissionResultCard({ state, past }: CardProps) {
  return (
    <>
      <h2>{say('debriefing.result')}</h2>
      {past.grades.map((grade, flight) => (
        <p key={playerNames(state, flight)} className={`verdict verdict-${gradeName(grade)}`}>
          {past.grades.length > 1
            ? say('debriefing.of', { name: playerNames(state, flight), words: say(`grade.${gradeName(grade)}`) })
            : say(`grade.${gradeName(grade)}`)}
        </p>
      ))}
      {past.sorties.map(({ debrief }, at) => (
        <p key={at}>
          {[say('debriefing.turns', { turns: debrief.turns }), ...describeVictories(state, past, debrief)].join(' · ')}
        </p>
      ))}
    </>
  );
}

/** Victories by flight; rivals are named. */
function describeVictories(state: CampaignState, past: PastMission, { planes }: Debrief): string[] {
  const mission = itemAt(state.war.definition.missions, past.order);
  return past.grades.map((_, flight) => {
    const side = 'game' in mission ? gameSideOf({ ...state, lead: past.lead }, flight, mission) : 0;
    const victories = planes.reduce((sum, plane) => sum + (plane.side === side ? plane.victories : 0), 0);
    const words = say('debriefing.victories', { victories });
    return past.grades.length > 1 ? say('debriefing.of', { name: playerNames(state, flight), words }) : words;
  });
}

/** Fates of the pilots who were shot down, and pilots who returned. */
export function FatesCard({ state, past }: CardProps) {
  const { fates, returned } = past;
  return (
    <>
      <h2>{say('debriefing.people')}</h2>
      {fates.length === 0 && <p>{say('debriefing.safe')}</p>}
      {fates.map(({ flight, pilot, from, outcome, drawnTwice }) => (
        <p key={`${flight} ${pilot}`}>
          {say('debriefing.fate', {
            pilot: nameOf(state, flight, pilot),
            from: { key: `fate.from.${from}` },
            outcome: { key: `fate.${outcome}` },
          })}{' '}
          {drawnTwice && say('debriefing.again')}
        </p>
      ))}
      {returned.map(({ flight, pilot }) => (
        <p key={`back ${flight} ${pilot}`}>{say('debriefing.returned', { pilot: nameOf(state, flight, pilot) })}</p>
      ))}
    </>
  );
}

/** Changes of the counters, medals and stars. */
export function CountersCard({ state, past }: CardProps) {
  const shown = state.war.definition.counters.filter((counter) => counter.shown).map(({ key }) => key);
  return (
    <>
      <h2>{say('debriefing.war')}</h2>
      {past.counterChanges.map((moved, flight) => {
        const text = flightText(state, flight);
        const changed = shown.filter((key) => (moved[key] ?? 0) !== 0);
        return (
          <div key={playerNames(state, flight)}>
            {past.counterChanges.length > 1 && <h3>{playerNames(state, flight)}</h3>}
            {changed.length === 0 && <p>{say('debriefing.still')}</p>}
            {changed.map((key) => (
              <p key={key}>
                {say('debriefing.moved', { counter: text.counter(key), by: formatSigned(itemAt(moved, key)) })}
              </p>
            ))}
          </div>
        );
      })}
      {past.medals.map(({ flight, pilot, medal }) => {
        const { tell } = flightText(state, flight);
        const params = { pilot: nameOf(state, flight, pilot), medal: tell({ key: `medal.${medal}` }) };
        return (
          <p key={`${flight} ${pilot} ${medal}`} className="awarded">
            <Medal definition={state.war.definition} medal={medal} />
            {say('debriefing.medal', params)} <em>{tell({ key: `medal.${medal}.citation` })}</em>
          </p>
        );
      })}
      {past.stars.map((key) => (
        <p key={key} className="star">
          {say('debriefing.star', { challenge: flightText(state, 0).tell({ key: `challenge.${key}` }) })}
        </p>
      ))}
    </>
  );
}

/** Diary page, with a field for the player's own note. */
export function DiaryCard({ state, past, actions }: CardProps) {
  return past.diary.map((lines, flight) => {
    const { tell } = flightText(state, flight);
    return (
      <section key={playerNames(state, flight)} className="diary-card">
        <h2>{say('debriefing.diary', { pilot: nameOf(state, flight, itemAt(past.diarists, flight)) })}</h2>
        <p className="handwriting">{lines.map(tell).join(' ')}</p>
        <NoteForm past={past} flight={flight} actions={actions} />
      </section>
    );
  });
}

function NoteForm({ past, flight, actions }: Omit<CardProps, 'state'> & { flight: number }) {
  const [text, setText] = useState(past.notes[flight] ?? '');
  const isSaved = text === past.notes[flight] && text !== '';
  const saveNote = (event: FormEvent) => {
    event.preventDefault();
    actions.append(() => ({ type: 'noted', number: past.number, flight, text }));
  };
  return (
    <form className="own-line" onSubmit={saveNote}>
      <Field label={say('debriefing.note')}>
        <TextArea maxLength={500} rows={2} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" look="plain" small>
        {say('debriefing.note.keep')}
      </Button>
      <span role="status">{isSaved && say('debriefing.note.kept')}</span>
    </form>
  );
}

export function NewspaperCard({ state, past }: CardProps) {
  return past.paper && <NewspaperPage state={state} paper={past.paper} />;
}

function nameOf({ flights }: CampaignState, flight: number, pilot: string): string {
  return pilotOf(itemAt(flights, flight), pilot).name;
}
