import { yieldToEventLoop } from '../ui/yieldToEventLoop.ts';

/** Number of characters that are serialized at a time. */
const chunkLength = 2 ** 17;

/**
 * The JSON body of a request to the shell. A match of thousands of steps has millions of characters, and to serialize
 * and copy them at once would block the page: a long text is serialized in chunks.
 */
export async function requestBody(args: readonly unknown[]): Promise<Blob | string> {
  if (!args.some(isLong)) return JSON.stringify(args);
  const body: Blob[] = [];
  for (const [i, arg] of args.entries()) {
    body.push(new Blob([i === 0 ? '[' : ',']));
    if (isLong(arg)) body.push(await serializeInChunks(arg));
    else body.push(new Blob([JSON.stringify(arg)]));
  }
  return new Blob([...body, ']']);
}

function isLong(arg: unknown): arg is string {
  return typeof arg === 'string' && arg.length > chunkLength;
}

async function serializeInChunks(text: string): Promise<Blob> {
  const chunks: Blob[] = [];
  for (let at = 0; at < text.length; at += chunkLength) {
    // Half of a surrogate pair, at the end of a chunk, is escaped by its number and read back unchanged.
    chunks.push(new Blob([JSON.stringify(text.slice(at, at + chunkLength)).slice(1, -1)]));
    await yieldToEventLoop();
  }
  return new Blob(['"', ...chunks, '"']);
}
