import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import type { DocumentInfo } from '../contract.ts';

/** Problem codes by the code of the file system error. */
const problemCodes: Record<string, string> = {
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

export const ownedElsewhere: Problem = { code: 'host.ownedElsewhere' };

/** Another process has taken over the folder lock during a write. */
export class FolderLostError extends Error {}

/** A subfolder is a symbolic link, which is not followed. */
export class LinkedFolderError extends Error {
  readonly folder: string;
  constructor(folder: string) {
    super(folder);
    this.folder = folder;
  }
}

/** The problem code of a file system error. `file` and `cause` are for debugging and not part of the message. */
export function problemOf(error: unknown, file: string): Problem {
  if (error instanceof FolderLostError) return ownedElsewhere;
  if (error instanceof LinkedFolderError) return { code: 'host.linkedFolder', params: { folder: error.folder } };
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return { code: problemCodes[code] ?? 'host.disk', params: { file, cause: code } };
}

/** Runs work on the file system and returns errors as a `Result`. */
export async function attempt<T>(file: string, work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: await work() };
  } catch (error) {
    return { problem: problemOf(error, file) };
  }
}

/** As `attempt`, with one retry if the disk was full and space could be freed. */
export async function attemptWithRetry<T>(
  file: string,
  freeDiskSpace: () => Promise<boolean>,
  work: () => Promise<T>,
): Promise<Result<T>> {
  const answer = await attempt(file, work);
  const full = 'problem' in answer && answer.problem.code === 'host.diskFull';
  return full && (await freeDiskSpace()) ? attempt(file, work) : answer;
}

export function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Message parameters that name a document: its title if known, otherwise its id. */
export function nameParams({ id, about }: Pick<DocumentInfo, 'id' | 'about'>): NonNullable<Problem['params']> {
  const title = about?.title;
  return typeof title === 'string' && title !== '' ? { file: id, what: 'titled', title } : { file: id };
}
