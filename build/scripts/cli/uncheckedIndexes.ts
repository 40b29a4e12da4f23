/** The folders in which an unchecked index is allowed: rules and boards index small fixed tables everywhere. */
const uncounted = ['engine/games/', 'renderer/games/'];

/** The errors in the output of a compiler with `noUncheckedIndexedAccess` that count, each with its explanation. */
export function countedErrors(output: string): string[] {
  return output
    .split(/\r?\n(?=\S)/)
    .map((error) => error.trimEnd())
    .filter((error) => error !== '' && !uncounted.some((folder) => error.startsWith(folder)));
}
