import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inject } from 'vitest';
import { root } from './electron.ts';
import { noteOf } from './leftoverProcesses.ts';

/** A command under test, with what it has printed so far. */
export class RunningCommand {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number>;
  #text = '';

  /** In a process group of its own, as a terminal starts it. */
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

  /** The first match in what it prints, as soon as it is there. */
  async waitForOutput(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.#text);
      if (found) return found[0];
      const code = await Promise.race([this.#ended, this.#more()]);
      if (code !== null && !pattern.test(this.#text)) throw new Error(`It ended (${code}) and had said: ${this.#text}`);
    }
  }

  /** Resolves as soon as it prints more. */
  #more(): Promise<null> {
    return new Promise((resolve) => {
      for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.once('data', () => resolve(null));
    });
  }

  /** What Ctrl+C does: a signal to everything in the group. */
  interrupt(): Promise<number> {
    return this.#signal('SIGINT');
  }

  /** Ends what is left of it, without giving it a chance to say anything. */
  kill(): Promise<number> {
    return this.#child.exitCode === null && this.#child.signalCode === null ? this.#signal('SIGKILL') : this.#ended;
  }

  #signal(signal: NodeJS.Signals): Promise<number> {
    process.kill(-(this.#child.pid as number), signal);
    return this.#ended;
  }
}

/** The page that the browser shell names, which leads to the game. */
export const pagePattern = /file:\/\/\S+\/browser-shell\.html/;

/** Where that page leads, as only its owner can tell. */
export function addressIn(page: string): string {
  return /http:[^"]+/.exec(readFileSync(new URL(page), 'utf8'))?.[0] ?? '';
}
