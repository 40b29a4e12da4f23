import { useEffect, useRef } from 'react';
import type { Brush } from './brush.ts';

const width = 1000;
const height = 620;
const ink = '#2a0d10';

const upper = 'M44 146Q28 150 40 168Q300 232 500 234T960 168Q972 150 956 146Q700 108 500 108T44 146Z';
const lower = 'M150 352Q134 358 148 374Q330 424 500 426T852 374Q866 358 850 352Q700 322 500 322T150 352Z';

/** The ribs of a wing, from its far edge to its near one. */
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

/**
 * A biplane seen head-on. It is a canvas that the processor paints: with a software GPU, Chromium 156 dropped most of
 * the equivalent SVG with its clipped wings.
 */
export function BiplaneFront() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const repaint = () => {
      try {
        if (canvas.current) paint(canvas.current);
      } catch {
        // A decoration: the screen works without it.
      }
    };
    repaint();
    window.addEventListener('resize', repaint);
    return () => window.removeEventListener('resize', repaint);
  }, []);
  return (
    <div className="head-on">
      <canvas ref={canvas} width={width} height={height} />
      {/* Separate, so that only this small element is animated. */}
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

/** Paints the biplane at the resolution of the screen. */
function paint(canvas: HTMLCanvasElement): void {
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) return;
  canvas.width = Math.max(1, Math.round((canvas.clientWidth || width) * window.devicePixelRatio));
  canvas.height = Math.round((canvas.width * height) / width);
  brush.scale(canvas.width / width, canvas.width / width);
  brush.lineJoin = 'round';
  withSavedState(brush, () => {
    brush.translate(0, -46);
    paintTail(brush);
  });
  paintWing(brush, {
    outline: lower,
    dotted: 'M0 362Q500 316 1000 362V440H0Z',
    ribs: lowerRibs,
    top: 322,
    bottom: 426,
  });
  line(brush, 'M148 374Q330 424 500 426T852 374', '#ff9b6b', 3);
  withSavedState(brush, () => {
    brush.lineCap = 'round';
    paintUndercarriage(brush);
    paintStruts(brush);
  });
  paintPilot(brush);
  paintEngine(brush);
  withSavedState(brush, () => {
    brush.translate(0, -46);
    paintUpperWing(brush);
  });
}

function paintTail(brush: Brush): void {
  shape(brush, 'M380 128Q500 106 620 128L604 142Q500 126 396 142Z', '#7d1712', 3);
  shape(brush, 'M486 128Q488 66 516 62Q528 92 516 130Z', '#b3261e', 3);
}

interface Wing {
  outline: string;
  /** The part of the wing that has halftone dots. */
  dotted: string;
  ribs: string;
  top: number;
  bottom: number;
}

function paintWing(brush: Brush, { outline, dotted, ribs: lines, top, bottom }: Wing): void {
  const doped = brush.createLinearGradient(0, top, 0, bottom);
  doped.addColorStop(0, '#8d1b16');
  doped.addColorStop(0.55, '#c32d21');
  doped.addColorStop(1, '#e0563f');
  shape(brush, outline, doped, 5);
  withSavedState(brush, () => {
    brush.clip(new Path2D(outline));
    withSavedState(brush, () => {
      brush.clip(new Path2D(dotted));
      paintDots(brush, top, bottom);
    });
    brush.globalAlpha = 0.4;
    line(brush, lines, ink, 2);
  });
}

