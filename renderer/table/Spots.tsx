import type { Spot } from '@aerodrome/engine/core/game.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { BoardTransform, Point } from '../boards/board.ts';
import { Button } from '../ui/Button.tsx';
import type { BoardController } from './boardController.ts';
import {
  type Bounds,
  boundsOf,
  clipOf,
  nearestInDirection,
  nearestTo,
  neighbourInOrder,
  type PickableSpot,
  type PickableSpots,
} from './spotGeometry.ts';

interface SpotsProps extends PickableSpots {
  board: BoardController;
  picked: readonly Spot[];
  onPick(picked: readonly Spot[]): void;
  /** A drag over these spots; returns whether it has picked something. */
  onDrag(trail: readonly Spot[]): boolean;
  onPoint(pointed: readonly Spot[] | null): void;
  onUnpick(): void;
}

/** Keys that go to the nearest spot in a direction. */
const arrowKeys: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Keys that go to the previous or next spot in the order of the offer. */
const cycleKeys: Readonly<Record<string, 1 | -1>> = { ',': -1, '.': 1 };

interface SpotButtonProps extends Bounds {
  spot: Spot;
  /** The shape that takes the pointer. */
  clip: string;
  label: string;
  pressed: boolean;
  isTabStop: boolean;
}

/** The button of one spot. Memoized: a map may offer a hundred, and most stay the same when others change. */
const SpotButton = memo(function Place({
  spot,
  x,
  y,
  width,
  height,
  clip,
  label,
  pressed,
  isTabStop,
}: SpotButtonProps) {
  return (
    <Button
      className="spot"
      data-spot={spot}
      tabIndex={isTabStop ? 0 : -1}
      style={{ left: x, top: y, width, height }}
      aria-label={label}
      aria-pressed={pressed}
    >
      <span style={{ clipPath: clip }} />
    </Button>
  );
});

/**
 * The offered spots as real buttons in one layer over the board, so that mouse, touch, keyboard, screen readers and tests
 * use the same elements. The layer moves with the camera as a whole, without a new layout.
 */
export const Spots = memo(function Spots({
  board,
  picks,
  labelOf,
  picked,
  onPick,
  onDrag,
  onPoint,
  onUnpick,
}: SpotsProps) {
  const outlines = useSyncExternalStore(board.subscribe, () => board.getSnapshot().outlines);
  const offered = useMemo(() => {
    const offered: PickableSpot[] = [];
    for (const [spot, picked] of picks) {
      const outline = outlines.get(spot);
      if (outline) offered.push({ spot, outline, picked, label: labelOf(spot, picked) });
    }
    return offered;
  }, [picks, outlines, labelOf]);
  const layer = useRef<HTMLDivElement>(null);
  const movingLayer = useRef<HTMLDivElement>(null);
  const matrix = useRef<BoardTransform | null>(null);
  const pressed = useRef<PickableSpot | null>(null);
  /** The spots that a drag has passed. */
  const trail = useRef<Spot[] | null>(null);
  const dragged = useRef(false);
  const [current, setCurrent] = useState<Spot | null>(null);

  useEffect(() => {
    let origin: DOMRect | null = null;
    return board.onTransform((moved) => {
      matrix.current = moved;
      const [over, moving] = [layer.current, movingLayer.current];
      if (!over || !moving) return;
      // Measured at rest only, since it forces a layout: nothing moves the layer together with the camera.
      if (moved.isAtRest || !origin) origin = over.getBoundingClientRect();
      const { x, y } = origin;
      moving.style.transform = `matrix(${moved.a}, 0, 0, ${moved.d}, ${moved.tx - x}, ${moved.ty - y})`;
      const camera = moved.isAtRest ? 'still' : 'moving';
      if (over.dataset.camera !== camera) over.dataset.camera = camera;
    });
  }, [board]);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point | null => {
    const now = matrix.current;
    return now && { x: (clientX - now.tx) / now.a, y: (clientY - now.ty) / now.d };
  };
  const named = ({ target }: PointerEvent | MouseEvent | FocusEvent | KeyboardEvent): PickableSpot | undefined => {
    const name = (target as Element).closest('[data-spot]')?.getAttribute('data-spot');
    return offered.find(({ spot }) => spot === name);
  };
  const spotOf = (event: PointerEvent): PickableSpot | null => {
    const point = pointOf(event);
    return named(event) ?? (point && nearestTo(offered, point));
  };
  const spotUnder = (event: PointerEvent): Spot | null => {
    const point = pointOf(event);
    return point && board.spotAt(point);
  };
  const onMove = (event: PointerEvent) => {
    const place = spotUnder(event);
    if (trail.current && place !== null && trail.current.at(-1) !== place) {
      trail.current.push(place);
      if (onDrag(trail.current)) dragged.current = true;
    }
    if (dragged.current) return;
    const spot = spotOf(event);
    if (spot) return onPoint(spot.picked);
    onPoint(place === null ? null : [...picked, place]);
  };
  const onUp = (event: PointerEvent) => {
    const [from, to] = [pressed.current, spotOf(event)];
    pressed.current = null;
    trail.current = null;
    if (dragged.current || !to) {
      dragged.current = false;
      return;
    }
    // Pressing on one spot and releasing on another picks both.
    if (from && from.spot !== to.spot) onPick([...from.picked, ...to.picked.slice(picked.length)]);
    else onPick(to.picked);
  };
  const onKey = (event: KeyboardEvent) => {
    const at = named(event);
    const direction = arrowKeys[event.key];
    const cycle = cycleKeys[event.key];
    if (event.key === 'Backspace') return onUnpick();
    if (!at || !(direction || cycle)) return;
    event.preventDefault();
    const next = direction ? nearestInDirection(offered, at, direction) : cycle && neighbourInOrder(offered, at, cycle);
    if (!next) return;
    layer.current?.querySelector<HTMLElement>(`[data-spot="${CSS.escape(next.spot)}"]`)?.focus();
  };
  const tabbed = offered.some(({ spot }) => spot === current) ? current : offered[0]?.spot;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of spots, not of fields
    <div
      className="spots"
      ref={layer}
      role="group"
      aria-label={say('match.board')}
      data-camera="still"
      onPointerMove={onMove}
      onPointerLeave={() => {
        trail.current = null;
        onPoint(null);
      }}
      onPointerDown={(event) => {
        pressed.current = spotOf(event);
        const place = spotUnder(event);
        trail.current = place === null ? null : [place];
        dragged.current = false;
        // A touch captures the pointer; released, the pointer events go to the spots that it passes.
        if (event.target instanceof Element && event.target.hasPointerCapture?.(event.pointerId))
          event.target.releasePointerCapture(event.pointerId);
      }}
      onPointerUp={onUp}
      onKeyDown={onKey}
      // For the keyboard and assistive technology. Pointers are handled above.
      onClick={(event) => {
        const spot = event.detail === 0 && named(event);
        if (spot) onPick(spot.picked);
      }}
      onFocus={(event) => {
        const spot = named(event);
        if (!spot) return;
        setCurrent(spot.spot);
        onPoint(spot.picked);
      }}
      onBlur={() => onPoint(null)}
    >
      <div className="spots-sheet" ref={movingLayer}>
        {offered.map(({ spot, outline, label }) => (
          <SpotButton
            key={spot}
            {...boundsOf(outline)}
            {...{ spot, label }}
            clip={clipOf(outline)}
            pressed={picked.includes(spot)}
            isTabStop={spot === tabbed}
          />
        ))}
      </div>
    </div>
  );
});
