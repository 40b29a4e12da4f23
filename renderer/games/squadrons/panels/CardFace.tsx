import { say } from '@aerodrome/engine/text/say.ts';
import { memo } from 'react';
import { cardColours, cardKind, figurePaths, flashes, flashPoints } from '../board/cardArt.ts';

/** A squadron card, face up. Callers add its text for screen readers. */
export const CardFace = memo(function CardFace({ card }: { card: number }) {
  const kind = cardKind(card);
  const ink = cardColours[kind];
  return (
    <svg className="card-face" viewBox="0 0 80 108" aria-hidden="true">
      <rect x="2" y="2" width="76" height="104" rx="8" fill="#fff9ea" stroke={ink} strokeWidth="4" />
      <text className="card-title" x="40" y="24" textAnchor="middle" fill={ink}>
        {say(`table.squadrons.card.${kind}`)}
      </text>
      {kind === 'burst' ? (
        <>
          <path d={flashes[card - 1].map(([x, y]) => flashPoints(x, y)).join('')} fill="#e0561f" />
          <text className="card-value" x="40" y="100" textAnchor="middle" fill={ink}>
            {card}
          </text>
        </>
      ) : (
        <>
          <path d={figurePaths[kind].line} fill="none" stroke={ink} strokeWidth="6" strokeLinecap="round" />
          <path d={figurePaths[kind].head} fill={ink} />
        </>
      )}
    </svg>
  );
});

/** The back of a card. */
export function CardBack() {
  return (
    <svg className="card-face" viewBox="0 0 80 108" aria-hidden="true">
      <rect x="2" y="2" width="76" height="104" rx="8" fill="#5b3a22" stroke="#2a180b" strokeWidth="4" />
      <rect x="11" y="11" width="58" height="86" fill="none" stroke="#caa45a" strokeWidth="2" />
      <path d={flashPoints(40, 54, 20)} fill="#caa45a" />
    </svg>
  );
}
