/** Letters that are written from right to left, and the invisible characters that set a direction. */
const directional =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Line ends and control characters may end a paragraph, and with it every isolate. */
const paragraphEnds = /[\p{Cc}\u2029]/gu;
const isolateStarts = '\u2066\u2067\u2068';
const [firstStrongIsolate, popIsolate] = ['\u2068', '\u2069'];

/**
 * A word that people typed, or that was read from a file, for use inside a sentence: its direction, and overrides in it,
 * do not reach the words around it. A word without directional characters is returned as it is.
 */
export function isolateDirection(word: string): string {
  if (!directional.test(word)) return word;
  let depth = 0;
  let balanced = '';
  for (const char of word.replace(paragraphEnds, ' ')) {
    if (char === popIsolate && depth === 0) continue;
    if (isolateStarts.includes(char)) depth++;
    if (char === popIsolate) depth--;
    balanced += char;
  }
  return `${firstStrongIsolate}${balanced}${popIsolate.repeat(depth + 1)}`;
}
