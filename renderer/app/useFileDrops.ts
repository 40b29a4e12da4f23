import { useEffect, useRef } from 'react';
import type { Host } from '../../electron/contract.ts';
import type { DocumentStore } from '../application/documents.ts';
import { type IncomingFile, openMatchFile } from '../application/matches/importMatch.ts';
import type { MatchDocument } from '../application/matches/match.ts';
import type { AppEvent } from './machine.ts';

/**
 * Opens the match of a file that is dropped on the window, double-clicked, or chosen in the menu. While a match or a
 * form is open, the match is only added to the saved ones, and a notice says so.
 */
export function useFileDrops(
  matches: DocumentStore<MatchDocument>,
  host: Host,
  busy: boolean,
  send: (event: AppEvent) => void,
): void {
  const latestBusy = useRef(busy);
  latestBusy.current = busy;

  useEffect(() => {
    const openFile = async (file: IncomingFile) => {
      send({ type: 'dismiss' });
      const read = await openMatchFile(matches, file);
      if ('problem' in read) return send({ type: 'problem', problem: read.problem });
      const open = read.ok;
      if (latestBusy.current) {
        send({ type: 'folderChanged' });
        send({ type: 'problem', problem: { code: 'saves.taken', params: { title: open.title } } });
      } else send({ type: open.match.outcome === null ? 'play' : 'watch', open });
    };

    let isCancelled = false;
    const handleShellRequests = async () => {
      while (!isCancelled) {
        const answer = await host.nextShellRequest();
        if ('problem' in answer || answer.ok === null) return;
        if ('show' in answer.ok) send({ type: 'sheet', sheet: answer.ok.show });
        else if ('refused' in answer.ok) send({ type: 'problem', problem: answer.ok.refused });
        else {
          const { name, text } = answer.ok.open;
          await openFile({ name, size: text.length, text: async () => text });
        }
      }
    };
    handleShellRequests();

    /** Without this the browser would navigate to the dropped file. */
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const onDrop = async (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      for (const file of files) await openFile(file);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('drop', onDrop);
    return () => {
      isCancelled = true;
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('drop', onDrop);
    };
  }, [matches, host, send]);
}
