import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import { useSelector } from '@xstate/react';
import { type ComponentProps, useLayoutEffect, useMemo, useRef } from 'react';
import { groupFrames } from '../boards/groupFrames.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import type { Scene, Table, TrayProps } from '../table/table.ts';
import type { LiveRegionLines } from '../ui/LiveRegion.tsx';
import type { LogAnimation, SessionContext } from './context.ts';
import { DisplayedSceneContext, useDisplayedScene } from './displayedScene.ts';
import { matchTitle } from './matchTitle.ts';
import { type Regions, viewerOf } from './selectors.ts';
import type { Session } from './useSession.ts';

interface AnimatedTableProps extends Omit<ComponentProps<typeof TableFrame>, 'title'> {
  session: Session;
  context: SessionContext;
  play: Regions['play'];
  titleKey: Parameters<typeof matchTitle>[0]['titleKey'];
  announcements: LiveRegionLines;
}

/**
 * The table with the scene that the animation has reached. Only this component and the readers of `DisplayedSceneContext`
 * render again when a group of events begins: the elements in its props stay the same.
 */
export function AnimatedTable({ session, context, play, titleKey, announcements, ...frame }: AnimatedTableProps) {
  const { table, scene } = frame;
  const { animation } = context;
  const { view, eventsBegun } = useSelector(session, (latest) => latest.context.progress);
  const displayedView = animation ? view : scene.view;
  const animating = useMemo(() => animatedEvents(animation, eventsBegun), [animation, eventsBegun]);
  const displayedScene: Scene = useMemo(
    () =>
      displayedView === scene.view && animating.length === 0
        ? scene
        : { ...scene, view: displayedView, animating, awaiting: animating.length > 0 ? [] : scene.awaiting },
    [scene, displayedView, animating],
  );
  // Clears lines for the previous viewer; keeps those added with the change. Every group of events renders this component.
  const viewer = viewerOf(context);
  const heard = useRef({ viewer, lastId: 0 });
  useLayoutEffect(() => {
    if (heard.current.viewer !== viewer) announcements.clear(heard.current.lastId);
    heard.current = { viewer, lastId: announcements.lastId };
  });
  return (
    <DisplayedSceneContext value={displayedScene}>
      <TableFrame
        {...frame}
        scene={displayedScene}
        title={matchTitle({ table, context, play, scene, displayedScene, titleKey })}
      />
    </DisplayedSceneContext>
  );
}

/** The HTML over the board, with the scene that the animation has reached. */
export function BoardOverlay({
  Overlay,
  hand,
}: {
  Overlay: NonNullable<Table['BoardOverlay']>;
  hand: TrayProps | null;
}) {
  return <Overlay scene={useDisplayedScene()} hand={hand} />;
}

/** The events that are being animated: the last group that has begun. */
function animatedEvents(animation: LogAnimation | null, eventsBegun: number): readonly GameEvent[] {
  if (!animation || eventsBegun === 0) return [];
  const group = groupFrames(animation.frames.slice(0, eventsBegun)).at(-1) ?? [];
  return group.map(({ event }) => event);
}
