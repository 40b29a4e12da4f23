import { copyFile, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const minute = 60_000;
/** How old a kept generation must be before the next newer one takes its place. */
const spacing = [1 * minute, 10 * minute, 60 * minute];

function generation(folder: string, id: string, number: number): string {
  return join(folder, `${id}.${number}`);
}

/** Keeps the file as it is now, before it is replaced: three generations, each older than the one before by far. */
export async function keepGeneration(file: string, folder: string, id: string, now: number): Promise<void> {
  const ages = await Promise.all(spacing.map((_, i) => ageOf(generation(folder, id, i + 1), now)));
  if (ages[0] < spacing[0]) return;
  if (ages[1] >= spacing[1]) {
    if (ages[2] >= spacing[2]) await moveIfThere(generation(folder, id, 2), generation(folder, id, 3));
    await moveIfThere(generation(folder, id, 1), generation(folder, id, 2));
  }
  await copyFile(file, generation(folder, id, 1)).catch(unlessMissing);
}

/** The newest kept generation that is whole, or `null`. */
export async function lastGood(folder: string, id: string, isWhole: (text: string) => boolean): Promise<string | null> {
  for (let number = 1; number <= spacing.length; number++) {
    const text = await readFile(generation(folder, id, number), 'utf8').catch(() => null);
    if (text !== null && isWhole(text)) return text;
  }
  return null;
}

async function ageOf(file: string, now: number): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => now - mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );
}

async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch(unlessMissing);
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
