// Writes a document, while its folder is forbidden, and when it is allowed again; prints the three results.
import { chmodSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { openHost } from '../../../electron/host/index.ts';

const [folder, mode] = process.argv.slice(2);
// Permissions do not apply to root.
if (process.getuid?.() === 0) {
  chownSync(folder, 65534, 65534);
  process.seteuid?.(65534);
}
const host = await openHost({ folder, shell: 'browser', version: '0', quit: () => {} });
const write = async (revision: number) => {
  const answer = await host.write('matches', 'a', JSON.stringify({ aerodrome: 1, revision }), revision);
  console.log('ok' in answer ? answer.ok.revision : answer.problem.code);
};
await write(0);
for (const closed of [join(folder, 'matches'), folder]) chmodSync(closed, Number(mode));
await write(1);
for (const closed of [folder, join(folder, 'matches')]) chmodSync(closed, 0o700);
await write(1);
await host.close();
