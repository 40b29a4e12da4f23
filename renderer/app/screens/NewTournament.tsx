import { itemAt } from '@aerodrome/engine/core/items.ts';
import { checkStart } from '@aerodrome/engine/meta/tournament/applyEvent.ts';
import { checkSetup, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { newId } from '../../application/matches/match.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { LiveRegion, useLiveRegion } from '../../ui/LiveRegion.tsx';
import { useShortcuts } from '../../ui/useShortcuts.ts';
import { useApp } from '../context.ts';
import { Page } from '../Page.tsx';
import { useRatings } from './pilots/useRecords.ts';
import { type Draft, documentOf, type Seeding, seededOrder } from './tournaments/draft.ts';
import { EntrantsSection } from './tournaments/EntrantsSection.tsx';
import { FormatSection } from './tournaments/FormatSection.tsx';
import { GamesSection } from './tournaments/GamesSection.tsx';
import { Summary } from './tournaments/Summary.tsx';
import { useDraft } from './tournaments/useDraft.ts';
import './tournaments.css';
import './newTournament.css';

/** Form of a new tournament: entrants, games and format. Saved as a draft while it is edited. */
export function NewTournament({ id: draftId, template }: { id: string | null; template: string | null }) {
  const [id] = useState(() => draftId ?? newId());
  const draft = useDraft(id, draftId !== null, template);
  return draft.content ? <DraftForm key={id} id={id} {...draft} draft={draft.content} /> : null;
}

type DraftFormProps = Omit<ReturnType<typeof useDraft>, 'content'> & { id: string; draft: Draft };

function DraftForm({ id, draft, seed, change, store }: DraftFormProps) {
  const { send, info, application } = useApp();
  const { profiles, ratingOf } = useRatings();
  const [seeding, setSeeding] = useState<Seeding>('list');
  const [tried, setTried] = useState(false);
  const announcements = useLiveRegion();
  const { speak } = announcements;
  const form = useRef<HTMLFormElement>(null);
  const { setup, entrants } = draft;
  const written = documentOf(draft, seed, new Date(0).toISOString());
  const state = 'ok' in written ? tournamentLog.fold(written.ok) : null;
  const wrong = {
    title: setup.title.trim() === '' ? say('tournaments.nameless') : null,
    what: inWords(checkSetup(setup)),
    who: inWords('problem' in written ? written.problem : checkStart(tournamentLog.fold(written.ok))),
  };
  const leave = async () => {
    await store.flush();
    send({ type: 'tournaments' });
  };

  const begin = async (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (wrong.title || wrong.what || wrong.who || info.readOnly) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    const at = new Date().toISOString();
    const entered = documentOf({ ...draft, setup: { ...setup, title: setup.title.trim() } }, seed, at);
    if ('problem' in entered) return;
    const order = seededOrder(entrants, seeding, seed, ratingOf(itemAt(setup.event, 0).game));
    const begun = tournamentLog.append(entered.ok, at, { type: 'seeded', order }, { type: 'begun' });
    if ('problem' in begun) return send({ type: 'problem', problem: begun.problem });
    store.discard();
    const problem = await application.tournaments.documents.put(id, begun.ok);
    if (!problem) send({ type: 'hall', id });
  };

  useShortcuts({ Escape: leave }, false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.ctrlKey && !document.querySelector('dialog[open]')) begin();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return (
    <Page
      title={say('tournaments.draft')}
      className="new-tournament"
      back={{ label: say('tournaments.back'), go: leave }}
    >
      <form className="new-form" ref={form} onSubmit={begin} noValidate>
        <Field label={say('tournaments.name')} className="new-title">
          <Input
            maxLength={80}
            value={setup.title}
            aria-invalid={tried && wrong.title !== null}
            aria-describedby="title-wrong"
            onChange={(event) => change({ ...draft, setup: { ...setup, title: event.target.value } })}
          />
          <span id="title-wrong" className="field-wrong">
            {tried && wrong.title}
          </span>
        </Field>
        <EntrantsSection
          draft={draft}
          profiles={profiles}
          seeding={seeding}
          wrong={tried ? wrong.who : null}
          onChange={change}
          onSeeding={setSeeding}
          speak={speak}
        />
        <GamesSection draft={draft} wrong={wrong.what} onChange={change} />
        <FormatSection draft={draft} onChange={change} />
        <Summary state={state} readOnly={info.readOnly} />
      </form>
      <LiveRegion announcements={announcements} />
    </Page>
  );
}

function inWords(problem: Parameters<typeof explain>[0] | null): string | null {
  return problem && explain(problem);
}
