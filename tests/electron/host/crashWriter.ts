// Writes one document repeatedly and prints each acknowledged revision, until it is killed.
import { openHost } from '../../../electron/host/index.ts';

const [folder] = process.argv.slice(2);
const host = await openHost({ folder, shell: 'browser', version: '0', quit: () => {} });
const read = await host.read('matches', 'a');
let [revision, count] =
  'ok' in read ? [read.ok.revision, (JSON.parse(read.ok.text) as { count: number }).count] : [0, 0];
process.stdout.write(`${count}\n`);
for (;;) {
  count++;
  const text = JSON.stringify({ aerodrome: 1, about: {}, count, padding: 'x'.repeat(20_000) });
  const answer = await host.write('matches', 'a', text, revision);
  if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
  revision = answer.ok.revision;
  process.stdout.write(`${count}\n`);
}
