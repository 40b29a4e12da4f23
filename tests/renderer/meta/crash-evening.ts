// Flies an evening, and tells of every write before and after it; holds still for good before or after the one it is told.
import { flyEvening, pageOver } from './evening.ts';
import { openFolder, tellingHost } from './telling.ts';

const [folder, seed, stop] = process.argv.slice(2);
const real = await openFolder(folder);
process.stdout.write('ready\n');
await flyEvening(pageOver(tellingHost(real, stop)), Number(seed));
process.stdout.write('landed\n');
await real.close();
process.exit(0);
