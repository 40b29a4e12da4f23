import { pips } from './dice.ts';

/** A face of a die. */
export function Die({ face, className = '' }: { face: number; className?: string }) {
  return (
    <svg className={`die ${className}`} viewBox="-24 -24 48 48" aria-hidden="true">
      <rect x="-22" y="-22" width="44" height="44" rx="8" />
      {pips[face - 1].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 12} cy={y * 12} r="4.4" />
      ))}
    </svg>
  );
}

const points = Array.from({ length: 16 }, (_, i) => {
  const [r, angle] = [i % 2 === 0 ? 11 : 5.6, (i * Math.PI) / 8];
  return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
}).join(' ');

/** A point of damage. */
export function Burst() {
  return (
    <svg className="burst" viewBox="-12 -12 24 24" aria-hidden="true">
      <polygon points={points} />
    </svg>
  );
}
