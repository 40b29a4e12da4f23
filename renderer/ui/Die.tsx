import { pips } from './dice.ts';

/** A face of a die. */
export function Die({ face, className = '' }: { face: number; className?: string }) {
  return (
    <svg className={`die ${className}`} viewBox="-24 -24 48 48" aria-hidden="true">
      <rect x="-22" y="-22" width="44" height="44" rx="8" />
      {pips[face - 1]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 12} cy={y * 12} r="4.4" />
      ))}
    </svg>
  );
}
