import type { Host } from '../../../electron/contract.ts';
import { openHost } from '../../../electron/host/index.ts';

export const openFolder = (folder: string) => openHost({ folder, shell: 'browser', version: '0', quit: () => {} });

/** A host that tells of every write before and after it, and holds still for good at the one that is named. */
export function tellingHost(real: Host, stop: string): Host {
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
  };
}
