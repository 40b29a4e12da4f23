import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One hash of the names and contents of files and folders. Modification times are not used: a clone changes them. */
export function fingerprint(
  root: string,
  sources: readonly string[],
  read: (file: string) => string | Buffer = readFileSync,
): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(root, source))) {
    const body = read(join(root, file));
    hash.update(`${file}\0${body.length}\0`).update(body);
  }
  return hash.digest('hex');
}

function filesBelow(root: string, source: string): string[] {
  if (statSync(join(root, source)).isFile()) return [source];
  return readdirSync(join(root, source), { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(root, `${source}/${entry.name}`));
}
