import { homedir } from 'node:os';
import { join } from 'node:path';

interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  home: string;
}

const thisMachine: Machine = { platform: process.platform, env: process.env, home: homedir() };

/** The data folder in the usual place of this system; the same for both shells. */
export function dataFolder({ platform, env, home }: Machine = thisMachine): string {
  return join(applicationDataFolder(platform, env, home), 'Aerodrome');
}

function applicationDataFolder(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, home: string): string {
  if (platform === 'win32') return env.APPDATA || join(home, 'AppData', 'Roaming');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  // The XDG specification says to ignore a relative path.
  return env.XDG_DATA_HOME?.startsWith('/') ? env.XDG_DATA_HOME : join(home, '.local', 'share');
}
