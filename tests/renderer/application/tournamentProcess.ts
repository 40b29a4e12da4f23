// Plays a tournament in a process that can be killed. It waits for its input, and reports every write.
import { once } from 'node:events';
import '../../strings.setup.ts';
import { flyEvening, pageOver, shortBeginning } from './evening.ts';
import { openFolder, reportingHost } from './reportingHost.ts';

const [input] = await once(process.stdin, 'data');
const { folder, seed, stop } = JSON.parse(String(input));
const real = await openFolder(folder);
process.stdout.write('ready\n');
await flyEvening(pageOver(reportingHost(real, stop)), seed, shortBeginning);
process.stdout.write('landed\n');
await real.close();
process.exit(0);
