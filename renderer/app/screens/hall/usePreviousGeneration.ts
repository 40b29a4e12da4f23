import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { isSettled } from '@aerodrome/engine/meta/tournament/pairs.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../context.ts';

/** The latest readable generation of a damaged tournament file, and a function that restores it. */
export function usePreviousGeneration(id: string, isDamaged: boolean, reload: () => Promise<void>) {
  const { application, send } = useApp();
  const { documents } = application.tournaments;
  const [copy, setCopy] = useState<{ content: TournamentDocument; text: string } | null>(null);
  useEffect(() => {
    let isCancelled = false;
    if (isDamaged) documents.latestReadableGeneration(id).then((found) => !isCancelled && setCopy(found));
    return () => {
      isCancelled = true;
    };
  }, [id, isDamaged, documents]);

  const restore = async () => {
    const problem = copy && (await documents.revertTo(id, copy.text));
    if (problem) return send({ type: 'problem', problem });
    await reload();
  };
  return { previous: copy?.content ?? null, restore };
}

/** Number of legs with a result. */
export function countSettledLegs(document: TournamentDocument): number {
  return [...tournamentLog.fold(document).pairs.values()].reduce(
    (sum, { legs }) => sum + legs.filter(isSettled).length,
    0,
  );
}
