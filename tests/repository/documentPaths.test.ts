import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(resolve(root, file)));
const folders = new Set(files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))));
const names = new Set(files.map((file) => basename(file)));

const pages = files.filter((file) => /^(?:README|ARCHITECTURE|CONTRIBUTING|SECURITY)\.md$|^docs\/.*\.md$/.test(file));

/** The paths and file names of sources in the code spans of a page. */
function pathsIn(page: string): string[] {
  const prose = readFileSync(resolve(root, page), 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
  const spans = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, span]) => span);
  return spans.filter(
    (span) =>
      /^(?:engine|renderer|electron|build|tests|docs|\.ci|\.github)\/[^…]*$/.test(span) ||
      /^\w[\w.-]*\.tsx?$/.test(span),
  );
}

/** `<id>` and `*` in a path stand for any name. */
function isInRepository(path: string): boolean {
  const plain = path.replace(/\/$/, '');
  if (!plain.includes('/')) return names.has(plain) || folders.has(plain);
  if (!/[<*]/.test(plain)) return files.includes(plain) || folders.has(plain);
  const pattern = plain
    .split(/<[\w-]+>|\*/)
    .map((part) => part.replace(/[.$()+[\]{}|^\\]/g, '\\$&'))
    .join('[^/]+');
  const matcher = new RegExp(`^${pattern}$`);
  return [...files, ...folders].some((file) => matcher.test(file));
}

test.each(pages)('every source path and file name in %s exists', (page) => {
  expect(pathsIn(page).filter((path) => !isInRepository(path))).toEqual([]);
});
