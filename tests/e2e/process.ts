import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inject } from 'vitest';
import { root } from './electron.ts';
import { noteOf } from './leftoverProcesses.ts';

/** A running command under test, and its output so far. */
export class RunningCommand {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number>;
  #text = '';

  /** Starts the command in its own process group, like a terminal. */
  constructor(
    command: string,
    args: string[],
    { env = process.env, cwd = root }: Pick<SpawnOptions, 'env' | 'cwd'> = {},
  ) {
    this.#child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (data) => {
        this.#text += data;
      });
    }
    const note = noteOf(inject('scratch'), this.#child.pid);
    writeFileSync(note, '');
    this.#ended = new Promise((resolve) => {
      this.#child.on('close', (code) => {
        rmSync(note, { force: true });
        resolve(code ?? -1);
      });
    });
  }

  get text(): string {
    return this.#text;
  }

  /** The exit code. */
  get ended(): Promise<number> {
    return this.#ended;
  }

  /** Waits for output that matches the pattern, and returns the match. */
  async waitForOutput(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.#text);
      if (found) return found[0];
      const code = await Promise.race([this.#ended, this.#more()]);
      if (code !== null && !pattern.test(this.#text)) throw new Error(`It ended (${code}) and had said: ${this.#text}`);
    }
  }

  /** Resolves at the next output. */
  #more(): Promise<null> {
    return new Promise((resolve) => {
      for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.once('data', () => resolve(null));
    });
  }

  /** Sends SIGINT to the whole process group, like Ctrl+C. */
  interrupt(): Promise<number> {
    return this.#signal('SIGINT');
  }

  /** Kills the process group with SIGKILL. */
  kill(): Promise<number> {
    return this.#child.exitCode === null && this.#child.signalCode === null ? this.#signal('SIGKILL') : this.#ended;
  }

  #signal(signal: NodeJS.Signals): Promise<number> {
    process.kill(-(this.#child.pid as number), signal);
    return this.#ended;
  }
}

/** URL of the file that the browser shell prints; that page redirects to the application. */
export const pagePattern = /file:\/\/\S+\/browser-shell\.html/;

/** The one-time code that the browser shell prints. */
export const codePattern = /[A-Z2-9]{5}-[A-Z2-9]{5}/;

/** The address with its token that such a page redirects to. */
export function addressIn(page: string): string {
  return /http:[^"]+/.exec(readFileSync(new URL(page), 'utf8'))?.[0] ?? '';
}
