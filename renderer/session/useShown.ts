import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { sounds } from '../audio/sounds.ts';
import { groupFrames } from '../boards/groupFrames.ts';
import { gameOf } from '../games/index.ts';
import type { BoardController } from '../table/boardController.ts';
import { useLiveRegion } from '../ui/LiveRegion.tsx';
import type { SessionContext, Showing } from './context.ts';
import { useEnvironment } from './environment.ts';
import { viewerOf } from './selectors.ts';
import { before, Telling, tellFrames } from './telling.ts';

/** The events that are being played: the last group that has begun. */
function groupAt(showing: Showing | null, begun: number): readonly GameEvent[] {
  if (!showing || begun === 0) return [];
  const group = groupFrames(showing.frames.slice(0, begun)).at(-1) ?? [];
  return group.map(({ event }) => event);
}

/**
 * What the eyes that are open see and hear: the present for tray and spots; and what has been played of it so far for
 * the board, the aids and the log, which keep step.
 */
export function useShown(context: SessionContext, board: BoardController) {
  const { settings, tableSettings } = useEnvironment();
  const { match, lookedBack, showing, shown } = context;
  const viewer = viewerOf(context);
  const { kind, options } = match;
  const narrator = useMemo(() => kind.narrator(options), [kind, options]);
  const telling = useMemo(() => new Telling(narrator), [narrator]);
  const { lines: spoken, speak, clear } = useLiveRegion();
  // What was told to one pair of eyes is not for the next; what they are being told with the change is.
  const heard = useRef({ viewer, upTo: 0 });
  useLayoutEffect(() => {
    if (heard.current.viewer !== viewer) clear(heard.current.upTo);
    heard.current = { viewer, upTo: spoken.at(-1)?.id ?? 0 };
  }, [viewer, spoken, clear]);
  board.onNarrate = (frames) => {
    for (const { event } of frames) {
      speak(narrator.narrate(event).map(sentence).join(' '));
      sounds.play(gameOf(match.kind.id), event, tableSettings.speed, settings);
    }
  };
  const [farther, setFarther] = useState(0);
  const last = match.length - 1;
  const at = lookedBack ?? last;
  const { lines: told } = telling.around(match, last, viewer);
  const log = telling.around(match, at, viewer, farther);
  const present = useMemo(() => match.view(viewer, at), [match, viewer, at]);
  const view = showing ? (shown.view ?? showing.before) : present;
  const now = useMemo(() => groupAt(showing, shown.begun), [showing, shown.begun]);
  const lines = showing
    ? [...before(log.lines, showing.at), ...tellFrames(narrator, showing.frames.slice(0, shown.begun), showing.at)]
    : log.lines;
  useEffect(() => {
    if (!showing) board.send({ type: 'show', view: present });
  }, [board, showing, present]);
  return { present, view, now, told, logged: { lines, more: log.more, onFarther: setFarther }, spoken, speak };
}
