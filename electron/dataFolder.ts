import { homedir } from 'node:os';
import { join } from 'node:path';

interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  home: string;
}

const here: Machine = { platform: process.platform, env: process.env, home: homedir() };

/** Where this system keeps what a person's programs store; the same for both shells. */
export function dataFolder({ platform, env, home }: Machine = here): string {
  return join(base(platform, env, home), 'Aerodrome');
}

function base(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, home: string): string {
  if (platform === 'win32') return env.APPDATA || join(home, 'AppData', 'Roaming');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  // The specification tells to pass over a relative path.
  return env.XDG_DATA_HOME?.startsWith('/') ? env.XDG_DATA_HOME : join(home, '.local', 'share');
}
