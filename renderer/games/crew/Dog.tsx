import { breeds } from './breeds.ts';

/** How a dog takes it: ears up, ears back, or panting. */
export type Mood = 'bold' | 'wary' | 'spent';

/** By what is left of its deck, which is its life. */
export function moodOf(deck: number): Mood {
  return deck > 10 ? 'bold' : deck > 5 ? 'wary' : 'spent';
}

/** A dog in cap and goggles. */
export function Dog({ post, mood }: { post: number; mood: Mood }) {
  const { fur, face, muzzle, cap, scarf, ear, earInk, at, back, jowls, beard } = breeds[post];
  const laid = mood === 'bold' ? 0 : mood === 'wary' ? back : back * 1.3;
  const ink = '#26170d';
  const ears = [1, -1].map((side) => (
    <g
      key={side}
      transform={`translate(${50 + side * (at[0] - 50)} ${at[1]}) scale(${side} 1) rotate(${laid})`}
      stroke={ink}
      strokeWidth="2.5"
    >
      <path d={ear} fill={earInk} />
    </g>
  ));
  return (
    <svg className={`dog ${mood}`} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill="#cfe3ee" stroke={ink} strokeWidth="2" />
      <clipPath id={`dog-${post}`}>
        <circle cx="50" cy="50" r="48" />
      </clipPath>
      <g clipPath={`url(#dog-${post})`}>
        <path d="M18 100Q22 80 50 80T82 100Z" fill="#5a4230" stroke={ink} strokeWidth="2.5" />
        {ears}
        <path
          d="M22 42C22 18 78 18 78 42C80 66 70 84 50 84C30 84 20 66 22 42Z"
          fill={fur}
          stroke={ink}
          strokeWidth="2.5"
        />
        <path d="M40 36C34 56 36 76 50 80C64 76 66 56 60 36Z" fill={face} />
        <path d="M22 42C22 14 78 14 78 42C64 34 36 34 22 42Z" fill={cap} stroke={ink} strokeWidth="2.5" />
        <path d="M50 21V36" stroke={ink} strokeWidth="1.5" opacity="0.5" />
        {jowls && <path d="M29 66Q30 82 44 80L50 72L56 80Q70 82 71 66Z" fill={muzzle} stroke={ink} strokeWidth="2" />}
        <ellipse cx="50" cy="66" rx={jowls ? 17 : 15} ry="12" fill={muzzle} stroke={ink} strokeWidth="2" />
        {beard && (
          <path
            d="M35 68Q36 88 43 82L46 92L50 84L54 92L57 82Q64 88 65 68Q50 76 35 68Z"
            fill={muzzle}
            stroke={ink}
            strokeWidth="2"
          />
        )}
        <path d="M44 58H56Q57 63 50 66Q43 63 44 58Z" fill={ink} />
        {mood === 'spent' ? (
          <>
            <path d="M42 70Q50 76 58 70Q58 74 50 76Q42 74 42 70Z" fill="#5a1712" />
            <path d="M45 72Q44 88 50 89Q56 88 55 72Z" fill="#e5717a" stroke={ink} strokeWidth="1.8" />
            <path d="M50 76V84" stroke="#b84a55" strokeWidth="1.5" />
          </>
        ) : (
          <path
            d={mood === 'bold' ? 'M40 70Q45 75 50 70Q55 75 60 70' : 'M42 73Q46 70 50 72Q54 70 58 73'}
            fill="none"
            stroke={muzzle === '#3a2b22' ? '#d9aa6c' : ink}
            strokeWidth="2.2"
          />
        )}
        <path d="M20 44H80" stroke="#3c2413" strokeWidth="6" />
        {[37, 63].map((x) => (
          <g key={x}>
            <circle cx={x} cy="46" r="12" fill="#fff3d0" stroke="#8a5a1e" strokeWidth="4" />
            <circle cx={x} cy={mood === 'bold' ? 46 : 48} r="4.6" fill={ink} />
            <circle cx={x + 1.6} cy={mood === 'bold' ? 44.4 : 46.4} r="1.5" fill="#fff" />
            {mood === 'wary' && (
              <path d={`M${x - 11} ${x < 50 ? 37 : 41}L${x + 11} ${x < 50 ? 41 : 37}`} stroke={ink} strokeWidth="3" />
            )}
          </g>
        ))}
        {beard && <path d="M28 33L46 36M72 33L54 36" stroke={muzzle} strokeWidth="5" strokeLinecap="round" />}
        <path d="M26 84Q50 98 74 84L78 92Q50 106 22 92Z" fill={scarf} stroke={ink} strokeWidth="2.5" />
        {mood === 'spent' && <path d="M80 30Q86 40 80 43Q74 40 80 30Z" fill="#6db7e0" stroke={ink} strokeWidth="1.5" />}
      </g>
    </svg>
  );
}
