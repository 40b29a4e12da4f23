import { EmblemFrame, ink, Plane } from '../emblemParts.tsx';

export function Emblem() {
  return (
    <EmblemFrame>
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
    </EmblemFrame>
  );
}
