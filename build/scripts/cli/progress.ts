import { say } from '@aerodrome/engine/text/say.ts';

const width = 40;
/** What a few moments say of the whole is not worth saying. */
const tooSoon = 3000;

/** How far it is, and about how long the rest will take; times in milliseconds. */
export function progressIn(done: number, total: number, passed: number): string {
  const filled = Math.floor((done / total) * width);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor((done / total) * 100)} %`;
  if (done === 0 || passed < tooSoon) return bar;
  const minutes = Math.ceil(((passed / done) * (total - done)) / 60_000);
  return `${bar}, ${say('progress.left', { minutes })}`;
}

/** A bar on the error stream while a long run lasts; on anything but a terminal it does nothing. */
export function progressBar(total: number): { at(done: number): void; end(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { at: () => undefined, end: () => undefined };
  const began = performance.now();
  let next = 0;
  return {
    at(done) {
      const now = performance.now();
      if (now < next) return;
      next = now + 100;
      stderr.write(`\r\x1b[K${progressIn(done, total, now - began)}`);
    },
    end: () => stderr.write('\r\x1b[K'),
  };
}
