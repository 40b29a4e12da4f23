import { say } from '@aerodrome/engine/text/say.ts';

const width = 40;
/** An estimate after less time is not shown. */
const minElapsedMs = 3000;

/** A progress bar with an estimate of the remaining time; `passed` is in milliseconds. */
export function progressIn(done: number, total: number, passed: number): string {
  const filled = Math.floor((done / total) * width);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor((done / total) * 100)} %`;
  if (done === 0 || passed < minElapsedMs) return bar;
  const minutes = Math.ceil(((passed / done) * (total - done)) / 60_000);
  return `${bar}, ${say('progress.left', { minutes })}`;
}

/** Shows a progress bar on stderr; without a terminal it does nothing. */
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
