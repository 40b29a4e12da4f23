import { memo } from 'react';
import { dogLines, ink, type Mood } from '../board/dogLines.ts';

/** The mood of a dog by the rest of its deck, which is its life. */
export function moodOf(deck: number): Mood {
  return deck > 10 ? 'bold' : deck > 5 ? 'wary' : 'spent';
}

/** A dog in cap and goggles. Memoized: its drawing has many lines. */
export const Dog = memo(function Dog({ post, mood }: { post: number; mood: Mood }) {
  return (
    <svg className={`dog ${mood}`} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill="#cfe3ee" stroke={ink} strokeWidth="2" />
      <clipPath id={`dog-${post}`}>
        <circle cx="50" cy="50" r="48" />
      </clipPath>
      <g clipPath={`url(#dog-${post})`} strokeLinecap="round">
        <path d="M18 100Q22 80 50 80T82 100Z" fill="#5a4230" stroke={ink} strokeWidth="2.5" />
        {dogLines(post, mood).map(({ d, fill, stroke, width, at }, i) => (
          <path
            key={i}
            d={d}
            fill={fill ?? 'none'}
            stroke={stroke}
            strokeWidth={width}
            transform={at && `translate(${at.x} ${at.y}) scale(${at.side} 1) rotate(${at.turned})`}
          />
        ))}
      </g>
    </svg>
  );
});
