/** The folders whose code is still to be mended, and the games: their rules index small fixed tables everywhere. */
const uncounted = ['engine/games/', 'renderer/games/', 'renderer/'];

/** The errors in the output of a compiler with `noUncheckedIndexedAccess` that count, each with its explanation. */
export function countedErrors(output: string): string[] {
  return output
    .split(/\r?\n(?=\S)/)
    .map((error) => error.trimEnd())
    .filter((error) => error !== '' && !uncounted.some((folder) => error.startsWith(folder)));
}
