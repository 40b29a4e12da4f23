import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { commandNames } from '../../build/scripts/cli/arguments.ts';

const project = resolve(import.meta.dirname, '../..');

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs one of the commands as a person would, and waits for its end. */
export function run(script: (typeof commandNames)[number], args: readonly string[]): Promise<Run> {
  const file = join(project, 'build/scripts', `${script}.ts`);
  return new Promise((done) => {
    const child = execFile(process.execPath, ['--import', 'tsx', file, ...args], (_error, stdout, stderr) => {
      done({ code: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

/** A folder to write to, and how to get rid of it. */
export function scratch(): { file(name: string): string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'aerodrome-commands-'));
  return { file: (name) => join(folder, name), remove: () => rmSync(folder, { recursive: true }) };
}
