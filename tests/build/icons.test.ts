import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string): Buffer => readFileSync(resolve(import.meta.dirname, '../../build/icons', file));

/** Width and height from the header of a PNG file. */
function sizeOf(png: Buffer): number[] {
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.each([16, 32, 48, 64, 128, 256, 512])('there is a Linux icon of %i × %i', (size) => {
  expect(sizeOf(read(`${size}x${size}.png`))).toEqual([size, size]);
});

test('the Windows icon contains the sizes in its directory', () => {
  const file = read('icon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, place) => {
    const entry = file.subarray(6 + 16 * place);
    const size = entry[0] || 256;
    const offset = entry.readUInt32LE(12);
    expect(sizeOf(file.subarray(offset, offset + entry.readUInt32LE(8)))).toEqual([size, size]);
    return size;
  });
  expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256]);
});

test('the macOS icon is complete and has sizes up to 1024', () => {
  const file = read('icon.icns');
  expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length]);
  const sizes: Record<string, number> = {};
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    sizes[file.toString('latin1', at, at + 4)] = sizeOf(file.subarray(at + 8))[0];
  }
  expect(sizes).toEqual({
    icp4: 16,
    icp5: 32,
    ic11: 32,
    ic12: 64,
    ic07: 128,
    ic08: 256,
    ic13: 256,
    ic09: 512,
    ic14: 512,
    ic10: 1024,
  });
});
