import type { Host } from '../../../electron/contract.ts';
import { openHost } from '../../../electron/host/index.ts';

export const openFolder = (folder: string) => openHost({ folder, shell: 'browser', version: '0', quit: () => {} });

/** A host that prints a line before and after each write, and stops for ever at the moment `stop`. */
export function reportingHost(real: Host, stop: string): Host {
  const counts = new Map<string, number>();
  const at = async (moment: string) => {
    const count = (counts.get(moment) ?? 0) + 1;
    counts.set(moment, count);
    process.stdout.write(`${moment} ${count}\n`);
    if (`${moment} ${count}` === stop) await new Promise(() => setInterval(() => {}, 1000));
  };
  return {
    ...real,
    async write(kind, id, text, revision) {
      const name = kind === 'matches' && revision === 0 ? 'newMatch' : kind;
      await at(`before ${name}`);
      const answer = await real.write(kind, id, text, revision);
      await at(`after ${name}`);
      return answer;
    },
    async append(kind, id, line, revision) {
      await at(`before ${kind}`);
      const answer = await real.append(kind, id, line, revision);
      await at(`after ${kind}`);
      return answer;
    },
  };
}
