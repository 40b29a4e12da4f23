import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import type { ReactNode } from 'react';
import type { Point } from '../../../boards/board.ts';
import { Layout } from './layout.ts';
import { spaceColours } from './spaceColours.ts';

interface SketchProps {
  gameData: GameData;
  className?: string;
  /** SVG drawn over the board; gets the layout of its spaces. */
  children?: (layout: Layout) => ReactNode;
}

/** The board of Track as a small SVG: the ring, its loops, its exit and the colour of each space. */
export function Sketch({ gameData, className = 'sketch', children }: SketchProps) {
  const { board, ring, exits, colours } = gameData;
  const inks = spaceColours(gameData);
  const layout = new Layout(gameData);
  const { x, y, width, height } = layout.bounds;
  const line = (points: readonly Point[]) =>
    `M${points.map((at) => `${at.x.toFixed(1)} ${at.y.toFixed(1)}`).join('L')}`;
  const around = board.ring.map((_, space) => line(layout.edge(space, (space + 1) % ring.size))).join('');
  const loops = board.loops.map(({ colour, leaves, rejoins }, loop) => {
    const space = ring.loopSpace(loop);
    return { colour, d: line(layout.edge(leaves, space)) + line(layout.edge(space, rejoins)) };
  });
  const lane: string[] = [];
  if (exits) {
    lane.push(line(layout.edge(board.exit.leaves, ring.firstLaneSpace)));
    for (let space = ring.firstLaneSpace; space < ring.last; space++) lane.push(line(layout.edge(space, space + 1)));
  }
  const spaces = layout.spaces.slice(0, exits ? ring.off : ring.firstLaneSpace);
  return (
    <svg className={className} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <path d={around} fill="none" stroke="#fff6e2" strokeOpacity="0.45" strokeWidth="30" />
      {loops.map(({ colour, d }) => (
        <g key={colour} fill="none">
          <path d={d} stroke={inks[colour].full} strokeWidth="22" strokeOpacity="0.8" />
          <path d={d} stroke="#fff6e2" strokeWidth="4" strokeDasharray="14 12" />
        </g>
      ))}
      <path d={lane.join('')} fill="none" stroke={inks.blue.full} strokeWidth="22" strokeOpacity="0.8" />
      {spaces.map((at, space) => {
        const [first, second] = colours[space];
        return (
          <g key={space} transform={`translate(${at.x} ${at.y})`} stroke="#3c2413" strokeWidth="3">
            <ellipse rx="44" ry="37" fill={inks[first].full} />
            {second && <path d="M0-37A44 37 0 0 1 0 37Z" fill={inks[second].full} />}
          </g>
        );
      })}
      {children?.(layout)}
    </svg>
  );
}
