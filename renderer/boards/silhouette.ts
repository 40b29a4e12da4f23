import type { Brush } from '../ui/brush.ts';

/** The side of the square box that a biplane is painted in; its wings span about three quarters of it. */
export const biplaneBox = 200;

/** The shape of one biplane type from above, nose to the right, in a box of 200 × 200 around its centre. */
export interface Silhouette {
  /** Span and chord of the upper wing; its offset in front of the lower wing. */
  span: number;
  chord: number;
  stagger: number;
  /** The difference in span between the wings. */
  lower: number;
  /** A third wing, lowest and farthest back. */
  triplane?: true;
  tip: 'round' | 'square' | 'raked' | 'scalloped';
  /** Fuselage length from nose to rudder, and its width. */
  length: number;
  width: number;
  nose: 'rotary' | 'inline' | 'spinner';
  tail: 'fan' | 'heart' | 'bar';
  marking: 'cross' | 'roundel' | 'star' | 'band' | 'paw' | 'jaw' | 'claw';
}

export interface Colours {
  body: string;
  dark: string;
  light: string;
  /** The letter on the wing, which tells planes apart without colour. */
  letter: string;
}

function wing(x: number, span: number, chord: number, tip: Silhouette['tip']): Path2D {
  const outline = new Path2D();
  const half = span / 2;
  const front = x + chord / 2;
  const back = x - chord / 2;
  switch (tip) {
    case 'round':
      outline.moveTo(front, -half + chord * 0.55);
      outline.bezierCurveTo(front, -half, back + chord * 0.2, -half - 4, back, -half + chord * 0.5);
      outline.lineTo(back, half - chord * 0.5);
      outline.bezierCurveTo(back + chord * 0.2, half + 4, front, half, front, half - chord * 0.55);
      break;
    case 'square':
      outline.roundRect(back, -half, chord, span, 5);
      break;
    case 'raked':
      outline.moveTo(front, -half + chord * 0.5);
      outline.lineTo(back - 5, -half);
      outline.lineTo(back, -half + chord * 0.3);
      outline.lineTo(back, half - chord * 0.3);
      outline.lineTo(back - 5, half);
      outline.lineTo(front, half - chord * 0.5);
      break;
    case 'scalloped': {
      const bays = 8;
      outline.moveTo(front, -half + chord * 0.4);
      outline.quadraticCurveTo(front - 4, -half, back + chord * 0.3, -half);
      const step = span / bays;
      for (let i = 0; i < bays; i++) {
        const y = -half + i * step;
        outline.quadraticCurveTo(back + 5, y + step / 2, back, y + step);
      }
      outline.quadraticCurveTo(front - 4, half, front, half - chord * 0.4);
      break;
    }
  }
  outline.closePath();
  return outline;
}

/** Fills an outline as doped fabric over ribs. */
function fabric(brush: Brush, outline: Path2D, x: number, span: number, chord: number, colours: Colours): void {
  brush.save();
  brush.clip(outline);
  const shade = brush.createLinearGradient(x + chord / 2, 0, x - chord / 2, 0);
  shade.addColorStop(0, colours.light);
  shade.addColorStop(0.3, colours.body);
  shade.addColorStop(1, colours.dark);
  brush.fillStyle = shade;
  brush.fillRect(x - chord, -span, chord * 2, span * 2);
  brush.strokeStyle = 'rgba(0,0,0,.22)';
  brush.lineWidth = 1;
  brush.beginPath();
  for (let y = -span / 2; y < span / 2; y += 9) {
    brush.moveTo(x - chord, y);
    brush.lineTo(x + chord, y);
  }
  brush.stroke();
  brush.restore();
  brush.strokeStyle = 'rgba(20,8,6,.85)';
  brush.lineWidth = 2;
  brush.stroke(outline);
}

