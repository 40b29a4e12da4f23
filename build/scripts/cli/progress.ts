/** A bar on the error stream while a long run lasts; on anything but a terminal it does nothing. */
export function progressBar(total: number): { at(done: number): void; end(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { at: () => undefined, end: () => undefined };
  const width = 40;
  let next = 0;
  return {
    at(done) {
      const now = performance.now();
      if (now < next) return;
      next = now + 100;
      const filled = Math.floor((done / total) * width);
      stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor((done / total) * 100)} %`);
    },
    end: () => stderr.write('\r\x1b[K'),
  };
}
