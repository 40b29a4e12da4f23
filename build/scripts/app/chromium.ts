import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from '@playwright/test';

/** Drawing without a graphics card; without the first two a canvas stays blank and says nothing. */
export const softwareDrawing = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // The page around the canvas is painted quicker without the detour over graphics commands.
  '--disable-gpu-rasterization',
];

const systemWide = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The same card, with the page around the canvas drawn by it too: as on a desktop, where the driver is software. */
export const gpuDrawing = [...softwareDrawing.slice(0, 2), '--enable-gpu-rasterization', '--ignore-gpu-blocklist'];

/** A Chromium for tests and pictures: the one of CHROME_PATH, the system's, Playwright's own, or the one that npm brings. */
export async function launchChromium(drawing = softwareDrawing): Promise<Browser> {
  return chromium.launch(await found(drawing));
}

/** The same for several processes or threads, which connect to it by its address. */
export async function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer(await found(softwareDrawing));
}

async function found(drawing: readonly string[]): Promise<{ executablePath: string; args: string[] }> {
  // Chromium does not run as root inside its own sandbox.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath: await findChromium(), args: [...asRoot, ...drawing] };
}

/** The path of an installed Chromium, or null. A path in CHROME_PATH that does not exist is an error. */
export function installedChromium(named = process.env.CHROME_PATH, exists = existsSync): string | null {
  if (named && !exists(named)) throw new Error(`CHROME_PATH is ${named}, which does not exist.`);
  return [named, ...systemWide, chromium.executablePath()].find((path) => path && exists(path)) ?? null;
}

async function findChromium(): Promise<string> {
  const installed = installedChromium();
  if (installed) return installed;
  // Unless it believes to be there, it does not unpack the libraries that a small system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  // Its own arguments are left out: they put everything into one process and lift the rules between origins.
  const { default: carried } = await import('@sparticuz/chromium');
  return carried.executablePath();
}
