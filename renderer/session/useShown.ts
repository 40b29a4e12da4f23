import { sentence } from '@aerodrome/engine/text/say.ts';
import { useEffect, useMemo } from 'react';
import { useApp } from '../app/context.ts';
import { sounds } from '../audio/sounds.ts';
import type { BoardPlace } from '../table/useBoard.ts';
import { useSpoken } from '../ui/Spoken.tsx';
import type { SessionContext } from './context.ts';
import { viewerOf } from './seats.ts';
import { before, narratorOf, Telling, tellFrames } from './telling.ts';

/**
 * What the eyes that are open see and hear: the present for tray and spots; and what has been played of it so far for
 * the board, the aids and the log, which keep step.
 */
export function useShown(context: SessionContext, { opened, screen }: BoardPlace) {
  const { settings } = useApp();
  const { match, version, epoch, lookedBack, showing, shown } = context;
  const viewer = viewerOf(context);
  const narrator = useMemo(() => narratorOf(match), [match]);
  const telling = useMemo(() => new Telling(match, narrator), [match, narrator]);
  const { lines: spoken, speak } = useSpoken();
  screen.onTell = (frames) => {
    for (const { event } of frames) {
      speak(narrator.narrate(event).map(sentence).join(' '));
      sounds.play(match.kind.id, event, settings);
    }
  };
  const told = telling.lines(viewer, epoch);
  const at = lookedBack ?? match.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version counts the changes of the match
  const present = useMemo(() => match.view(viewer, at), [match, viewer, at, version]);
  const view = showing ? (shown.view ?? showing.before) : present;
  const lines = showing
    ? [...before(told, showing.at), ...tellFrames(narrator, showing.frames.slice(0, shown.begun), showing.at)]
    : told;
  useEffect(() => {
    if (opened && !showing) screen.sync(present);
  }, [opened, screen, showing, present]);
  return { present, view, told, lines, spoken, speak };
}
