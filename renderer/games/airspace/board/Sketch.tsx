import type { Hex } from '@aerodrome/engine/boards/hex.ts';
import type { AirplaneName } from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { ReactNode } from 'react';
import type { Rect } from '../../../boards/board.ts';
import { heightOf } from './formation.ts';
import { hexSide, Layout } from './layout.ts';
import { planePictureUrl } from './PlanePicture.tsx';

interface SketchProps {
  gameData: GameData;
  className?: string;
  /** Shows only the hexes within this distance. */
  around?: { hex: Hex; hexes: number };
  /** SVG drawn over the hexes; gets their layout. */
  children?: (layout: Layout) => ReactNode;
}

function nearOf(layout: Layout, { hex, hexes }: { hex: Hex; hexes: number }): Rect {
  const { x, y } = layout.at(hex);
  const far = (hexes + 0.55) * hexSide * Math.sqrt(3);
  return { x: x - far, y: y - far, width: 2 * far, height: 2 * far };
}

/** The board as a small SVG. */
export function Sketch({ gameData, className = 'sketch', around, children }: SketchProps) {
  const layout = new Layout(gameData);
  const { x, y, width, height } = around ? nearOf(layout, around) : layout.bounds;
  const hexes = gameData.board.hexes.map((hex) => {
    const corners = layout.corners(hex, 0.96).map((at) => `${at.x.toFixed(0)} ${at.y.toFixed(0)}`);
    return `M${corners.join('L')}Z`;
  });
  return (
    <svg className={className} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <rect x={x} y={y} width={width} height={height} fill="#1d4f80" />
      <path d={hexes.join('')} fill="#ffffff14" stroke="#cfe3f2" strokeOpacity="0.6" strokeWidth="4" />
      {children?.(layout)}
    </svg>
  );
}

interface SketchedPlaneProps {
  layout: Layout;
  name: AirplaneName;
  hex: Hex;
  facing: number;
  altitude: number;
  opacity?: number;
}

/** A plane and its shadow; higher planes are larger. */
export function SketchedPlane({ layout, name, hex, facing, altitude, opacity = 1 }: SketchedPlaneProps) {
  const { x, y } = layout.at(hex);
  const { height, size } = heightOf(altitude);
  const span = 190 * size * (0.86 + 0.14 * height);
  const turn = (layout.heading(facing) * 180) / Math.PI;
  return (
    <g opacity={opacity}>
      <ellipse cx={x + 22 * height} cy={y + 31 * height} rx={span * 0.3} ry={span * 0.2} fill="#0b1a2e" opacity="0.4" />
      <image
        href={planePictureUrl(name)}
        x={-span / 2}
        y={-span / 2}
        width={span}
        height={span}
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    </g>
  );
}
