import { useEffect, useState } from 'react';
import { sounds } from '../audio/sounds.ts';
import { useEnvironment } from './environment.ts';

/**
 * Reminds a player once, by a chime and another title, that the others wait. `questionId` identifies the decision and the
 * seat, or is `null` while no decision is due; 0 `seconds` mean no reminder. Returns the text key of the title.
 */
export function useReminder(seconds: number, questionId: string | null): 'match.asked' | 'match.reminded' {
  const { settings } = useEnvironment();
  const [reminded, setReminded] = useState<string | null>(null);
  useEffect(() => {
    if (seconds === 0 || questionId === null || reminded === questionId) return;
    const timer = setTimeout(() => {
      sounds.chime(settings);
      setReminded(questionId);
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, questionId, reminded, settings]);
  return questionId !== null && reminded === questionId ? 'match.reminded' : 'match.asked';
}
