import { itemAt } from '@aerodrome/engine/core/items.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { newId } from '../../../application/matches/match.ts';
import { useApp } from '../../context.ts';
import { documentOf, draftOf } from './draft.ts';

/** Creates a new draft with the same set-up and entrants, and opens it. */
export function useDuplicate(): (id: string) => Promise<void> {
  const { application, send } = useApp();
  const { documents } = application.tournaments;
  return async (id) => {
    const read = await documents.open(id);
    if ('problem' in read) return send({ type: 'problem', problem: read.problem });
    const { setup, entrants } = draftOf(read.ok);
    const title = say('tournaments.copy', { title: setup.title }).slice(0, 80);
    const seed = itemAt(crypto.getRandomValues(new Uint32Array(1)), 0);
    const copy = documentOf({ setup: { ...setup, title }, entrants }, seed, new Date().toISOString());
    if ('problem' in copy) return send({ type: 'problem', problem: copy.problem });
    const fresh = newId();
    if (!(await documents.put(fresh, copy.ok))) send({ type: 'newTournament', id: fresh });
  };
}
