import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { isSettled } from '@aerodrome/engine/meta/tournament/pairs.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../context.ts';

/** The latest copy of a tournament that is damaged, and how to go on from it. */
export function useEarlier(id: string, damaged: boolean, reload: () => Promise<void>) {
  const { application, send } = useApp();
  const { documents } = application.tournaments;
  const [copy, setCopy] = useState<{ content: TournamentDocument; text: string } | null>(null);
  useEffect(() => {
    let gone = false;
    if (damaged) documents.earlier(id).then((found) => !gone && setCopy(found));
    return () => {
      gone = true;
    };
  }, [id, damaged, documents]);

  const goBack = async () => {
    const problem = copy && (await documents.revertTo(id, copy.text));
    if (problem) return send({ type: 'problem', problem });
    await reload();
  };
  return { copy: copy?.content ?? null, goBack };
}

/** How much of it had been settled by then. */
export function settledIn(document: TournamentDocument): number {
  return [...tournamentLog.fold(document).pairs.values()].reduce(
    (sum, { legs }) => sum + legs.filter(isSettled).length,
    0,
  );
}
