import type { ReactNode } from 'react';

export const ink = '#2a0d10';

/** A biplane from above in one colour, as SVG. */
export function Plane({
  x,
  y,
  turn,
  colour,
  size = 1,
}: {
  x: number;
  y: number;
  turn: number;
  colour: string;
  size?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} stroke={ink} strokeWidth="2.2">
      <path d="M-6-24H5Q9-24 9-20V20Q9 24 5 24H-6Q-9 24-9 20V-20Q-9-24-6-24Z" fill={ink} />
      <path d="M18-4.5Q-14-6-32-2V2Q-14 6 18 4.5Z" fill={colour} />
      <path d="M2-27H12Q16-27 16-23V23Q16 27 12 27H2Q-1 27-1 23V-23Q-1-27 2-27Z" fill={colour} />
      <path d="M-34-10H-25V10H-34Z" fill={colour} />
      <path d="M18-7H24V7H18Z" fill="#8d8a86" />
    </g>
  );
}

/** The frame of an emblem. */
export function EmblemFrame({ children }: { children: ReactNode }) {
  return (
    <svg className="emblem" viewBox="25 0 150 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The default emblem. */
export function DefaultEmblem() {
  return (
    <EmblemFrame>
      <rect width="200" height="150" fill="#7fb0c8" />
      <Plane x={100} y={75} turn={-45} colour="#b3261e" size={1.6} />
    </EmblemFrame>
  );
}
