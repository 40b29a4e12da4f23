import type { ReactNode } from 'react';

/** The four tokens as small pictures. */
export function TokenPicture({ choice }: { choice: string }) {
  return (
    <svg className="token-picture" viewBox="0 0 60 60" aria-hidden="true">
      <rect width="60" height="60" rx="8" fill={choice === 'moon' ? '#1b2050' : '#58a5cf'} />
      <TokenSign token={choice} />
    </svg>
  );
}

/** A token in a box of 60 × 60. */
export function TokenSign({ token }: { token: string }) {
  return tokens[token];
}

const rays = Array.from({ length: 24 }, (_, i) => {
  const r = i % 2 === 0 ? 25 : 17;
  return `${(30 + Math.cos((i * Math.PI) / 12) * r).toFixed(1)} ${(30 + Math.sin((i * Math.PI) / 12) * r).toFixed(1)}`;
}).join('L');

const tokens: Readonly<Record<string, ReactNode>> = {
  sun: (
    <>
      <path d={`M${rays}Z`} fill="#e79a16" />
      <circle cx="30" cy="30" r="15" fill="#ffdc66" stroke="#b06a08" strokeWidth="2" />
    </>
  ),
  moon: (
    <>
      <circle cx="30" cy="30" r="18" fill="#e9ebf7" />
      <circle cx="24" cy="26" r="4" fill="#b3b9d6" />
      <circle cx="36" cy="34" r="5" fill="#b3b9d6" />
    </>
  ),
  antiAir: (
    <>
      {[
        [30, 18],
        [18, 26],
        [42, 26],
        [22, 40],
        [38, 40],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="11" fill="#2b2528" />
      ))}
      <path d="M30 14L34 26L46 30L34 34L30 46L26 34L14 30L26 26Z" fill="#ff9f2e" />
    </>
  ),
  claws: (
    <path
      d="M14 12Q20 30 12 50M30 10Q36 30 28 52M46 12Q52 30 44 50"
      fill="none"
      stroke="#2a1412"
      strokeWidth="7"
      strokeLinecap="round"
    />
  ),
};
