import { insignia } from './livery.ts';

/** The sign of a victory: a cross for the Americans, a ring for the Germans. A path, since the fonts lack both. */
export function Insignia({ side, x, y }: { side: number; x: number; y: number }) {
  const { colour, kind } = insignia[side];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" fill="#fff6e2" stroke="#3c2413" strokeWidth="2" />
      {kind === 'cross' ? (
        <path d="M-9 0H9M0-9V9" stroke={colour} strokeWidth="6" />
      ) : (
        <circle r="7.5" fill="none" stroke={colour} strokeWidth="5.5" />
      )}
    </g>
  );
}
