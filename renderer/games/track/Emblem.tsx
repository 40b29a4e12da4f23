import { EmblemFrame, ink, Plane } from '../emblemParts.tsx';

export function Emblem() {
  return (
    <EmblemFrame>
      <rect width="200" height="150" fill="#c8451f" />
      <circle cx="100" cy="78" r="34" fill="#ffcf5a" />
      <ellipse cx="100" cy="78" rx="54" ry="50" fill="none" stroke="#fff6e2" strokeWidth="9" strokeOpacity="0.75" />
      {Array.from({ length: 8 }, (_, i) => {
        const angle = (i * Math.PI) / 4;
        const at = { cx: 100 + 54 * Math.cos(angle), cy: 78 + 50 * Math.sin(angle) };
        return <circle key={angle} {...at} r="9" fill="#fff6e2" stroke={ink} strokeWidth="2" />;
      })}
      <Plane x={108} y={29} turn={182} colour="#b3261e" />
      <Plane x={56} y={112} turn={50} colour="#2c5f93" />
    </EmblemFrame>
  );
}
