import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';

/** One import of a source file: the file or package it names, and whether it is erased when types are. */
export interface Import {
  from: string;
  /** The path of a file of the project, or the name of a package. */
  to: string;
  typeOnly: boolean;
}

const sourceFile = /\.tsx?$/;

/** The source files below some folders of a project, as paths from its root with forward slashes. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => sourceFile.test(path) && !path.split(sep).includes('node_modules'))
      .map((path) => posix.join(folder, path.split(sep).join('/'))),
  );
}

/** All imports, re-exports and dynamic imports of a source text, resolved against the path it stands at. */
export function importsOf(path: string, source: string, root: string): Import[] {
  const { module, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: { specifier: string; typeOnly: boolean }[] = [];
  for (const { moduleRequest, entries } of module.staticImports)
    found.push({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    });
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ specifier: moduleRequest.value, typeOnly: isType });
  for (const { moduleRequest } of module.dynamicImports)
    found.push({
      specifier: source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/['"`]/g, ''),
      typeOnly: false,
    });
  // Workers and assets are named by an address relative to the module.
  for (const [, specifier] of source.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g))
    found.push({ specifier, typeOnly: false });
  return found.map(({ specifier, typeOnly }) => ({ from: path, to: resolved(path, specifier, root), typeOnly }));
}

function resolved(path: string, specifier: string, root: string): string {
  const bare = specifier.replace(/\?.*$/, '');
  const target = bare.startsWith('@aerodrome/')
    ? bare.slice('@aerodrome/'.length)
    : posix.join(posix.dirname(path), bare);
  if (!bare.startsWith('.') && !bare.startsWith('@aerodrome/')) return bare;
  const file = resolve(root, target);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? relative(root, file).split(sep).join('/') : target;
}

/** The imports of all source files below some folders. */
export function importGraph(root: string, folders: readonly string[]): Import[] {
  return sourceFiles(root, folders).flatMap((path) => importsOf(path, readFileSync(join(root, path), 'utf8'), root));
}

/** One cycle of imports that remain at run time, as a list of files; `null` if there is none. */
export function findCycle(imports: readonly Import[]): string[] | null {
  const targets = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) if (!typeOnly) targets.set(from, [...(targets.get(from) ?? []), to]);
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | null => {
    if (finished.has(file)) return null;
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    path.push(file);
    for (const target of targets.get(file) ?? []) {
      const cycle = visit(target);
      if (cycle) return cycle;
    }
    path.pop();
    finished.add(file);
    return null;
  };
  for (const file of targets.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return null;
}
