import { spawn } from 'node:child_process';

/** The command that opens a URL in the default browser. */
export function opener(platform: NodeJS.Platform): readonly [command: string, ...args: string[]] {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  return ['xdg-open'];
}

/** Opens a URL; returns whether the command could be started. A machine without a screen has none. */
export function openInBrowser(url: string): Promise<boolean> {
  const [command, ...args] = opener(process.platform);
  return new Promise((resolve) => {
    const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
    child.on('error', () => resolve(false));
    child.on('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
