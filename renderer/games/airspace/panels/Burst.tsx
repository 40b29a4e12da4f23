const points = Array.from({ length: 16 }, (_, i) => {
  const [r, angle] = [i % 2 === 0 ? 11 : 5.6, (i * Math.PI) / 8];
  return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
}).join(' ');

/** One point of damage. */
export function Burst() {
  return (
    <svg className="burst" viewBox="-12 -12 24 24" aria-hidden="true">
      <polygon points={points} />
    </svg>
  );
}