function mark(brush: Brush, kind: Silhouette['marking'], x: number, y: number, size: number): void {
  brush.save();
  brush.translate(x, y);
  const disc = (radius: number, colour: string) => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(0, 0, radius, 0, 7);
    brush.fill();
  };
  if (kind === 'roundel') {
    disc(size, '#f6ecd6');
    disc(size * 0.72, '#23497a');
    disc(size * 0.46, '#f6ecd6');
    disc(size * 0.24, '#b3261e');
  } else if (kind === 'cross') {
    brush.fillStyle = '#f6ecd6';
    brush.fillRect(-size, -size, size * 2, size * 2);
    brush.fillStyle = '#1d1a1a';
    brush.fillRect(-size * 0.78, -size * 0.27, size * 1.56, size * 0.54);
    brush.fillRect(-size * 0.27, -size * 0.78, size * 0.54, size * 1.56);
  } else if (kind === 'star') {
    disc(size, '#23497a');
    brush.fillStyle = '#f6ecd6';
    brush.beginPath();
    for (let i = 0; i < 10; i++) {
      const r = i % 2 === 0 ? size * 0.9 : size * 0.38;
      brush.lineTo(Math.cos((i * Math.PI) / 5) * r, Math.sin((i * Math.PI) / 5) * r);
    }
    brush.fill();
  } else if (kind === 'paw' || kind === 'jaw' || kind === 'claw') {
    disc(size, kind === 'claw' ? '#b3261e' : '#f6ecd6');
    beast(brush, kind, size);
  } else {
    brush.fillStyle = '#f6ecd6';
    brush.fillRect(-size * 1.2, -size * 0.34, size * 2.4, size * 0.68);
    brush.fillStyle = '#b3261e';
    brush.fillRect(-size * 1.2, -size * 0.14, size * 2.4, size * 0.28);
  }
  brush.restore();
}

/** Paints an animal marking: a paw, teeth, or claw marks. Up is towards the nose. */
export function beast(brush: Brush, kind: 'paw' | 'jaw' | 'claw', size: number): void {
  brush.save();
  brush.rotate(Math.PI / 2);
  brush.scale(size, size);
  brush.beginPath();
  if (kind === 'paw') {
    brush.fillStyle = '#14224a';
    brush.ellipse(0, 0.28, 0.42, 0.34, 0, 0, 7);
    for (const [x, y] of [
      [-0.5, -0.1],
      [-0.2, -0.46],
      [0.2, -0.46],
      [0.5, -0.1],
    ] as const) {
      brush.moveTo(x + 0.17, y);
      brush.ellipse(x, y, 0.17, 0.22, 0, 0, 7);
    }
    brush.fill();
  } else if (kind === 'jaw') {
    brush.fillStyle = '#b3261e';
    brush.moveTo(-0.72, -0.32);
    for (let tooth = 0; tooth < 4; tooth++) {
      brush.lineTo(-0.54 + tooth * 0.36, 0.3);
      brush.lineTo(-0.36 + tooth * 0.36, -0.32);
    }
    brush.lineTo(0.6, -0.56);
    brush.lineTo(-0.6, -0.56);
    brush.fill();
  } else {
    brush.strokeStyle = '#f6ecd6';
    brush.lineCap = 'round';
    brush.lineWidth = 0.17;
    for (const x of [-0.4, 0, 0.4]) {
      brush.moveTo(x + 0.14, -0.55);
      brush.quadraticCurveTo(x + 0.04, 0, x - 0.16, 0.55);
    }
    brush.stroke();
  }
  brush.restore();
}

