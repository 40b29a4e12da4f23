import { type Brush, cloud, grain, halftone } from './brush.ts';
import { yieldToEventLoop } from './yieldToEventLoop.ts';

const width = 1600;
const height = 1000;
const sun = { x: 1090, y: 430, r: 300 };

/** The layers from back to front; painting yields to the event loop between them. */
const layers: readonly ((brush: Brush) => void)[] = [
  paintEvening,
  paintRays,
  (brush) => {
    const high = { x: 0, y: 0, width, height: 520 };
    halftone(brush, high, 'rgb(42 13 16 / 34%)', 13, (_, y) => Math.max(0, 0.95 - y / 470));
  },
  paintSun,
  paintClouds,
  (brush) => {
    const low = { x: 0, y: 560, width, height: 380 };
    halftone(brush, low, 'rgb(255 207 90 / 50%)', 15, (_, y) => Math.max(0, ((y - 560) / 380) * 0.75));
  },
  paintGround,
  (brush) => grain(brush, width, height, 1917),
];

let sky: { canvas: HTMLCanvasElement; scale: number } | null = null;

/**
 * Moves the sky, which all screens share, behind the present screen. Its thousands of dots are too slow to draw in every
 * frame: the canvas is cached, and painted again only for another window size.
 */
export function mountSky(parent: HTMLElement): void {
  const scale = Math.min(2, Math.max(1, (window.innerWidth * window.devicePixelRatio) / width));
  if (sky?.scale !== scale) {
    sky?.canvas.remove();
    sky = { canvas: document.createElement('canvas'), scale };
    // A decoration: after an error the background stays plain.
    paint(sky.canvas, scale).catch(() => {});
  }
  parent.prepend(sky.canvas);
}

async function paint(canvas: HTMLCanvasElement, scale: number): Promise<void> {
  canvas.className = 'poster-sky';
  canvas.width = width * scale;
  canvas.height = height * scale;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) return;
  canvas.dataset.drawing = '';
  brush.scale(scale, scale);
  for (const paintLayer of layers) {
    paintLayer(brush);
    await yieldToEventLoop();
  }
  delete canvas.dataset.drawing;
}

function paintEvening(brush: Brush): void {
  const light = brush.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of [
    [0, '#4a1418'],
    [0.34, '#a9301d'],
    [0.68, '#e6732a'],
    [1, '#f6c35c'],
  ] as const)
    light.addColorStop(at, colour);
  brush.fillStyle = light;
  brush.fillRect(0, 0, width, height);
}

function paintClouds(brush: Brush): void {
  cloud(brush, -60, 250, 520, '#8c2a1d');
  cloud(brush, 1250, 200, 420, '#8c2a1d');
  cloud(brush, 380, 560, 620, '#c9552a');
  cloud(brush, 1120, 740, 700, '#d96c2b');
  cloud(brush, -160, 770, 640, '#d96c2b');
}

function paintRays(brush: Brush): void {
  brush.fillStyle = 'rgb(255 207 90 / 13%)';
  brush.beginPath();
  for (let ray = 0; ray < 16; ray++) {
    const from = (ray * Math.PI) / 8 + 0.11;
    brush.moveTo(sun.x, sun.y);
    for (const angle of [from, from + Math.PI / 16]) {
      brush.lineTo(sun.x + Math.cos(angle) * 1700, sun.y + Math.sin(angle) * 1700);
    }
    brush.closePath();
  }
  brush.fill();
}

function paintSun(brush: Brush): void {
  const { x, y, r } = sun;
  const disc = (radius: number, colour: string) => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(x, y, radius, 0, 7);
    brush.fill();
  };
  disc(r + 26, 'rgb(242 146 58 / 55%)');
  disc(r, '#ffcf5a');
  brush.save();
  brush.clip();
  const around = { x: x - r, y: y - r, width: r * 2, height: r * 2 };
  halftone(brush, around, '#ec7f2d', 15, (_, at) => Math.max(0, ((at - y + r) / (r * 2) - 0.22) * 1.1));
  brush.restore();
}

/** Hills, and an airfield at dusk: tents and a windsock. */
function paintGround(brush: Brush): void {
  for (const [colour, outline] of [
    ['#8a2a1b', 'M0 860Q260 790 560 846T1080 838T1600 810V1000H0Z'],
    ['#54171a', 'M0 912Q340 850 700 900T1320 880T1600 896V1000H0Z'],
    ['#2a0d10', 'M0 960Q420 916 860 948T1600 930V1000H0Z'],
    [
      '#2a0d10',
      'M1180 950v-76q60-54 130 0v76ZM1320 950v-62q48-44 104 0v62ZM1500 940v-120h5v120Zm5-118 60 12v18l-60 10Z',
    ],
  ] as const) {
    brush.fillStyle = colour;
    brush.fill(new Path2D(outline));
  }
}
