import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const desktopQueryTimeoutMs = 2000;

/** The command that opens a URL in the default browser. */
export function openCommand(platform: NodeJS.Platform): readonly [command: string, ...args: string[]] {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  return ['xdg-open'];
}

/** Whether the default browser is a snap, which may not read hidden folders. Flatpaks get the file forwarded. */
export async function hasSandboxedBrowser(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    const args = ['get', 'default-web-browser'];
    const { stdout } = await promisify(execFile)('xdg-settings', args, { timeout: desktopQueryTimeoutMs });
    // Desktop files of snaps are called `<snap>_<program>.desktop`.
    return /^[a-z0-9-]+_[\w-]+\.desktop$/.test(stdout.trim());
  } catch {
    return false;
  }
}

/** Opens a URL; returns whether the command could be started. A machine without a screen has none. */
export function openInBrowser(url: string): Promise<boolean> {
  const [command, ...args] = openCommand(process.platform);
  return new Promise((resolve) => {
    const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
    child.on('error', () => resolve(false));
    child.on('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
