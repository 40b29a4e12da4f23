import type { GameEvent, Viewer } from '@aerodrome/engine/core/game.ts';
import { lastOf } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Settings } from '../../../application/settings.ts';
import { sounds } from '../../../audio/sounds.ts';
import { groupFrames } from '../../../boards/groupFrames.ts';
import { logDrawingError } from '../../../boards/logDrawingError.ts';
import { gameOf } from '../../../games/index.ts';
import { narratorOf } from '../../../session/logNarrator.ts';
import type { BoardElements } from '../../../table/useBoard.ts';
import { useLiveRegion } from '../../../ui/LiveRegion.tsx';
import { animationSpeed } from '../../systemSettings.ts';
import type { ReplayTimeline } from './replayTimeline.ts';

/** Pause between two steps, at normal speed. */
const stepPauseMs = 700;

/** Position and playback of a replay: animated steps, or jumps. */
export function usePlayback(
  match: Match,
  timeline: ReplayTimeline,
  viewer: Viewer,
  { board, controls }: Pick<BoardElements, 'board' | 'controls'>,
  settings: Settings,
) {
  const { first, last } = timeline;
  const [at, setAt] = useState<number>(first);
  const [isPlaying, setPlaying] = useState(false);
  const [isAnimating, setAnimating] = useState(false);
  /** The view that the table shows during an animation. */
  const [viewWhileAnimating, setViewWhileAnimating] = useState<unknown>(null);
  /** The events that are being animated. */
  const [animatedEvents, setAnimatedEvents] = useState<readonly GameEvent[]>([]);
  const announcements = useLiveRegion();
  const { speak } = announcements;
  /** The animation of an entry, until it has ended. */
  const animation = useRef<{ abort: AbortController; ended: Promise<void> } | null>(null);

  /** Ends the animation, and waits until it has ended: nothing of it may come after what is shown next. */
  const halt = useCallback(async () => {
    animation.current?.abort.abort();
    await animation.current?.ended;
  }, []);

  const show = useCallback(
    async (entry: number) => {
      await halt();
      setAt(Math.max(first, Math.min(last, entry)));
    },
    [halt, first, last],
  );

  /** Plays the next entry on the board, and goes to it unless the animation was aborted or the board was closed. */
  const animateStep = useCallback(
    async (from: number, signal: AbortSignal) => {
      if (!controls || !timeline.isAnimated(from)) return setAt(from + 1);
      const isCut = () => signal.aborted || board.getSnapshot().controls !== controls;
      const narrator = narratorOf(match);
      let before = match.view(viewer, from);
      for (const group of groupFrames(match.frames(viewer, from + 1))) {
        if (isCut()) return;
        speak(group.flatMap(({ event }) => narrator.narrate(event).map(sentence)).join(' '));
        for (const { event } of group) sounds.play(gameOf(match.kind.id), event, animationSpeed(settings), settings);
        setViewWhileAnimating(before);
        setAnimatedEvents(group.map(({ event }) => event));
        const after = lastOf(group).view;
        // A failed animation is skipped: the board shows the view after it.
        await board.play(group, before, signal).catch((error: unknown) => {
          logDrawingError(error);
          board.send({ type: 'show', view: after });
        });
        before = after;
      }
      if (!isCut()) setAt(from + 1);
    },
    [match, timeline, viewer, board, controls, settings, speak],
  );
  const startAnimation = useCallback(
    (from: number) => {
      setAnimating(true);
      const abort = new AbortController();
      const ended = animateStep(from, abort.signal).finally(() => {
        animation.current = null;
        setAnimating(false);
        setViewWhileAnimating(null);
        setAnimatedEvents([]);
      });
      animation.current = { abort, ended };
    },
    [animateStep],
  );

  // Announcements for one viewer must not stay for the next: they may be secret.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the viewer changes
  useEffect(() => {
    announcements.clear();
  }, [viewer]);

  const jump = (entry: number) => {
    setPlaying(false);
    show(entry);
  };
  const step = (by: 1 | -1) => {
    setPlaying(false);
    // A running animation is cut short: forward to its end, backward to its start.
    if (isAnimating) show(by > 0 ? at + 1 : at);
    else if (by < 0) show(at - 1);
    else if (at < last) startAnimation(at);
  };
  const toggle = () => {
    if (!isPlaying && at >= last) show(first);
    setPlaying(!isPlaying);
  };

  useEffect(() => {
    if (!isPlaying || isAnimating) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => startAnimation(at), at === first ? 0 : stepPauseMs / (settings.speed || 1));
    return () => clearTimeout(timer);
  }, [isPlaying, isAnimating, at, first, last, startAnimation, settings.speed]);

  // Without an animation the board shows the view after the entry.
  useEffect(() => {
    if (!isAnimating) board.send({ type: 'show', view: timeline.view(viewer, at) });
  }, [board, isAnimating, timeline, viewer, at]);

  return { at, first, last, isPlaying, viewWhileAnimating, animatedEvents, announcements, halt, jump, step, toggle };
}
