import type { Problem, Result } from '../contract.ts';

const causes: Record<string, string> = {
  ENOSPC: 'host.diskFull',
  EDQUOT: 'host.diskFull',
  EROFS: 'host.folderReadOnly',
  EACCES: 'host.folderReadOnly',
  EPERM: 'host.folderReadOnly',
  ENOENT: 'host.missing',
  ENOTDIR: 'host.notAFolder',
  EEXIST: 'host.notAFolder',
  EISDIR: 'host.notAFile',
  ENAMETOOLONG: 'host.tooLong',
  EMFILE: 'host.busy',
  ENFILE: 'host.busy',
  EBUSY: 'host.busy',
};

/** A disk's complaint as a text key. File and cause are there for whoever looks for a fault, and are in no sentence. */
export function problemOf(error: unknown, file: string): Problem {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return { code: causes[code] ?? 'host.disk', params: { file, cause: code } };
}

/** Runs something that may fail on the disk, and answers instead of throwing. */
export async function attempt<T>(file: string, work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: await work() };
  } catch (error) {
    return { problem: problemOf(error, file) };
  }
}
