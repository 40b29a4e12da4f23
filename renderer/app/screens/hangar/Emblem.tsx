import type { ReactNode } from 'react';

const ink = '#2a0d10';

/** A top-down biplane in one colour, for small signs. */
function Plane({
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

const emblems: Readonly<Record<string, ReactNode>> = {
  track: (
    <>
      <rect width="200" height="150" fill="#c8451f" />
      <circle cx="100" cy="78" r="34" fill="#ffcf5a" />
      <ellipse cx="100" cy="78" rx="54" ry="50" fill="none" stroke="#fff6e2" strokeWidth="9" strokeOpacity="0.75" />
      {Array.from({ length: 8 }, (_, i) => {
        const angle = (i * Math.PI) / 4;
        const at = { cx: 100 + 54 * Math.cos(angle), cy: 78 + 50 * Math.sin(angle) };
        return <circle key={angle} {...at} r="9" fill="#fff6e2" stroke={ink} strokeWidth="2" />;
      })}
      <Plane x={108} y={29} turn={182} colour="#b3261e" />
      <Plane x={56} y={112} turn={50} colour="#2c5f93" />
    </>
  ),
  airspace: (
    <>
      <rect width="200" height="150" fill="#1d4468" />
      <path
        d="M20-10 45 4V34L20 48-5 34V4ZM70-10 95 4V34L70 48 45 34V4ZM120-10 145 4V34L120 48 95 34V4ZM170-10 195 4V34L170 48 145 34V4ZM45 34 70 48V78L45 92 20 78V48ZM95 34 120 48V78L95 92 70 78V48ZM145 34 170 48V78L145 92 120 78V48ZM20 78 45 92V122L20 136-5 122V92ZM70 78 95 92V122L70 136 45 122V92ZM120 78 145 92V122L120 136 95 122V92ZM170 78 195 92V122L170 136 145 122V92Z"
        fill="none"
        stroke="#9cc3e4"
        strokeWidth="2"
        opacity="0.7"
      />
      <path
        d="M10 128q18-22 40-8 18-20 40 0 20-8 24 10H10ZM120 34q12-16 28-6 14-14 28 0 16-4 18 8h-74Z"
        fill="#cfe3f2"
        opacity="0.8"
      />
      <ellipse cx="120" cy="104" rx="30" ry="7" fill={ink} opacity="0.4" />
      <Plane x={95} y={66} turn={-30} colour="#d9a01d" size={1.35} />
    </>
  ),
  squadrons: (
    <>
      <rect width="200" height="150" fill="#d8c79c" />
      <path
        d="M0 34H200M0 68H200M0 102H200M0 136H200M34 0V150M68 0V150M102 0V150M136 0V150M170 0V150"
        stroke="#7a6a48"
        strokeWidth="1"
        opacity="0.6"
      />
      <path d="M0 118Q50 92 92 112T200 84" fill="none" stroke="#5f8fb0" strokeWidth="8" />
      <path
        d="M0 72 24 66 40 78 62 68 84 80 110 68 132 80 156 66 178 76 200 66"
        fill="none"
        stroke={ink}
        strokeWidth="3"
      />
      <path
        d="M0 80 24 74 40 86 62 76 84 88 110 76 132 88 156 74 178 84 200 74"
        fill="none"
        stroke={ink}
        strokeWidth="3"
      />
      <Plane x={56} y={36} turn={60} colour="#3f6b34" />
      <Plane x={112} y={30} turn={100} colour="#3f6b34" size={0.8} />
      <Plane x={146} y={112} turn={-120} colour="#b3261e" />
    </>
  ),
  crew: (
    <>
      <path d="M0 0H200V75H0Z" fill="#20365c" />
      <path d="M0 75H200V150H0Z" fill="#e0762a" />
      <circle cx="168" cy="26" r="15" fill="#fff6e2" />
      <circle cx="32" cy="124" r="18" fill="#ffcf5a" />
      {[
        { y: 62, fur: '#8a5a34', scarf: '#9cc3e4' },
        { y: 140, fur: '#c9a06a', scarf: '#b3261e' },
      ].map(({ y, fur, scarf }) => (
        <g key={y} transform={`translate(100 ${y})`} stroke={ink} strokeWidth="3">
          <path d="M-30-44Q-50-40-44-8Q-30-4-24-18ZM30-44Q50-40 44-8Q30-4 24-18Z" fill={ink} />
          <path d="M-28-34Q0-62 28-34Q34-4 12 6H-12Q-34-4-28-34Z" fill={fur} />
          <path d="M-29-30H29V-24H-29Z" fill="#3c2413" />
          <circle cx="-13" cy="-26" r="11" fill="#ffcf5a" />
          <circle cx="13" cy="-26" r="11" fill="#ffcf5a" />
          <path d="M-7-8H7L0-1Z" fill={ink} />
          <path d="M-20 6H20V14H-20Z" fill={scarf} />
        </g>
      ))}
    </>
  ),
};

/** The small picture on a game's card. */
export function Emblem({ game }: { game: string }) {
  return (
    <svg className="emblem" viewBox="25 0 150 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {emblems[game]}
    </svg>
  );
}
