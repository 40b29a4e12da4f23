import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useRef, useState } from 'react';
import { sounds } from '../audio/sounds.ts';
import { gameOf } from '../games/index.ts';
import { Watch } from '../table/Watch.tsx';
import { clockOf } from './clock.ts';
import type { SessionContext } from './context.ts';
import { useEnvironment } from './environment.ts';
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
  const seat = context.ticking?.seat ?? context.viewerSeat ?? context.pendingSeat;
  const time = seat === null ? null : clockOf(context, seat, performance.now());
  useEffect(() => {
    if (held) return;
    const timer = setInterval(() => tick((count) => count + 1), ticks);
    return () => clearInterval(timer);
  }, [held]);
  const seconds = time ? Math.ceil(time.leftMs / 1000) : 0;
  const { settings } = useEnvironment();
  const game = gameOf(context.match.kind.id);
  // Every second is heard once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the second is what changes
  useEffect(() => {
    if (time && !held) sounds.tick(game, seconds, 1 - time.leftMs / time.totalMs, settings);
  }, [seconds, held]);
  const said = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!time || held) return;
    const due = [Math.round(time.totalMs / 2000), ...told].find((mark) => seconds <= mark && said.current > mark);
    if (seconds > said.current) said.current = Number.POSITIVE_INFINITY;
    if (due === undefined) return;
    said.current = due;
    speak(say('match.seconds', { seconds }));
  });
  if (!time) return null;
  const part = time.leftMs / time.totalMs;
  return (
    <div className={seconds <= 5 ? 'stopwatch late' : 'stopwatch'} role="timer" aria-live="off" data-held={held}>
      <Watch part={part}>{seconds}</Watch>
      <i className="fuse" style={{ width: `${part * 100}%` }} aria-hidden="true">
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path d="M0-11L3-3L11 0L3 3L0 11L-3 3L-11 0L-3-3Z" />
        </svg>
      </i>
    </div>
  );
}
