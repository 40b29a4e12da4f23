// Writes a document, and again on request, prints each result, and closes.
import { once } from 'node:events';
import { openHost } from '../../../electron/host/index.ts';

const [folder] = process.argv.slice(2);
const host = await openHost({ folder, shell: 'browser', version: '0', quit: () => {} });
const write = (title: string, revision: number) =>
  host.write('matches', 'a', JSON.stringify({ aerodrome: 1, about: { title } }), revision);
console.log(JSON.stringify(await write('of the first', 0)));
await once(process.stdin, 'data');
console.log(JSON.stringify(await write('of the first again', 1)));
await host.close();
process.exit();
