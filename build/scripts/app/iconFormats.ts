/** A Windows icon (ICO): a directory followed by PNG files. */
export function ico(pictures: ReadonlyMap<number, Buffer>): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.size, 4);
  let offset = 6 + 16 * pictures.size;
  const entries = [...pictures].map(([size, picture]) => {
    const entry = Buffer.alloc(16);
    // 256 does not fit into a byte and is written as 0.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures.values()]);
}

/** ICNS type codes by size; a second code for a size is the Retina variant. */
const macNames: readonly [size: number, name: string][] = [
  [16, 'icp4'],
  [32, 'icp5'],
  [32, 'ic11'],
  [64, 'ic12'],
  [128, 'ic07'],
  [256, 'ic08'],
  [256, 'ic13'],
  [512, 'ic09'],
  [512, 'ic14'],
  [1024, 'ic10'],
];

/** A macOS icon (ICNS): PNG files, each with a type code. */
export function icns(pictures: ReadonlyMap<number, Buffer>): Buffer {
  const blocks = macNames.flatMap(([size, name]) => {
    const picture = pictures.get(size);
    return picture ? [block(name, picture)] : [];
  });
  return block('icns', Buffer.concat(blocks));
}

function block(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32BE(8 + body.length, 4);
  return Buffer.concat([head, body]);
}
