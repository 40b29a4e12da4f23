/**
 * Completes the licence list that Vite writes: a heading for each bundled package, then its text. `ours` returns the stored
 * text of packages that have no licence file. A missing text fails the build.
 */
export function completeLicences(listed: string, ours: (name: string) => string | null): string {
  const [head, ...packages] = listed.split(/^(?=## )/m);
  const whole = packages.map((text) => {
    const [heading = '', ...lines] = text.split('\n');
    if (lines.some((line) => line.trim() !== '')) return text;
    const name = /^## (\S+) - /.exec(heading)?.[1] ?? heading;
    const own = ours(name);
    if (own === null) throw new Error(`There is no licence text of ${name}.`);
    return `${heading}\n\n${own.trim()}\n\n`;
  });
  return [head, ...whole].join('');
}
