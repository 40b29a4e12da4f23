import { yieldToEventLoop } from '../ui/yieldToEventLoop.ts';

/** As many characters are put into a letter at a time. */
const piece = 2 ** 17;

/**
 * What is sent to the shell, as JSON. A match of thousands of steps is millions of characters, which would hold the page up
 * while they are written and copied in one go: so a long text goes into the letter piece by piece.
 */
export async function letterOf(args: readonly unknown[]): Promise<Blob | string> {
  if (!args.some(isLong)) return JSON.stringify(args);
  const letter: Blob[] = [];
  for (const [i, arg] of args.entries()) {
    letter.push(new Blob([i === 0 ? '[' : ',']));
    if (isLong(arg)) letter.push(await written(arg));
    else letter.push(new Blob([JSON.stringify(arg)]));
  }
  return new Blob([...letter, ']']);
}

function isLong(arg: unknown): arg is string {
  return typeof arg === 'string' && arg.length > piece;
}

async function written(text: string): Promise<Blob> {
  const pieces: Blob[] = [];
  for (let at = 0; at < text.length; at += piece) {
    // Half of a pair of surrogates, where the text is cut between them, is written as its number, and read as what it was.
    pieces.push(new Blob([JSON.stringify(text.slice(at, at + piece)).slice(1, -1)]));
    await yieldToEventLoop();
  }
  return new Blob(['"', ...pieces, '"']);
}
