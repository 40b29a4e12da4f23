import { useEffect, useRef } from 'react';
import type { Host } from '../../electron/contract.ts';
import type { DocumentStore } from '../application/documents.ts';
import { type IncomingFile, openMatchFile } from '../application/matches/importMatch.ts';
import type { CurrentMatch } from '../application/matches/match.ts';
import type { AppEvent } from './machine.ts';

/**
 * Opens the match of a file that is dropped on the window, double-clicked, or chosen in the menu. While a match or a
 * form is open, the match is only added to the saved ones, and a notice says so.
 */
export function useFileDrops(
  matches: DocumentStore<CurrentMatch>,
  host: Host,
  busy: boolean,
  send: (event: AppEvent) => void,
): void {
  const latest = useRef(busy);
  latest.current = busy;

  useEffect(() => {
    const bring = async (file: IncomingFile) => {
      send({ type: 'dismiss' });
      const read = await openMatchFile(matches, file);
      if ('problem' in read) return send({ type: 'problem', problem: read.problem });
      const open = read.ok;
      if (latest.current) {
        send({ type: 'tookIn' });
        send({ type: 'problem', problem: { code: 'saves.taken', params: { title: open.title } } });
      } else send({ type: open.match.outcome === null ? 'play' : 'watch', open });
    };

    let gone = false;
    const hear = async () => {
      while (!gone) {
        const answer = await host.nextShellRequest();
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
  }, [matches, host, send]);
}
