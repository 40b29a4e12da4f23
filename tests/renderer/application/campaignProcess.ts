// Plays a campaign in a process that can be killed. It reports every write.
import '../../strings.setup.ts';
import { openFolder, reportingHost } from './reportingHost.ts';
import { flyWar, warPageOver } from './war.ts';

const [folder, seed, stop] = process.argv.slice(2);
const real = await openFolder(folder);
process.stdout.write('ready\n');
await flyWar(warPageOver(reportingHost(real, stop)), Number(seed));
process.stdout.write('landed\n');
await real.close();
process.exit(0);
