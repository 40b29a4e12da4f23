import { EmblemFrame, ink, Plane } from '../emblemParts.tsx';

export function Emblem() {
  return (
    <EmblemFrame>
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
    </EmblemFrame>
  );
}
