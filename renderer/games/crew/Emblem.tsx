import { EmblemFrame, ink } from '../emblemParts.tsx';

export function Emblem() {
  return (
    <EmblemFrame>
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
    </EmblemFrame>
  );
}
