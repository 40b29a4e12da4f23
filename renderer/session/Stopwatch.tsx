import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useRef, useState } from 'react';
import { sounds } from '../audio/sounds.ts';
import { gameOf } from '../games/index.ts';
import { StopwatchFace } from '../table/StopwatchFace.tsx';
import { turnTimeOf } from './clock.ts';
import type { SessionContext } from './context.ts';
import { useEnvironment } from './environment.ts';
import './stopwatch.css';

interface StopwatchProps {
  context: SessionContext;
  isStopped: boolean;
  speak(text: string): void;
}

const tickMs = 200;
/** Seconds left that are announced to screen readers, besides half of the time. */
const announcedSeconds = [10, 5];

/** The stopwatch beside the hand, with a fuse along the edge of the tray. */
export function Stopwatch({ context, isStopped, speak }: StopwatchProps) {
  const [, tick] = useState(0);
  const seat = context.runningClock?.seat ?? context.viewerSeat ?? context.pendingSeat;
  const time = seat === null ? null : turnTimeOf(context, seat, performance.now());
  useEffect(() => {
    if (isStopped) return;
    const timer = setInterval(() => tick((count) => count + 1), tickMs);
    return () => clearInterval(timer);
  }, [isStopped]);
  const seconds = time ? Math.ceil(time.leftMs / 1000) : 0;
  const { settings } = useEnvironment();
  const game = gameOf(context.match.kind.id);
  // One tick per second.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the second is what changes
  useEffect(() => {
    if (time && !isStopped) sounds.tick(game, seconds, 1 - time.leftMs / time.totalMs, settings);
  }, [seconds, isStopped]);
  const lastAnnounced = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!time || isStopped) return;
    const due = [Math.round(time.totalMs / 2000), ...announcedSeconds].find(
      (mark) => seconds <= mark && lastAnnounced.current > mark,
    );
    if (seconds > lastAnnounced.current) lastAnnounced.current = Number.POSITIVE_INFINITY;
    if (due === undefined) return;
    lastAnnounced.current = due;
    speak(say('match.seconds', { seconds }));
  });
  if (!time) return null;
  const fractionLeft = time.leftMs / time.totalMs;
  return (
    <div
      className={seconds <= 5 ? 'stopwatch late' : 'stopwatch'}
      role="timer"
      aria-live="off"
      data-stopped={isStopped}
    >
      <StopwatchFace part={fractionLeft}>{seconds}</StopwatchFace>
      <i className="fuse" style={{ width: `${fractionLeft * 100}%` }} aria-hidden="true">
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path d="M0-11L3-3L11 0L3 3L0 11L-3 3L-11 0L-3-3Z" />
        </svg>
      </i>
    </div>
  );
}
