import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface PageFile {
  body: Buffer<ArrayBuffer>;
  type: string;
}

/** The files of the page by URL path. */
export type PageFiles = ReadonlyMap<string, PageFile>;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/**
 * Reads the built page into memory at start. URL paths are looked up in this map and never become file names, so path
 * traversal is impossible. A rebuild does not affect a running game.
 */
export function readPage(folder: string): PageFiles {
  const files = new Map<string, PageFile>();
  const visit = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = `${below}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      if (entry.isFile()) {
        const type = types[extname(entry.name)] ?? 'application/octet-stream';
        files.set(encodeURI(path), { body: Buffer.from(readFileSync(join(folder, path))), type });
      }
    }
  };
  visit('');
  const index = files.get('/index.html');
  if (!index) throw new Error(`There is no page in ${folder}.`);
  return files.set('/', index);
}
