import { basename, extname, resolve } from 'node:path';
import { maxTextBytes, type ShellRequest } from './contract.ts';
import { readRegularFile } from './host/readRegularFile.ts';

/** File name extensions of exported matches; `json` is the older one. */
export const extensions = ['aerodrome', 'json'];

/** Queue of requests that the user made of the shell. The page takes them one by one with a long poll. */
export class ShellRequestQueue {
  readonly #queue: ShellRequest[] = [];
  #resolveNext: ((request: ShellRequest | null) => void) | null = null;

  add(request: ShellRequest): void {
    const resolveNext = this.#resolveNext;
    this.#resolveNext = null;
    if (resolveNext) resolveNext(request);
    else this.#queue.push(request);
  }

  /** Resolves an earlier poll with `null`: its page was reloaded. */
  next(): Promise<ShellRequest | null> {
    this.#resolveNext?.(null);
    this.#resolveNext = null;
    const queued = this.#queue.shift();
    if (queued) return Promise.resolve(queued);
    return new Promise((resolve) => {
      this.#resolveNext = resolve;
    });
  }

  /** Queues the content of a file. The path is untrusted: the file may be missing, too large or not a regular file. */
  async open(path: string): Promise<void> {
    const name = basename(path);
    const text = await readRegularFile(path, maxTextBytes).catch(() => null);
    this.add(text === null ? { refused: { code: 'shell.notOpened', params: { name } } } : { open: { name, text } });
  }
}

/** The absolute paths of exported matches among command-line arguments; other arguments are ignored. */
export function filesInArguments(args: readonly string[], folder: string): string[] {
  return args
    .filter((arg) => !arg.startsWith('-') && extensions.includes(extname(arg).slice(1).toLowerCase()))
    .map((arg) => resolve(folder, arg));
}
