import { useEffect, useRef } from 'react';
import type { Host } from '../../electron/contract.ts';
import type { MatchKeeper } from './documents.ts';
import type { AppEvent } from './machine.ts';
import { type Brought, openFile } from './taking.ts';

/**
 * Files that are dropped on the window, double-clicked, or chosen in its menu. The match of one is opened at once, unless
 * somebody is busy with another: then it is put with the saved ones, and said so.
 */
export function useBrought(host: Host, keeper: MatchKeeper, busy: boolean, send: (event: AppEvent) => void): void {
  const latest = useRef(busy);
  latest.current = busy;

  useEffect(() => {
    const bring = async (file: Brought) => {
      send({ type: 'dismiss' });
      const taken = await openFile(host, keeper, file);
      if ('problem' in taken) return send({ type: 'problem', problem: taken.problem });
      const { open } = taken;
      if (latest.current) {
        send({ type: 'tookIn' });
        send({ type: 'problem', problem: { code: 'saves.taken', params: { title: open.title } } });
      } else send({ type: open.match.outcome === null ? 'play' : 'watch', open });
    };

    let gone = false;
    const hear = async () => {
      while (!gone) {
        const answer = await host.nextWish();
        if ('problem' in answer || answer.ok === null) return;
        if ('show' in answer.ok) send({ type: 'sheet', sheet: answer.ok.show });
        else if ('refused' in answer.ok) send({ type: 'problem', problem: answer.ok.refused });
        else {
          const { name, text } = answer.ok.open;
          await bring({ name, size: text.length, text: async () => text });
        }
      }
    };
    hear();

    /** Else the browser would leave the page for the file. */
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = async (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      for (const file of files) await bring(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      gone = true;
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [host, keeper, send]);
}
