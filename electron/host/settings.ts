import { dirname, join } from 'node:path';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { move, syncFolder, writeAtomically } from './atomic.ts';
import { attempt, attemptTwice } from './problems.ts';
import { isThere, readRegular } from './regular.ts';
import { Turns } from './turns.ts';

const largestSettings = 64 * 1024;
const name = 'settings.json';

/** What a person has set, as one file whose text is the page's own business. */
export class SettingsFile {
  readonly #file: string;
  readonly #isOurs: () => boolean;
  readonly #makeRoom: () => Promise<boolean>;
  readonly #turns = new Turns();

  constructor(folder: string, isOurs: () => boolean, makeRoom: () => Promise<boolean>) {
    this.#file = join(folder, name);
    this.#isOurs = isOurs;
    this.#makeRoom = makeRoom;
  }

  /** Moves out of the way what stands in the place of the settings and cannot be read as such. */
  async open(readOnly: boolean): Promise<Problem[]> {
    if (!isThere(this.#file)) return [];
    const opened = await attempt(name, async () => {
      if ((await readRegular(this.#file, largestSettings)) !== null) return null;
      if (readOnly) return { code: 'host.damaged', params: { file: name } };
      move(this.#file, `${this.#file}.aside`, this.#isOurs);
      await syncFolder(dirname(this.#file));
      return { code: 'host.setAside', params: { file: name } };
    });
    const problem = 'ok' in opened ? opened.ok : opened.problem;
    return problem ? [problem] : [];
  }

  async read(): Promise<Result<string | null>> {
    const read = await attempt(name, () => readRegular(this.#file, largestSettings));
    return 'problem' in read && read.problem.code === 'host.missing' ? { ok: null } : read;
  }

  async write(text: string): Promise<Result<null>> {
    if (Buffer.byteLength(text) > largestSettings) return { problem: { code: 'host.tooLarge' } };
    return this.#turns.take(() =>
      attemptTwice(name, this.#makeRoom, async () => {
        await writeAtomically(this.#file, text, this.#isOurs);
        return null;
      }),
    );
  }

  async settled(): Promise<void> {
    await this.#turns.over();
  }
}
