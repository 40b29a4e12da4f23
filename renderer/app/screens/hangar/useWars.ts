import { useEffect, useState } from 'react';
import { useApp } from '../../context.ts';

/** How many campaigns have begun and are not over. */
export function useWars(): number {
  const { application } = useApp();
  const [wars, setWars] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const answer = await application.campaigns.documents.list();
      if (!gone && 'ok' in answer) setWars(answer.ok.filter(({ about }) => about?.ended === false).length);
    };
    look();
    return () => {
      gone = true;
    };
  }, [application]);
  return wars;
}
