import { sentence } from '@aerodrome/engine/text/say.ts';
import { useEffect, useMemo, useState } from 'react';
import { sounds } from '../audio/sounds.ts';
import { gameOf } from '../games/index.ts';
import type { BoardController } from '../table/boardController.ts';
import { useLiveRegion } from '../ui/LiveRegion.tsx';
import type { SessionContext } from './context.ts';
import { useEnvironment } from './environment.ts';
import { LogNarrator } from './logNarrator.ts';
import { viewerOf } from './selectors.ts';

/**
 * The match as the viewer sees and hears it. Tray and spots use `selectedView`, which is a past one during a review.
 * Board, aids and log keep step with the animation; see `AnimatedTable`.
 */
export function useDisplayedMatch(context: SessionContext, board: BoardController) {
  const { settings, tableSettings } = useEnvironment();
  const { match, reviewedEntry, animation } = context;
  const viewer = viewerOf(context);
  const { kind, options } = match;
  const narrator = useMemo(() => kind.narrator(options), [kind, options]);
  const logNarrator = useMemo(() => new LogNarrator(narrator), [narrator]);
  const announcements = useLiveRegion();
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
  const { lines, hasEarlier } = logNarrator.linesAround(match, at, viewer, extraEntries);
  const selectedView = useMemo(() => match.view(viewer, at), [match, viewer, at]);
  useEffect(() => {
    if (!animation) board.send({ type: 'show', view: selectedView });
  }, [board, animation, selectedView]);
  const log = { narrator, lines, hasEarlier, onEarlier: setExtraEntries };
  return { selectedView, latestLines, log, announcements };
}
