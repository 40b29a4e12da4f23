import { useEffect, useState } from 'react';
import { useApp } from '../../context.ts';

/** How many tournaments have begun and are not over. */
export function useRunning(): number {
  const { application } = useApp();
  const [running, setRunning] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const answer = await application.tournaments.documents.list();
      if (!gone && 'ok' in answer) setRunning(answer.ok.filter(({ about }) => about?.standing === 'running').length);
    };
    look();
    return () => {
      gone = true;
    };
  }, [application]);
  return running;
}