/** Paints a biplane around the origin. */
export function paintBiplane(brush: Brush, shape: Silhouette, colours: Colours): void {
  const { span, chord, stagger, length, width } = shape;
  const nose = length * 0.42;
  const rudder = nose - length;
  brush.lineJoin = 'round';

  // The lower wing, half hidden and in shade.
  const below = { ...colours, light: colours.body, body: colours.dark, dark: colours.dark };
  if (shape.triplane)
    fabric(
      brush,
      wing(-3 * stagger, span - 2 * shape.lower, chord * 0.86, shape.tip),
      -3 * stagger,
      span,
      chord,
      below,
    );
  fabric(brush, wing(-stagger, span - shape.lower, chord * 0.86, shape.tip), -stagger, span, chord, below);

  tail(brush, shape, colours, rudder);

  // The fuselage tapers to the rudder.
  brush.beginPath();
  brush.moveTo(nose - 8, -width / 2);
  brush.bezierCurveTo(0, -width / 2 - 2, rudder * 0.6, -width * 0.34, rudder, -2.5);
  brush.lineTo(rudder, 2.5);
  brush.bezierCurveTo(rudder * 0.6, width * 0.34, 0, width / 2 + 2, nose - 8, width / 2);
  brush.closePath();
  const round = brush.createLinearGradient(0, -width / 2, 0, width / 2);
  round.addColorStop(0, colours.dark);
  round.addColorStop(0.45, colours.light);
  round.addColorStop(1, colours.dark);
  brush.fillStyle = round;
  brush.fill();
  brush.strokeStyle = 'rgba(20,8,6,.85)';
  brush.lineWidth = 1.6;
  brush.stroke();

  engine(brush, shape, nose, width);

  // The upper wing with its ribs, struts and markings.
  fabric(brush, wing(stagger, span, chord, shape.tip), stagger, span, chord, colours);
  brush.fillStyle = 'rgba(20,8,6,.8)';
  for (const y of [-span * 0.3, span * 0.3, -span * 0.13, span * 0.13]) {
    brush.beginPath();
    brush.arc(stagger - chord * 0.28, y, 1.7, 0, 7);
    brush.arc(stagger + chord * 0.28, y, 1.7, 0, 7);
    brush.fill();
  }
  for (const side of [-1, 1]) mark(brush, shape.marking, stagger, side * span * 0.38, chord * 0.36);

  // Cockpit, pilot and windscreen, behind the cut-out of the wing.
  brush.fillStyle = '#2b1d17';
  brush.beginPath();
  brush.ellipse(stagger - chord * 0.62, 0, 8, 6.2, 0, 0, 7);
  brush.fill();
  brush.fillStyle = '#8a5a34';
  brush.beginPath();
  brush.arc(stagger - chord * 0.66, 0, 4.2, 0, 7);
  brush.fill();
  brush.strokeStyle = '#1d1a1a';
  brush.lineWidth = 2.2;
  brush.beginPath();
  for (const y of [-3.2, 3.2]) {
    brush.moveTo(stagger + chord * 0.5, y);
    brush.lineTo(nose - 4, y);
  }
  brush.stroke();

  // The letter tells planes apart without colour.
  brush.save();
  brush.translate(stagger, 0);
  brush.rotate(Math.PI / 2);
  brush.font = `${chord * 0.74}px "League Gothic"`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.lineWidth = 3;
  brush.strokeStyle = colours.dark;
  brush.strokeText(colours.letter, 0, 1);
  brush.fillStyle = '#fff6e2';
  brush.fillText(colours.letter, 0, 1);
  brush.restore();
}

function tail(brush: Brush, { tail: kind }: Silhouette, colours: Colours, rudder: number): void {
  const outline = new Path2D();
  if (kind === 'fan') {
    outline.moveTo(rudder + 20, -4);
    outline.quadraticCurveTo(rudder + 8, -27, rudder - 6, -24);
    outline.quadraticCurveTo(rudder + 1, 0, rudder - 6, 24);
    outline.quadraticCurveTo(rudder + 8, 27, rudder + 20, 4);
  } else if (kind === 'heart') {
    outline.moveTo(rudder + 22, 0);
    outline.bezierCurveTo(rudder + 16, -30, rudder - 8, -30, rudder - 6, -8);
    outline.lineTo(rudder - 6, 8);
    outline.bezierCurveTo(rudder - 8, 30, rudder + 16, 30, rudder + 22, 0);
  } else {
    outline.roundRect(rudder - 5, -26, 19, 52, 7);
  }
  outline.closePath();
  fabric(brush, outline, rudder + 6, 60, 26, colours);
}

function engine(brush: Brush, { nose: kind }: Silhouette, nose: number, width: number): void {
  brush.strokeStyle = 'rgba(20,8,6,.9)';
  brush.lineWidth = 1.6;
  if (kind === 'rotary') {
    brush.fillStyle = '#8d8a86';
    brush.beginPath();
    brush.roundRect(nose - 15, -width * 0.62, 15, width * 1.24, 6);
    brush.fill();
    brush.stroke();
    brush.fillStyle = '#3b3532';
    for (let y = -width * 0.45; y <= width * 0.46; y += width * 0.225) brush.fillRect(nose - 5, y - 1.6, 5, 3.2);
  } else if (kind === 'inline') {
    brush.fillStyle = '#4a4541';
    brush.fillRect(nose - 30, -3, 26, 6);
    brush.fillStyle = '#8d8a86';
    brush.beginPath();
    brush.roundRect(nose - 10, -width / 2, 9, width, 3);
    brush.fill();
    brush.stroke();
  } else {
    brush.fillStyle = '#8d8a86';
    brush.beginPath();
    brush.moveTo(nose - 10, -width / 2);
    brush.quadraticCurveTo(nose + 9, 0, nose - 10, width / 2);
    brush.closePath();
    brush.fill();
    brush.stroke();
  }
}
