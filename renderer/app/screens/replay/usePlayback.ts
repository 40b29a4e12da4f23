import type { GameEvent, Viewer } from '@aerodrome/engine/core/game.ts';
import { lastOf } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Settings } from '../../../application/settings.ts';
import { sounds } from '../../../audio/sounds.ts';
import { groupFrames } from '../../../boards/groupFrames.ts';
import { gameOf } from '../../../games/index.ts';
import { narratorOf } from '../../../session/telling.ts';
import type { BoardPlace } from '../../../table/useBoard.ts';
import { useLiveRegion } from '../../../ui/LiveRegion.tsx';
import { speedOf } from '../../systemSettings.ts';
import type { Reel } from './reel.ts';

/** How long a step stays in sight before the next one, at normal speed. */
const rest = 700;

/** Where a replay stands, and how it moves: entry by entry with everything that flies, or by a jump. */
export function usePlayback(
  match: Match,
  reel: Reel,
  viewer: Viewer,
  { board, controls }: Pick<BoardPlace, 'board' | 'controls'>,
  settings: Settings,
) {
  const { first, last } = reel;
  const [at, setAt] = useState<number>(first);
  const [playing, setPlaying] = useState(false);
  const [moving, setMoving] = useState(false);
  /** What the table shows while something flies over it. */
  const [flown, setFlown] = useState<unknown>(null);
  /** What flies at this moment. */
  const [now, setNow] = useState<readonly GameEvent[]>([]);
  const { lines: spoken, speak, clear } = useLiveRegion();
  /** The animation of an entry, until it has ended. */
  const flight = useRef<{ abort: AbortController; ended: Promise<void> } | null>(null);

  /** Ends the animation, and waits until it has ended: nothing of it may come after what is shown next. */
  const halt = useCallback(async () => {
    flight.current?.abort.abort();
    await flight.current?.ended;
  }, []);

  const show = useCallback(
    async (entry: number) => {
      await halt();
      setAt(Math.max(first, Math.min(last, entry)));
    },
    [halt, first, last],
  );

  /** Plays the next entry on the board, and goes to it unless the animation was aborted or the board was closed. */
  const fly = useCallback(
    async (from: number, signal: AbortSignal) => {
      if (!controls || !reel.flies(from)) return setAt(from + 1);
      const isCut = () => signal.aborted || board.getSnapshot().controls !== controls;
      const narrator = narratorOf(match);
      let before = match.view(viewer, from);
      for (const group of groupFrames(match.frames(viewer, from + 1))) {
        if (isCut()) return;
        speak(group.flatMap(({ event }) => narrator.narrate(event).map(sentence)).join(' '));
        for (const { event } of group) sounds.play(gameOf(match.kind.id), event, speedOf(settings), settings);
        setFlown(before);
        setNow(group.map(({ event }) => event));
        const after = lastOf(group).view;
        // What cannot be shown is left out: the next one begins where it would have ended.
        await board.play(group, before, signal).catch(() => board.send({ type: 'show', view: after }));
        before = after;
      }
      if (!isCut()) setAt(from + 1);
    },
    [match, reel, viewer, board, controls, settings, speak],
  );
  const launch = useCallback(
    (from: number) => {
      setMoving(true);
      const abort = new AbortController();
      const ended = fly(from, abort.signal).finally(() => {
        flight.current = null;
        setMoving(false);
        setFlown(null);
        setNow([]);
      });
      flight.current = { abort, ended };
    },
    [fly],
  );

  // What was told to one pair of eyes is not for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes are the reason
  useEffect(() => {
    clear();
  }, [viewer]);

  const jump = (entry: number) => {
    setPlaying(false);
    show(entry);
  };
  const step = (by: 1 | -1) => {
    setPlaying(false);
    // One that is under way is cut short: forwards to its end, backwards to its beginning.
    if (moving) show(by > 0 ? at + 1 : at);
    else if (by < 0) show(at - 1);
    else if (at < last) launch(at);
  };
  const toggle = () => {
    if (!playing && at >= last) show(first);
    setPlaying(!playing);
  };

  useEffect(() => {
    if (!playing || moving) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => launch(at), at === first ? 0 : rest / (settings.speed || 1));
    return () => clearTimeout(timer);
  }, [playing, moving, at, first, last, launch, settings.speed]);

  // The board stands as the entry left it, whenever nothing flies.
  useEffect(() => {
    if (!moving) board.send({ type: 'show', view: reel.view(viewer, at) });
  }, [board, moving, reel, viewer, at]);

  return { at, first, last, playing, flown, now, spoken, halt, jump, step, toggle };
}
