/**
 * The licences of everything that the page is made of, as Vite lists them: a heading for each package, then its text.
 * Some packages bring none along, though theirs asks to travel with them: `ours` knows those by name. A build without one
 * is no build.
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
