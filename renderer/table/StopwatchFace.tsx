import './stopwatchFace.css';

const marks = Array.from({ length: 12 }, (_, i) => {
  const [x, y] = [Math.sin((i * Math.PI) / 6), -Math.cos((i * Math.PI) / 6)];
  return `M${(50 + x * 33).toFixed(1)} ${(52 + y * 33).toFixed(1)}L${(50 + x * 38).toFixed(1)} ${(52 + y * 38).toFixed(1)}`;
}).join('');

/** A stopwatch that shows the fraction `part` of its time as left, with a label. */
export function StopwatchFace({ part, children }: { part: number; children: string | number }) {
  return (
    <>
      <svg viewBox="0 -12 100 112" aria-hidden="true">
        <path className="stopwatch-crown" d="M42-11H58V-3H54V8H46V-3H42Z" />
        <circle className="stopwatch-face" cx="50" cy="52" r="42" />
        <circle className="stopwatch-left" cx="50" cy="52" r="19" pathLength="1" strokeDasharray={`${part} 1`} />
        <path className="stopwatch-marks" d={marks} />
        <path className="stopwatch-hand" d="M50 60V22" transform={`rotate(${-part * 360} 50 52)`} />
      </svg>
      <b>{children}</b>
    </>
  );
}
