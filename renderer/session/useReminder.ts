import { useEffect, useState } from 'react';
import { sounds } from '../audio/sounds.ts';
import { useEnvironment } from './environment.ts';

/**
 * Who takes long over a decision is reminded of those who wait, once, by a chime and by a word. Nobody is made to move:
 * `question` is what is asked and of whom, `null` while nobody is, and `seconds` 0 where nobody wants to be reminded.
 * Answers with the words that ask.
 */
export function useReminder(seconds: number, question: string | null): 'match.asked' | 'match.reminded' {
  const { settings } = useEnvironment();
  const [reminded, setReminded] = useState<string | null>(null);
  useEffect(() => {
    if (seconds === 0 || question === null || reminded === question) return;
    const timer = setTimeout(() => {
      sounds.chime(settings);
      setReminded(question);
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, question, reminded, settings]);
  return question !== null && reminded === question ? 'match.reminded' : 'match.asked';
}
