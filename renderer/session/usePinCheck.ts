import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import { usePinGuard } from './PinGuardContext.ts';

/** Checks a typed PIN. `message` says why the last one was refused, or that further tries must wait. */
export function usePinCheck(stored: string | undefined) {
  const guard = usePinGuard();
  const [wrong, setWrong] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(stored ? guard.secondsLeft(stored) : 0);
  const [isChecking, setChecking] = useState(false);

  const isPaused = secondsLeft > 0;
  useEffect(() => {
    if (!stored || !isPaused) return;
    const timer = setTimeout(() => setSecondsLeft(guard.secondsLeft(stored)), secondsLeft * 1000);
    return () => clearTimeout(timer);
  }, [guard, stored, isPaused, secondsLeft]);

  /** Whether the PIN is right; without a stored PIN, any PIN is right. */
  const check = async (typed: string): Promise<boolean> => {
    if (!stored) return true;
    if (isChecking) return false;
    setChecking(true);
    const answer = await guard.check(typed, stored);
    setChecking(false);
    setWrong(answer.is === 'wrong');
    setSecondsLeft(answer.is === 'paused' ? answer.secondsLeft : 0);
    return answer.is === 'right';
  };
  const message = isPaused ? say('door.paused', { seconds: secondsLeft }) : wrong ? say('door.wrongPin') : '';
  return { check, message, isPaused, clear: () => setWrong(false) };
}
