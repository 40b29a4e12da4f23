import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** An X screen whose pixels can be read. */
export interface VirtualScreen {
  display: string;
  /** Number of different colours on the screen. */
  colours(): number;
  close(): void;
}

/** Starts Xvfb with its frame buffer in a file of the folder. */
export function openVirtualScreen(folder: string): Promise<VirtualScreen> {
  const options = ['-displayfd', '3', '-fbdir', folder, '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const server: ChildProcess = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    (server.stdio[3] as Readable).once('data', (number) =>
      resolve({
        display: `:${String(number).trim()}`,
        colours: () => coloursIn(readFileSync(join(folder, 'Xvfb_screen0'))),
        close: () => server.kill(),
      }),
    );
  });
}

/** Parses an X window dump: a header with its size and the number of colour map entries, then the pixels. */
function coloursIn(dump: Buffer): number {
  const start = dump.readUInt32BE(0) + dump.readUInt32BE(76) * 12;
  const colours = new Set<number>();
  for (let at = start; at + 4 <= dump.length; at += 4) colours.add(dump.readUInt32LE(at) & 0xffffff);
  return colours.size;
}
