// Renders the icons of the packages from the SVG icon of the page.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { launchChromium } from './app/chromium.ts';
import { icns, ico } from './app/iconFormats.ts';
import { root } from './app/root.ts';
import { command, readArguments } from './cli/arguments.ts';

command('icons', async () => {
  readArguments({});
  const drawing = readFileSync(resolve(root, 'renderer/assets/icon.svg'), 'utf8');
  const folder = resolve(root, 'build/icons');
  const pictures = new Map<number, Buffer>();

  const browser = await launchChromium();
  for (const size of [16, 24, 32, 48, 64, 128, 256, 512, 1024]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`);
    pictures.set(size, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await browser.close();

  const at = (size: number): Buffer => pictures.get(size) as Buffer;
  for (const size of [16, 32, 48, 64, 128, 256, 512]) writeFileSync(resolve(folder, `${size}x${size}.png`), at(size));
  writeFileSync(
    resolve(folder, 'icon.ico'),
    ico(new Map([16, 24, 32, 48, 64, 128, 256].map((size) => [size, at(size)]))),
  );
  writeFileSync(resolve(folder, 'icon.icns'), icns(pictures));
});
