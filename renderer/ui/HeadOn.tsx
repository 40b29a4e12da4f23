const ink = '#2a0d10';

const upper = 'M44 146Q28 150 40 168Q300 232 500 234T960 168Q972 150 956 146Q700 108 500 108T44 146Z';
const lower = 'M150 352Q134 358 148 374Q330 424 500 426T852 374Q866 358 850 352Q700 322 500 322T150 352Z';

/** Ribs under the fabric run from the far edge of a wing to the near one. */
function ribs(from: number, to: number, step: number, far: (x: number) => number, near: (x: number) => number): string {
  let lines = '';
  for (let x = from; x <= to; x += step) lines += `M${500 + (x - 500) * 0.9} ${far(x)}L${x} ${near(x)}`;
  return lines;
}
const bow = (x: number) => ((x - 500) / 460) ** 2;
const upperRibs = ribs(
  80,
  920,
  30,
  (x) => 108 + bow(x) * 34,
  (x) => 234 - bow(x) * 68,
);
const lowerRibs = ribs(
  180,
  820,
  30,
  (x) => 322 + bow(x) * 40,
  (x) => 426 - bow(x) * 78,
);

const cylinders = Array.from({ length: 9 }, (_, i) => i * 40);

/** A biplane seen head-on, coming at whoever looks. */
export function HeadOn() {
  return (
    <div className="head-on">
      <svg viewBox="0 0 1000 620" aria-hidden="true">
        <defs>
          <linearGradient id="doped" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#8d1b16" />
            <stop offset="0.55" stopColor="#c32d21" />
            <stop offset="1" stopColor="#e0563f" />
          </linearGradient>
          <pattern id="dots" width="9" height="9" patternTransform="rotate(28)" patternUnits="userSpaceOnUse">
            <circle cx="4.5" cy="4.5" r="2.9" fill="#6f130e" />
          </pattern>
          <clipPath id="upper-wing">
            <path d={upper} />
          </clipPath>
          <clipPath id="lower-wing">
            <path d={lower} />
          </clipPath>
          <g id="iron-cross">
            <path d="M-34-20 34-20 40 26-40 26Z" fill="#f6ecd6" />
            <path d="M-30-3H32V8H-32ZM-6-17H6L8 23H-8Z" fill="#1d1a1a" />
          </g>
        </defs>
        <g transform="translate(0 -46)">
          {/* fin and tailplane far behind */}
          <path d="M380 128Q500 106 620 128L604 142Q500 126 396 142Z" fill="#7d1712" stroke={ink} strokeWidth="3" />
          <path d="M486 128Q488 66 516 62Q528 92 516 130Z" fill="#b3261e" stroke={ink} strokeWidth="3" />
        </g>
        {/* lower wing */}
        <path d={lower} fill="url(#doped)" stroke={ink} strokeWidth="5" strokeLinejoin="round" />
        <g clipPath="url(#lower-wing)">
          <path d="M0 362Q500 316 1000 362V440H0Z" fill="url(#dots)" opacity="0.7" />
          <path d={lowerRibs} stroke={ink} strokeWidth="2" opacity="0.4" />
        </g>
        <path d="M148 374Q330 424 500 426T852 374" fill="none" stroke="#ff9b6b" strokeWidth="3" />
        {/* undercarriage */}
        <g stroke={ink} strokeLinecap="round" fill="none">
          <path d="M452 424 414 524M548 424 586 524M480 428 420 524M520 428 580 524" strokeWidth="9" />
          <path d="M396 524H604" strokeWidth="8" />
        </g>
        {[402, 598].map((x) => (
          <g key={x}>
            <rect x={x - 17} y="474" width="34" height="100" rx="17" fill="#211413" stroke={ink} strokeWidth="4" />
            <rect x={x - 7} y="488" width="8" height="72" rx="4" fill="#6b4a3a" />
          </g>
        ))}
        {/* struts and wires */}
        <g stroke="#7a4a26" strokeWidth="9" strokeLinecap="round">
          <path d="M232 160 246 378M300 172 306 392M768 160 754 378M700 172 694 392" />
          <path d="M436 190 456 270M564 190 544 270" />
        </g>
        <g stroke={ink} strokeWidth="2" opacity="0.8">
          <path d="M232 160 440 404M246 378 440 188M768 160 560 404M754 378 560 188" />
        </g>
        {/* body, pilot and guns */}
        <circle cx="500" cy="330" r="96" fill="#7d1712" stroke={ink} strokeWidth="5" />
        <path d="M462 258Q500 214 538 258Z" fill="#3c2413" stroke={ink} strokeWidth="4" />
        <circle cx="500" cy="216" r="27" fill="#6b4320" stroke={ink} strokeWidth="4" />
        <path d="M475 208H525V222Q513 234 500 221Q487 234 475 222Z" fill="#f6c35c" stroke={ink} strokeWidth="4" />
        <path d="M490 236Q500 242 510 236" fill="none" stroke={ink} strokeWidth="3" />
        <path
          d="M522 226Q590 214 622 236Q594 236 580 250Q560 236 520 242Z"
          fill="#fff6e2"
          stroke={ink}
          strokeWidth="3"
        />
        {[470, 530].map((x) => (
          <g key={x}>
            <rect x={x - 8} y="232" width="16" height="34" rx="3" fill="#3b3532" stroke={ink} strokeWidth="3" />
            <circle cx={x} cy="240" r="4" fill="#0d0707" />
          </g>
        ))}
        {/* the rotary engine behind its cowling */}
        <circle cx="500" cy="330" r="84" fill="#1d1210" />
        {cylinders.map((angle) => (
          <g key={angle} transform={`rotate(${angle} 500 330)`}>
            <rect x="488" y="254" width="24" height="54" rx="4" fill="#8d8a86" stroke={ink} strokeWidth="3" />
            <path d="M488 266H512M488 276H512M488 286H512M488 296H512" stroke="#3b3532" strokeWidth="3" />
          </g>
        ))}
        <path
          d="M500 234A96 96 0 0 1 596 330A96 96 0 0 1 404 330A96 96 0 0 1 500 234M500 254A76 76 0 1 0 500.1 254Z"
          fill="#b3261e"
          stroke={ink}
          strokeWidth="4"
          fillRule="evenodd"
        />
        <path d="M424 288A86 86 0 0 1 500 244" fill="none" stroke="#ff9b6b" strokeWidth="6" strokeLinecap="round" />
        <g transform="translate(0 -46)">
          {/* upper wing */}
          <path d={upper} fill="url(#doped)" stroke={ink} strokeWidth="5" strokeLinejoin="round" />
          <g clipPath="url(#upper-wing)">
            <path d="M0 160Q500 100 1000 160V250H0Z" fill="url(#dots)" opacity="0.7" />
            <path d={upperRibs} stroke={ink} strokeWidth="2" opacity="0.4" />
            <path d="M452 108 444 240M548 108 556 240" stroke={ink} strokeWidth="3" />
          </g>
          <use href="#iron-cross" transform="translate(160 168) skewY(8) scale(1.05 .95)" />
          <use href="#iron-cross" transform="translate(840 168) skewY(-8) scale(1.05 .95)" />
          <path d="M40 168Q300 232 500 234T960 168" fill="none" stroke="#ff9b6b" strokeWidth="4" />
        </g>
      </svg>
      {/* by itself, so that only this small picture moves */}
      <svg className="propeller" viewBox="0 0 340 340" aria-hidden="true">
        <circle cx="170" cy="170" r="168" fill="#f6c35c" opacity="0.16" />
        <path
          d="M170 170Q140 90 156 6Q170-4 184 6Q192 90 170 170Q200 250 184 334Q170 344 156 334Q148 250 170 170Z"
          fill="#7a4a26"
          stroke={ink}
          strokeWidth="4"
        />
        <circle cx="170" cy="170" r="17" fill="#d9b26a" stroke={ink} strokeWidth="4" />
      </svg>
    </div>
  );
}
