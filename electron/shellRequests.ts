import { basename, extname, resolve } from 'node:path';
import { maxTextBytes, type ShellRequest } from './contract.ts';
import { readRegularFile } from './host/readRegularFile.ts';

/** What an exported match is called after its name, and what one was called before. */
export const extensions = ['aerodrome', 'json'];

/** Keeps what the person asks of the shell until the page asks for it. */
export class ShellRequestQueue {
  readonly #kept: ShellRequest[] = [];
  #asked: ((request: ShellRequest | null) => void) | null = null;

  add(request: ShellRequest): void {
    const asked = this.#asked;
    this.#asked = null;
    if (asked) asked(request);
    else this.#kept.push(request);
  }

  /** A page that asks again has forgotten that it asked before, or is another by now. */
  next(): Promise<ShellRequest | null> {
    this.#asked?.(null);
    this.#asked = null;
    const [kept] = this.#kept.splice(0, 1);
    if (kept) return Promise.resolve(kept);
    return new Promise((resolve) => {
      this.#asked = resolve;
    });
  }

  /** Whatever the system names is looked at with care: it may be gone, enormous, or no file at all. */
  async open(path: string): Promise<void> {
    const name = basename(path);
    const text = await readRegularFile(path, maxTextBytes).catch(() => null);
    this.add(text === null ? { refused: { code: 'shell.notOpened', params: { name } } } : { open: { name, text } });
  }
}

/** The files among the arguments of a start, as whole paths; what else is there belongs to others. */
export function filesInArguments(args: readonly string[], folder: string): string[] {
  return args
    .filter((arg) => !arg.startsWith('-') && extensions.includes(extname(arg).slice(1).toLowerCase()))
    .map((arg) => resolve(folder, arg));
}
