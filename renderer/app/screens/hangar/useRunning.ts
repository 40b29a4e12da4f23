import { useEffect, useState } from 'react';
import { useApp } from '../../context.ts';

/** How many tournaments have begun and are not over. */
export function useRunning(): number {
  const { host, meta } = useApp();
  const [running, setRunning] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      await meta.tournaments.documents.settled();
      const answer = await host.list('tournaments');
      if (!gone && 'ok' in answer) setRunning(answer.ok.filter(({ about }) => about?.standing === 'running').length);
    };
    look();
    return () => {
      gone = true;
    };
  }, [host, meta]);
  return running;
}
