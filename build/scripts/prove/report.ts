/** The dated result of one stage. */
export interface Proof {
  date: string;
  stage: string;
  /** The numbers of checked items, as printed by the tests. */
  figures: string;
  passed: number;
  failed: number;
  seconds: number;
}

const head = [
  '# Reliability',
  '',
  'Results of `npm run prove`, the latest first. It runs the tests of `npm test` for longer: processes killed while they',
  'write, changed files of every kind, hostile requests to the browser shell, matches opened and closed on one page, bots playing on',
  'one page, random clicks on every screen and table in both languages and two window sizes, decisions of bots when hidden',
  'information changes, and random matches of every game checked against the contract. The tests count the figures themselves.',
  '',
  '| Date | Stage | Looked at | Tests | Failed | Seconds |',
  '| --- | --- | --- | --- | --- | --- |',
];

/** The page with new rows above the unchanged old ones. */
export function withProofs(page: string, proofs: readonly Proof[]): string {
  const old = page.split('\n').filter((line) => /^\| \d{4}-/.test(line));
  return [...head, ...proofs.map(line), ...old, ''].join('\n');
}

function line({ date, stage, figures, passed, failed, seconds }: Proof): string {
  return `| ${[date, stage, figures, passed + failed, failed, seconds].join(' | ')} |`;
}

/** The figures that the tests print: numbers of items, or the steps of all checks and the most matches of one. */
export function figuresIn(output: string): string {
  const said = [
    ...output.matchAll(
      /^((?:\d+ (?:kills|faults, one for each of \d+ file-system calls|files read(?: of each kind.*)?|requests|decisions a game and level)|(?:\d+ openings|\d+ minutes of bots|soak [\w-]+), .+))$/gm,
    ),
  ].map(([, figure]) => figure);
  const checks = [...output.matchAll(/: (\d+) steps of (\d+) matches/g)];
  if (checks.length === 0) return said.join(', ');
  const steps = checks.reduce((sum, [, count]) => sum + Number(count), 0);
  const matches = Math.max(...checks.map(([, , count]) => Number(count)));
  return [...said, `${matches} matches`, `${steps} steps in ${checks.length} checks`].join(', ');
}
