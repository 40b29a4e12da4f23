import type { Problem } from '@aerodrome/engine/core/result.ts';
import { takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import { type CampaignDocument, campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import type { CampaignEvent } from '@aerodrome/engine/meta/campaign/events.ts';
import type { Untimed } from '@aerodrome/engine/meta/eventLog.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flySortie } from '../../../application/campaigns.ts';
import { newId } from '../../../application/matches/match.ts';
import { useApp } from '../../context.ts';
import { campaignKind } from '../documents/kinds.ts';
import { useBundleExport } from '../documents/useBundleExport.ts';

/** What changes the campaign of a squadron room. */
export interface Pen {
  /** Appends an event; resolves to false if it was refused. */
  write(make: (document: CampaignDocument) => Untimed<CampaignEvent>): Promise<boolean>;
  fly(sortie: number): Promise<void>;
  /** Takes off once more where the match is lost: another deal, under another name. */
  flyAnew(sortie: number): Promise<void>;
  /** Brings a lost match back and flies it on. */
  bringBack(sortie: number): Promise<void>;
  watch(matchId: string): Promise<void>;
  /** The campaign with its matches as one file. */
  exportBundle(): Promise<void>;
}

const now = () => new Date().toISOString();

/** A campaign as it stands, and the pen. `problem` tells why there is nothing to show. */
export function useSquadron(id: string): { document: CampaignDocument | null; problem: Problem | null; pen: Pen } {
  const { application, send } = useApp();
  const [document, setDocument] = useState<CampaignDocument | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** The same for whoever writes twice before the page is drawn again. */
  const latest = useRef<CampaignDocument | null>(null);
  const { assignments, campaigns, matches } = application;

  const show = useCallback((shown: CampaignDocument) => {
    latest.current = shown;
    setDocument(shown);
  }, []);

  useEffect(() => {
    const look = async () => {
      await matches.flush();
      const read = await assignments.open(campaigns, id);
      if ('problem' in read) setProblem(read.problem);
      else show(read.ok);
    };
    look();
  }, [id, matches, assignments, campaigns, show]);

  const write = useCallback(
    async (make: (document: CampaignDocument) => Untimed<CampaignEvent>): Promise<boolean> => {
      if (!latest.current) return false;
      const written = campaignLog.append(latest.current, now(), make(latest.current));
      if ('problem' in written) {
        send({ type: 'problem', problem: written.problem });
        return false;
      }
      send({ type: 'dismiss' });
      show(written.ok);
      // The store keeps and reports a failed write; the ledger is updated once the document is on disk.
      if (!(await campaigns.documents.put(id, written.ok))) await assignments.open(campaigns, id);
      return true;
    },
    [id, campaigns, assignments, send, show],
  );

  const fly = useCallback(
    async (sortie: number) => {
      if (!latest.current) return;
      const answer = await flySortie({ assignments, campaigns, newId, now }, id, latest.current, sortie);
      if ('problem' in answer) return send({ type: 'problem', problem: answer.problem });
      send({ type: 'play', open: answer.ok.open });
      if (answer.ok.restored) send({ type: 'problem', problem: { code: 'squadron.restored' } });
    },
    [id, assignments, campaigns, send],
  );

  const flyAnew = useCallback(
    async (sortie: number) => {
      if (await write((document) => takeOffEvent(document, sortie, newId()))) await fly(sortie);
    },
    [write, fly],
  );

  const bringBack = useCallback(
    async (sortie: number) => {
      const matchId = latest.current && campaignLog.fold(latest.current).sorties[sortie]?.matchId;
      const failed = matchId && (await assignments.restore({ matchId }));
      if (failed) return send({ type: 'problem', problem: failed });
      await fly(sortie);
    },
    [assignments, fly, send],
  );

  const watch = useCallback(
    async (matchId: string) => {
      const read = await matches.open(matchId);
      send('ok' in read ? { type: 'watch', open: read.ok } : { type: 'problem', problem: read.problem });
    },
    [matches, send],
  );

  const exporting = useBundleExport(campaignKind);
  const exportBundle = useCallback(async () => {
    if (latest.current) await exporting(latest.current);
  }, [exporting]);

  return { document, problem, pen: { write, fly, flyAnew, bringBack, watch, exportBundle } };
}
