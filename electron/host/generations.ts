import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { maxTextBytes } from '../contract.ts';
import { copyAtomically } from './atomic.ts';
import { ignoreMissing } from './problems.ts';
import { readRegularFile } from './readRegularFile.ts';

const minute = 60_000;
/** Minimum age of each generation before the next newer one replaces it. */
const minAgesMs = [1 * minute, 10 * minute, 60 * minute] as const;

function generation(folder: string, id: string, number: number): string {
  return join(folder, `${id}.${number}`);
}

/** Copies a file to generation 1 before it is replaced, and rotates the older ones: minutes, tens of minutes, an hour. */
export async function keepGeneration(
  file: string,
  folder: string,
  id: string,
  ownsFolder: () => boolean,
): Promise<void> {
  const now = Date.now();
  const age = (number: number) => ageOf(generation(folder, id, number), now);
  const ages = await Promise.all([age(1), age(2), age(3)]);
  if (ages[0] < minAgesMs[0]) return;
  if (ages[1] >= minAgesMs[1]) {
    if (ages[2] >= minAgesMs[2]) await moveIfThere(generation(folder, id, 2), generation(folder, id, 3));
    await moveIfThere(generation(folder, id, 1), generation(folder, id, 2));
  }
  await copyAtomically(file, generation(folder, id, 1), ownsFolder).catch(ignoreMissing);
}

/** The text of a generation, or `null`. */
export function readGeneration(folder: string, id: string, number: number): Promise<string | null> {
  const isNumber = Number.isSafeInteger(number) && number >= 1 && number <= minAgesMs.length;
  return isNumber
    ? readRegularFile(generation(folder, id, number), maxTextBytes).catch(() => null)
    : Promise.resolve(null);
}

/** The newest generation that is a readable document, or `null`. */
export async function newestReadableGeneration(
  folder: string,
  id: string,
  isReadable: (text: string) => boolean,
): Promise<string | null> {
  for (let number = 1; number <= minAgesMs.length; number++) {
    // Another error than a missing file is thrown: the generation may be readable.
    const text = await readRegularFile(generation(folder, id, number), maxTextBytes).catch(ignoreMissing);
    if (typeof text === 'string' && isReadable(text)) return text;
  }
  return null;
}

/** If the clock was set back, files have times in the future; the difference then counts as their age. */
async function ageOf(file: string, now: number): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => Math.abs(now - mtimeMs),
    () => Number.POSITIVE_INFINITY,
  );
}

async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch(ignoreMissing);
}
