import { useEffect, useRef } from 'react';
import type { Host } from '../../electron/contract.ts';
import type { Application } from '../application/application.ts';
import type { IncomingFile } from '../application/matches/importMatch.ts';
import type { AppEvent } from './machine.ts';

/**
 * Opens the match of a file that is dropped on the window, double-clicked, or chosen in the menu. While a match or a
 * form is open, the match is only added to the saved ones, and a notice says so. A file that arrives before the services
 * are loaded waits for them.
 */
export function useFileDrops(
  host: Host,
  loadApplication: () => Promise<Application>,
  busy: boolean,
  send: (event: AppEvent) => void,
): void {
  const latestBusy = useRef(busy);
  latestBusy.current = busy;

  useEffect(() => {
    const openFile = async (file: IncomingFile) => {
      send({ type: 'dismiss' });
      const services = await Promise.all([loadApplication(), import('../application/matches/importMatch.ts')]).catch(
        () => null,
      );
      if (!services) return send({ type: 'problem', problem: { code: 'app.notLoaded' } });
      const [application, { openMatchFile }] = services;
      const read = await openMatchFile(application, file);
      if ('problem' in read) return send({ type: 'problem', problem: read.problem });
      const matchDocument = read.ok;
      if (latestBusy.current) {
        send({ type: 'folderChanged' });
        send({ type: 'problem', problem: { code: 'saves.taken', params: { title: matchDocument.title } } });
      } else send({ type: matchDocument.match.outcome === null ? 'play' : 'replay', matchDocument });
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
  }, [host, loadApplication, send]);
}
