import { dirname, join } from 'node:path';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { renameUnderLock, syncFolder, writeAtomically } from './atomic.ts';
import { attempt, attemptWithRetry } from './problems.ts';
import { exists, readRegularFile } from './readRegularFile.ts';
import { SerialQueue } from './serialQueue.ts';

const maxSettingsBytes = 64 * 1024;
const name = 'settings.json';

/** The settings file. Its text belongs to the page and is not interpreted here. */
export class SettingsFile {
  readonly #file: string;
  readonly #ownsFolder: () => boolean;
  readonly #freeDiskSpace: () => Promise<boolean>;
  readonly #queue = new SerialQueue();

  constructor(folder: string, ownsFolder: () => boolean, freeDiskSpace: () => Promise<boolean>) {
    this.#file = join(folder, name);
    this.#ownsFolder = ownsFolder;
    this.#freeDiskSpace = freeDiskSpace;
  }

  /** Renames an entry with the name of the settings file that is not a readable file. */
  async open(readOnly: boolean): Promise<Problem[]> {
    if (!exists(this.#file)) return [];
    const opened = await attempt(name, async () => {
      if ((await readRegularFile(this.#file, maxSettingsBytes)) !== null) return null;
      if (readOnly) return { code: 'host.damaged', params: { file: name } };
      renameUnderLock(this.#file, `${this.#file}.aside`, this.#ownsFolder);
      await syncFolder(dirname(this.#file));
      return { code: 'host.setAside', params: { file: name } };
    });
    const problem = 'ok' in opened ? opened.ok : opened.problem;
    return problem ? [problem] : [];
  }

  async read(): Promise<Result<string | null>> {
    const read = await attempt(name, () => readRegularFile(this.#file, maxSettingsBytes));
    return 'problem' in read && read.problem.code === 'host.missing' ? { ok: null } : read;
  }

  async write(text: string): Promise<Result<null>> {
    if (Buffer.byteLength(text) > maxSettingsBytes) return { problem: { code: 'host.tooLarge' } };
    return this.#queue.run(() =>
      attemptWithRetry(name, this.#freeDiskSpace, async () => {
        await writeAtomically(this.#file, text, this.#ownsFolder);
        return null;
      }),
    );
  }

  async flush(): Promise<void> {
    await this.#queue.flush();
  }
}
