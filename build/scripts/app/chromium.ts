import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from '@playwright/test';

/** Switches for software rendering. Without the first two a canvas stays blank without an error. */
export const softwareDrawing = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Software rasterization of the rest of the page is faster than emulated GPU rasterization.
  '--disable-gpu-rasterization',
];

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Switches for GPU rasterization of the whole page, as on a desktop; the GPU driver is software, too. */
export const gpuDrawing = [...softwareDrawing.slice(0, 2), '--enable-gpu-rasterization', '--ignore-gpu-blocklist'];

/** Launches Chromium for tests and pictures: that of CHROME_PATH, the system's, Playwright's, or the one in an npm package. */
export async function launchChromium(drawing = softwareDrawing): Promise<Browser> {
  return chromium.launch(await found(drawing));
}

/** Launches a Chromium server, to which several processes or threads can connect. */
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
  return [named, ...systemPaths, chromium.executablePath()].find((path) => path && exists(path)) ?? null;
}

async function findChromium(): Promise<string> {
  const installed = installedChromium();
  if (installed) return installed;
  // The package unpacks its shared libraries only if these variables say that it runs on AWS Lambda.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  // Its default arguments are not used: they select a single process and disable web security.
  const { default: carried } = await import('@sparticuz/chromium');
  return carried.executablePath();
}
