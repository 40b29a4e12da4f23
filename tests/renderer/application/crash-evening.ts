// Waits for its orders, flies an evening, and tells of every write before and after it; holds still for good before or
// after the one it is told.

import { once } from 'node:events';
import type { Host } from '../../../electron/contract.ts';
import { openHost } from '../../../electron/host/index.ts';
import { flyEvening, pageOver, shortBeginning } from './evening.ts';

const [orders] = await once(process.stdin, 'data');
const { folder, seed, stop } = JSON.parse(String(orders));
const real = await openHost({ folder, shell: 'browser', version: '0', quit: () => {} });

const counts = new Map<string, number>();
async function at(moment: string): Promise<void> {
  const count = (counts.get(moment) ?? 0) + 1;
  counts.set(moment, count);
  process.stdout.write(`${moment} ${count}\n`);
  if (`${moment} ${count}` === stop) await new Promise(() => setInterval(() => {}, 1000));
}

const host: Host = {
  ...real,
  async write(kind, id, text, revision) {
    const name = kind === 'matches' && revision === 0 ? 'newMatch' : kind;
    await at(`before ${name}`);
    const answer = await real.write(kind, id, text, revision);
    await at(`after ${name}`);
    return answer;
  },
};
process.stdout.write('ready\n');
await flyEvening(pageOver(host), seed, shortBeginning);
process.stdout.write('landed\n');
await real.close();
process.exit(0);
