import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useRef, useState } from 'react';
import { timeOf } from './clock.ts';
import type { SessionContext } from './context.ts';
import './clock.css';

interface ClockProps {
  context: SessionContext;
  held: boolean;
  speak(text: string): void;
}

const ticks = 200;
/** Seconds that are told to whoever does not see the watch, besides half of it. */
const told = [10, 5];

/** The stopwatch beside the hand; the tray's edge burns down with it. */
export function Clock({ context, held, speak }: ClockProps) {
  const [, tick] = useState(0);
  const seat = context.ticking?.seat ?? context.open ?? context.next;
  const time = seat === null ? null : timeOf(context, seat);
  useEffect(() => {
    if (held) return;
    const timer = setInterval(() => tick((count) => count + 1), ticks);
    return () => clearInterval(timer);
  }, [held]);
  const seconds = time ? Math.ceil(time.left / 1000) : 0;
  const said = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!time || held) return;
    const due = [Math.round(time.of / 2000), ...told].find((mark) => seconds <= mark && said.current > mark);
    if (seconds > said.current) said.current = Number.POSITIVE_INFINITY;
    if (due === undefined) return;
    said.current = due;
    speak(say('match.seconds', { seconds }));
  });
  if (!time) return null;
  const part = time.left / time.of;
  return (
    <div className={seconds <= 5 ? 'stopwatch late' : 'stopwatch'} role="timer" aria-live="off" data-held={held}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="stopwatch-face" cx="50" cy="50" r="42" />
        <circle className="stopwatch-left" cx="50" cy="50" r="21" pathLength="1" strokeDasharray={`${part} 1`} />
      </svg>
      <b>{seconds}</b>
      <i className="fuse" style={{ width: `${part * 100}%` }} aria-hidden="true" />
    </div>
  );
}
