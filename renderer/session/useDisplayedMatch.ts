import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { sounds } from '../audio/sounds.ts';
import { groupFrames } from '../boards/groupFrames.ts';
import { gameOf } from '../games/index.ts';
import type { BoardController } from '../table/boardController.ts';
import { useLiveRegion } from '../ui/LiveRegion.tsx';
import type { LogAnimation, SessionContext } from './context.ts';
import { useEnvironment } from './environment.ts';
import { LogNarrator, linesBefore, narrateFrames } from './logNarrator.ts';
import { viewerOf } from './selectors.ts';

/** The events that are being animated: the last group that has begun. */
function animatedEvents(animation: LogAnimation | null, eventsBegun: number): readonly GameEvent[] {
  if (!animation || eventsBegun === 0) return [];
  const group = groupFrames(animation.frames.slice(0, eventsBegun)).at(-1) ?? [];
  return group.map(({ event }) => event);
}

/**
 * The match as the viewer sees and hears it. Tray and spots use `selectedView`, which is a past one during a review; board,
 * aids and log keep step with the animation and use `displayedView`.
 */
export function useDisplayedMatch(context: SessionContext, board: BoardController) {
  const { settings, tableSettings } = useEnvironment();
  const { match, reviewedEntry, animation, progress } = context;
  const viewer = viewerOf(context);
  const { kind, options } = match;
  const narrator = useMemo(() => kind.narrator(options), [kind, options]);
  const logNarrator = useMemo(() => new LogNarrator(narrator), [narrator]);
  const announcements = useLiveRegion();
  // Clears lines for the previous viewer; keeps those added with the change. Every group of events renders this screen.
  const heard = useRef({ viewer, lastId: 0 });
  useLayoutEffect(() => {
    if (heard.current.viewer !== viewer) announcements.clear(heard.current.lastId);
    heard.current = { viewer, lastId: announcements.lastId };
  });
  board.onNarrate = (frames) => {
    for (const { event } of frames) {
      announcements.speak(narrator.narrate(event).map(sentence).join(' '));
      sounds.play(gameOf(match.kind.id), event, tableSettings.speed, settings);
    }
  };
  const [extraEntries, setExtraEntries] = useState(0);
  const last = match.length - 1;
  const at = reviewedEntry ?? last;
  const { lines: latestLines } = logNarrator.linesAround(match, last, viewer);
  const excerpt = logNarrator.linesAround(match, at, viewer, extraEntries);
  const selectedView = useMemo(() => match.view(viewer, at), [match, viewer, at]);
  const displayedView = animation ? (progress.view ?? animation.before) : selectedView;
  const { eventsBegun } = progress;
  const animating = useMemo(() => animatedEvents(animation, eventsBegun), [animation, eventsBegun]);
  const lines = useMemo(
    () =>
      animation
        ? [
            ...linesBefore(excerpt.lines, animation.firstEntry),
            ...narrateFrames(narrator, animation.frames.slice(0, eventsBegun), animation.firstEntry),
          ]
        : excerpt.lines,
    [animation, eventsBegun, excerpt.lines, narrator],
  );
  useEffect(() => {
    if (!animation) board.send({ type: 'show', view: selectedView });
  }, [board, animation, selectedView]);
  const log = { lines, hasEarlier: excerpt.hasEarlier, onEarlier: setExtraEntries };
  return { selectedView, displayedView, animating, latestLines, log, announcements };
}
