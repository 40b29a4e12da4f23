import type { Narrator } from '@aerodrome/engine/text/narrator.ts';
import { useSelector } from '@xstate/react';
import { type ComponentProps, useMemo } from 'react';
import type { LogAnimation } from './context.ts';
import { Log } from './Log.tsx';
import { linesBefore, narrateFrames } from './logNarrator.ts';
import type { Session } from './useSession.ts';

interface MatchLogProps extends ComponentProps<typeof Log> {
  session: Session;
  narrator: Narrator;
  animation: LogAnimation | null;
}

/** The log of a match that is played. During an animation it ends with the events that have begun. */
export function MatchLog({ session, narrator, animation, lines, ...log }: MatchLogProps) {
  const eventsBegun = useSelector(session, ({ context }) => context.progress.eventsBegun);
  const displayedLines = useMemo(
    () =>
      animation
        ? [
            ...linesBefore(lines, animation.firstEntry),
            ...narrateFrames(narrator, animation.frames.slice(0, eventsBegun), animation.firstEntry),
          ]
        : lines,
    [animation, eventsBegun, lines, narrator],
  );
  return <Log {...log} lines={displayedLines} />;
}
