import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import type { ReactNode } from 'react';
import { Layout, squareSide } from './layout.ts';
import { ensigns } from './livery.ts';
import { planePictureUrl } from './planePictureUrl.ts';

interface SketchProps {
  gameData: GameData;
  className?: string;
  /** A part of the map, in squares from the lower left corner; default: all of it. */
  part?: { column: number; row: number; columns: number; rows: number };
  children?: (layout: Layout) => ReactNode;
}

/** The map as a small SVG: squares, fields, and the given children. */
export function Sketch({ gameData, className = 'sketch', part, children }: SketchProps) {
  const layout = new Layout(gameData);
  const { width, height, line } = layout;
  const box = part
    ? {
        x: part.column * squareSide,
        y: height - (part.row + part.rows) * squareSide,
        w: part.columns * squareSide,
        h: part.rows * squareSide,
      }
    : { x: 0, y: 0, w: width, h: height };
  const { columns, rows } = gameData.grid;
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * squareSide} 0V${height}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * squareSide}H${width}`),
  ];
  return (
    <svg className={className} viewBox={`${box.x - 2} ${box.y - 2} ${box.w + 4} ${box.h + 4}`} aria-hidden="true">
      <rect width={width} height={height} fill="#e3cfa2" />
      {!part && (
        <path
          d={`M0 ${height * 0.26}Q${width * 0.3} ${height * 0.46} ${width * 0.5} ${height * 0.38}T${width} ${height * 0.32}`}
          fill="none"
          stroke="#a9c3c8"
          strokeWidth="22"
        />
      )}
      {gameData.squadrons.map(({ landing, guns }, squadron) => (
        <g key={squadron}>
          {landing.map((square) => {
            const { x, y } = layout.at(square);
            return (
              <rect
                key={square}
                x={x - squareSide / 2}
                y={y - squareSide / 2}
                width={squareSide}
                height={squareSide}
                fill={ensigns[squadron].ink}
                opacity="0.62"
              />
            );
          })}
          {guns.map((gun) => {
            const { x, y } = layout.at(gameData.gunSquares[gun]);
            return (
              <circle key={gun} cx={x} cy={y} r="19" fill="#fff3d6" stroke={ensigns[squadron].ink} strokeWidth="6" />
            );
          })}
        </g>
      ))}
      <path d={lines.join('')} stroke="#7a5a2c" strokeOpacity="0.5" strokeWidth="2" />
      <path d={`M0 ${line - 6}H${width}M0 ${line + 6}H${width}`} stroke="#17100a" strokeWidth="5" />
      {children?.(layout)}
    </svg>
  );
}

interface SketchedPlaneProps {
  gameData: GameData;
  layout: Layout;
  plane: number;
  squadron?: number;
  square: number;
  /** `null` on the ground, without a stand. */
  facing: number | null;
  opacity?: number;
}

/** A plane on its stand or on its wheels. */
export function SketchedPlane({ gameData, layout, plane, square, facing, opacity = 1, ...of }: SketchedPlaneProps) {
  const squadron = of.squadron ?? gameData.planes[plane].squadron;
  const { x, y } = layout.at(square);
  const turn = (layout.heading(facing ?? gameData.squadrons[squadron].takesOff) * 180) / Math.PI;
  const size = facing === null ? 62 : 76;
  return (
    <g transform={`translate(${x} ${y})`} opacity={opacity}>
      {facing !== null && (
        <circle r="25" fill={ensigns[squadron].ink} stroke={ensigns[squadron].dark} strokeWidth="3" />
      )}
      <image
        href={planePictureUrl(gameData, plane)}
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size}
        transform={`rotate(${turn})`}
      />
    </g>
  );
}
