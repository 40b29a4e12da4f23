import type { Problem, Result } from '../contract.ts';

/** What a disk complains of, as a person would put it. */
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

/** A disk's complaint as a text key. Its own code is there for whoever looks for a fault, and is in no sentence. */
export function problemOf(error: unknown, known: Problem['params'] = {}): Problem {
  const { code: errno = 'unknown' } = error as NodeJS.ErrnoException;
  return { code: causes[errno] ?? 'host.disk', params: { ...known, errno } };
}

/** Runs something that may fail on the disk, and answers instead of throwing. */
export async function attempt<T>(known: Problem['params'], work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: await work() };
  } catch (error) {
    return { problem: problemOf(error, known) };
  }
}

/** What a problem's words may call a document: files go by names that mean nothing to anybody, matches by titles. */
export function calledBy(about: unknown): { what: 'titled'; title: string } | undefined {
  const { title } = (about ?? {}) as { title?: unknown };
  return typeof title === 'string' && title !== '' ? { what: 'titled', title } : undefined;
}
