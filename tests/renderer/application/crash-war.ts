// Flies a war, and tells of every write before and after it; holds still for good before or after the one it is told.
import { openFolder, tellingHost } from './telling.ts';
import { flyWar, warPageOver } from './war.ts';

const [folder, seed, stop] = process.argv.slice(2);
const real = await openFolder(folder);
process.stdout.write('ready\n');
await flyWar(warPageOver(tellingHost(real, stop)), Number(seed));
process.stdout.write('landed\n');
await real.close();
process.exit(0);
