import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { maxTextBytes } from '../contract.ts';
import { copyAtomically } from './atomic.ts';
import { unlessMissing } from './problems.ts';
import { readRegularFile } from './readRegularFile.ts';

const minute = 60_000;
/** How old a kept generation must be before the next newer one takes its place. */
const spacing = [1 * minute, 10 * minute, 60 * minute] as const;

function generation(folder: string, id: string, number: number): string {
  return join(folder, `${id}.${number}`);
}

/** Keeps the file as it is now, before it is replaced: three generations, each older than the one before by far. */
export async function keepGeneration(
  file: string,
  folder: string,
  id: string,
  ownsFolder: () => boolean,
): Promise<void> {
  const now = Date.now();
  const age = (number: number) => ageOf(generation(folder, id, number), now);
  const ages = await Promise.all([age(1), age(2), age(3)]);
  if (ages[0] < spacing[0]) return;
  if (ages[1] >= spacing[1]) {
    if (ages[2] >= spacing[2]) await moveIfThere(generation(folder, id, 2), generation(folder, id, 3));
    await moveIfThere(generation(folder, id, 1), generation(folder, id, 2));
  }
  await copyAtomically(file, generation(folder, id, 1), ownsFolder).catch(unlessMissing);
}

/** A kept generation as it was written, or `null`. */
export function readGeneration(folder: string, id: string, number: number): Promise<string | null> {
  const there = Number.isSafeInteger(number) && number >= 1 && number <= spacing.length;
  return there
    ? readRegularFile(generation(folder, id, number), maxTextBytes).catch(() => null)
    : Promise.resolve(null);
}

/** The newest kept generation that is whole, or `null`. */
export async function newestWholeGeneration(
  folder: string,
  id: string,
  isWhole: (text: string) => boolean,
): Promise<string | null> {
  for (let number = 1; number <= spacing.length; number++) {
    const text = await readGeneration(folder, id, number);
    if (text !== null && isWhole(text)) return text;
  }
  return null;
}

/** A clock that was set back makes files of the future: as far ahead as that, they are as old as that. */
async function ageOf(file: string, now: number): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => Math.abs(now - mtimeMs),
    () => Number.POSITIVE_INFINITY,
  );
}

async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch(unlessMissing);
}
