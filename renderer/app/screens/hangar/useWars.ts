import { useEffect, useState } from 'react';
import { useApp } from '../../context.ts';

/** How many campaigns have begun and are not over. */
export function useWars(): number {
  const { host, meta } = useApp();
  const [wars, setWars] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      await meta.campaigns.documents.settled();
      const answer = await host.list('campaigns');
      if (!gone && 'ok' in answer) setWars(answer.ok.filter(({ about }) => about?.ended === false).length);
    };
    look();
    return () => {
      gone = true;
    };
  }, [host, meta]);
  return wars;
}
