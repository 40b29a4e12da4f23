import { emblems } from '../pilots/Emblem.tsx';

const ink = '#2a0d10';
const upper = 'M44 100Q28 104 40 122Q300 186 500 188T960 122Q972 104 956 100Q700 62 500 62T44 100Z';
const lower = 'M150 352Q134 358 148 374Q330 424 500 426T852 374Q866 358 850 352Q700 322 500 322T150 352Z';
/** Shading of the near half of each wing. */
const shades =
  'M40 122Q300 186 500 188T960 122Q700 140 500 140T40 122ZM148 374Q330 424 500 426T852 374Q700 386 500 386T148 374Z';
const cylinders = [0, 72, 144, 216, 288];

interface ParkedBiplaneProps {
  /** Position of the wheels. */
  x: number;
  y: number;
  colour: string;
  /** Painted on both wings. */
  emblem: string | null;
}

/** Drawing of a parked biplane from the front, in its owner's colour. */
export function ParkedBiplane({ x, y, colour, emblem }: ParkedBiplaneProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(.215) translate(-500 -574)`} stroke={ink} strokeLinejoin="round">
      <path d="M380 82Q500 60 620 82L604 96Q500 80 396 96Z" fill={colour} strokeWidth="8" />
      <path d={lower} fill={colour} strokeWidth="12" />
      <path
        d="M452 424 414 524M548 424 586 524M480 428 420 524M520 428 580 524M396 524H604"
        fill="none"
        strokeWidth="14"
        strokeLinecap="round"
      />
      {[402, 598].map((wheel) => (
        <rect key={wheel} x={wheel - 19} y="474" width="38" height="100" rx="19" fill="#211413" strokeWidth="6" />
      ))}
      <path
        d="M232 120 246 378M300 130 306 392M768 120 754 378M700 130 694 392M436 150 456 270M564 150 544 270"
        stroke="#7a4a26"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path d="M232 120 440 404M246 378 440 148M768 120 560 404M754 378 560 148" strokeWidth="4" />
      <circle cx="500" cy="216" r="28" fill="#6b4320" strokeWidth="6" />
      <path d="M475 208H525V222Q513 234 500 221Q487 234 475 222Z" fill="#f6c35c" strokeWidth="5" />
      <circle cx="500" cy="330" r="98" fill={colour} strokeWidth="12" />
      <circle cx="500" cy="330" r="74" fill="#1d1210" strokeWidth="6" />
      {cylinders.map((angle) => (
        <rect
          key={angle}
          x="486"
          y="262"
          width="28"
          height="56"
          rx="5"
          fill="#8d8a86"
          strokeWidth="5"
          transform={`rotate(${angle} 500 330)`}
        />
      ))}
      <path
        d="M500 330Q440 306 356 316Q344 330 356 344Q440 352 500 330Q560 354 644 344Q656 330 644 316Q560 308 500 330Z"
        fill="#9a6233"
        strokeWidth="6"
        transform="rotate(-32 500 330)"
      />
      <circle cx="500" cy="330" r="19" fill="#d9b26a" strokeWidth="6" />
      <path d={upper} fill={colour} strokeWidth="12" />
      <path d={shades} fill={ink} stroke="none" opacity="0.28" />
      {emblem !== null &&
        [190, 810].map((wing) => (
          <path
            key={wing}
            d={emblems[emblem] ?? emblems.star}
            transform={`translate(${wing} 116) scale(2.6 1.9)`}
            fill="#fff6e2"
            strokeWidth="3"
            fillRule="evenodd"
          />
        ))}
    </g>
  );
}
