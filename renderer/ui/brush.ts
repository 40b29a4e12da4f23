/** The 2D canvas context that posters and boards are painted with. */
export type Brush = CanvasRenderingContext2D;

/** A seeded pseudo-random generator (0 to 1) for irregular drawings. Game rules never use it. */
export function seededRandom(seed: number): () => number {
  let x = seed | 0;
  return () => {
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((x ^ (x >>> 16)) >>> 0) / 0x100000000;
  };
}

/** Halftone dots; `strength` (0 to 1) sets their size at a point. */
export function halftone(
  brush: Brush,
  area: { x: number; y: number; width: number; height: number },
  colour: string,
  pitch: number,
  strength: (x: number, y: number) => number,
): void {
  brush.fillStyle = colour;
  brush.beginPath();
  const angle = 0.46;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const diagonal = Math.hypot(area.width, area.height);
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  for (let u = -diagonal / 2; u < diagonal / 2; u += pitch) {
    for (let v = -diagonal / 2; v < diagonal / 2; v += pitch) {
      const x = cx + u * cos - v * sin;
      const y = cy + u * sin + v * cos;
      if (
        x < area.x - pitch ||
        y < area.y - pitch ||
        x > area.x + area.width + pitch ||
        y > area.y + area.height + pitch
      ) {
        continue;
      }
      const radius = pitch * 0.48 * strength(x, y);
      if (radius < 0.3) continue;
      brush.moveTo(x + radius, y);
      brush.arc(x, y, radius, 0, 7);
    }
  }
  brush.fill();
}

/** A flat poster cloud of overlapping bumps on a straight base. */
export function cloud(brush: Brush, x: number, y: number, width: number, colour: string): void {
  const height = width * 0.3;
  brush.fillStyle = colour;
  brush.beginPath();
  const bumps = [
    [0.12, 0.3],
    [0.3, 0.62],
    [0.5, 0.9],
    [0.7, 0.66],
    [0.88, 0.36],
  ] as const;
  for (const [at, size] of bumps) {
    const radius = height * size * 0.62;
    brush.moveTo(x + width * at + radius, y - radius * 0.72);
    brush.arc(x + width * at, y - radius * 0.72, radius, 0, 7);
  }
  brush.roundRect(x, y - height * 0.36, width, height * 0.36, height * 0.18);
  brush.fill();
}

/** Clouds from back to front; position and width are fractions of the window. */
export type Cloudscape = readonly (readonly [x: number, y: number, width: number, colour: string])[];

export function clouds(brush: Brush, width: number, height: number, scape: Cloudscape): void {
  for (const [x, y, w, colour] of scape) cloud(brush, x * width, y * height, w * width, colour);
}

/** A vertical gradient over the whole area. */
export function gradient(
  brush: Brush,
  width: number,
  height: number,
  stops: readonly (readonly [number, string])[],
): void {
  const sky = brush.createLinearGradient(0, 0, 0, height);
  for (const [stop, colour] of stops) sky.addColorStop(stop, colour);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
}

/** Paper grain: faint specks over the whole area. */
export function grain(brush: Brush, width: number, height: number, seed: number): void {
  const next = seededRandom(seed);
  const count = Math.min(9000, (width * height) / 160);
  for (const colour of ['rgba(0,0,0,.06)', 'rgba(255,240,210,.05)']) {
    brush.fillStyle = colour;
    brush.beginPath();
    for (let i = 0; i < count; i++) brush.rect(next() * width, next() * height, 1 + next(), 1 + next());
    brush.fill();
  }
}