/** Rows of dots across the whole width, rotated. */
function paintDots(brush: Brush, top: number, bottom: number): void {
  const pitch = 9;
  const angle = (28 * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  brush.globalAlpha = 0.7;
  brush.fillStyle = '#6f130e';
  brush.beginPath();
  for (let u = pitch / 2; u < width + height; u += pitch) {
    for (let v = pitch / 2 - width; v < height; v += pitch) {
      const [x, y] = [u * cos - v * sin, u * sin + v * cos];
      if (x < -pitch || x > width + pitch || y < top - pitch || y > bottom + pitch) continue;
      brush.moveTo(x + 2.9, y);
      brush.arc(x, y, 2.9, 0, 7);
    }
  }
  brush.fill();
}

function paintUndercarriage(brush: Brush): void {
  line(brush, 'M452 424 414 524M548 424 586 524M480 428 420 524M520 428 580 524', ink, 9);
  line(brush, 'M396 524H604', ink, 8);
  for (const x of [402, 598]) {
    box(brush, [x - 17, 474, 34, 100, 17], '#211413', 4);
    box(brush, [x - 7, 488, 8, 72, 4], '#6b4a3a', 0);
  }
}

function paintStruts(brush: Brush): void {
  const wood = '#7a4a26';
  line(brush, 'M232 160 246 378M300 172 306 392M768 160 754 378M700 172 694 392', wood, 9);
  line(brush, 'M436 190 456 270M564 190 544 270', wood, 9);
  brush.lineCap = 'butt';
  brush.globalAlpha = 0.8;
  line(brush, 'M232 160 440 404M246 378 440 188M768 160 560 404M754 378 560 188', ink, 2);
}

/** The fuselage, the pilot and his guns. */
function paintPilot(brush: Brush): void {
  disc(brush, [500, 330, 96], '#7d1712', 5);
  shape(brush, 'M462 258Q500 214 538 258Z', '#3c2413', 4);
  disc(brush, [500, 216, 27], '#6b4320', 4);
  shape(brush, 'M475 208H525V222Q513 234 500 221Q487 234 475 222Z', '#f6c35c', 4);
  line(brush, 'M490 236Q500 242 510 236', ink, 3);
  shape(brush, 'M522 226Q590 214 622 236Q594 236 580 250Q560 236 520 242Z', '#fff6e2', 3);
  for (const x of [470, 530]) {
    box(brush, [x - 8, 232, 16, 34, 3], '#3b3532', 3);
    disc(brush, [x, 240, 4], '#0d0707', 0);
  }
}

/** The rotary engine behind its cowling. */
function paintEngine(brush: Brush): void {
  disc(brush, [500, 330, 84], '#1d1210', 0);
  for (let cylinder = 0; cylinder < 9; cylinder++) {
    withSavedState(brush, () => {
      brush.translate(500, 330);
      brush.rotate((cylinder * 40 * Math.PI) / 180);
      brush.translate(-500, -330);
      box(brush, [488, 254, 24, 54, 4], '#8d8a86', 3);
      line(brush, 'M488 266H512M488 276H512M488 286H512M488 296H512', '#3b3532', 3);
    });
  }
  const cowling = 'M500 234A96 96 0 0 1 596 330A96 96 0 0 1 404 330A96 96 0 0 1 500 234M500 254A76 76 0 1 0 500.1 254Z';
  shape(brush, cowling, '#b3261e', 4);
  withSavedState(brush, () => {
    brush.lineCap = 'round';
    line(brush, 'M424 288A86 86 0 0 1 500 244', '#ff9b6b', 6);
  });
}

function paintUpperWing(brush: Brush): void {
  paintWing(brush, {
    outline: upper,
    dotted: 'M0 160Q500 100 1000 160V250H0Z',
    ribs: upperRibs,
    top: 108,
    bottom: 234,
  });
  withSavedState(brush, () => {
    brush.clip(new Path2D(upper));
    line(brush, 'M452 108 444 240M548 108 556 240', ink, 3);
  });
  for (const [x, skew] of [
    [160, 8],
    [840, -8],
  ] as const) {
    withSavedState(brush, () => {
      brush.transform(1.05, Math.tan((skew * Math.PI) / 180) * 1.05, 0, 0.95, x, 168);
      fill(brush, 'M-34-20 34-20 40 26-40 26Z', '#f6ecd6');
      fill(brush, 'M-30-3H32V8H-32ZM-6-17H6L8 23H-8Z', '#1d1a1a');
    });
  }
  line(brush, 'M40 168Q300 232 500 234T960 168', '#ff9b6b', 4);
}

/** Restores the state of the context after `run`. */
function withSavedState(brush: Brush, run: () => void): void {
  brush.save();
  run();
  brush.restore();
}

function fill(brush: Brush, path: string | Path2D, colour: string | CanvasGradient): void {
  brush.fillStyle = colour;
  brush.fill(typeof path === 'string' ? new Path2D(path) : path);
}

function line(brush: Brush, path: string | Path2D, colour: string, thick: number): void {
  brush.strokeStyle = colour;
  brush.lineWidth = thick;
  brush.stroke(typeof path === 'string' ? new Path2D(path) : path);
}

/** A filled shape with an outline; a thickness of 0 draws none. */
function shape(brush: Brush, path: string | Path2D, colour: string | CanvasGradient, thick: number): void {
  fill(brush, path, colour);
  if (thick > 0) line(brush, path, ink, thick);
}

function disc(brush: Brush, [x, y, radius]: readonly [number, number, number], colour: string, thick: number): void {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 7);
  shape(brush, path, colour, thick);
}

function box(
  brush: Brush,
  [x, y, wide, high, radius]: readonly [number, number, number, number, number],
  colour: string,
  thick: number,
): void {
  const path = new Path2D();
  path.roundRect(x, y, wide, high, radius);
  shape(brush, path, colour, thick);
}
