import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command, commandNames, Terminal } from '../../build/scripts/cli/arguments.ts';

const project = resolve(import.meta.dirname, '../..');

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** Commands that tests call in-process, because starting a process is slow. */
type Callable = 'bench' | 'goldens' | 'league' | 'prove' | 'replay' | 'simulate' | 'tournament';

/** Calls a command and collects its output. */
export async function run(script: Callable, args: readonly string[]): Promise<Run> {
  const { run }: { run: Command } = await import(`../../build/scripts/${script}.ts`);
  const printed: Run = { code: 0, stdout: '', stderr: '' };
  const terminal: Terminal = {
    args: [...args],
    print: (text) => {
      printed.stdout += `${text}\n`;
    },
    printError: (text) => {
      printed.stderr += `${text}\n`;
    },
    exitCode: 0,
  };
  await run(terminal);
  return { ...printed, code: terminal.exitCode };
}

/** Starts a command as a process and waits for its end. */
export function start(script: (typeof commandNames)[number], args: readonly string[]): Promise<Run> {
  const file = join(project, 'build/scripts', `${script}.ts`);
  return new Promise((done) => {
    const child = execFile(process.execPath, ['--import', 'tsx', file, ...args], (_error, stdout, stderr) => {
      done({ code: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

/** A temporary folder. */
export function scratch(): { file(name: string): string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'aerodrome-commands-'));
  return { file: (name) => join(folder, name), remove: () => rmSync(folder, { recursive: true }) };
}
