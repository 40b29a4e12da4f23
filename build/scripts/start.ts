// Builds outdated parts and starts the game, in Electron if available, otherwise in the browser.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { say } from '@aerodrome/engine/text/say.ts';
import { findRunningShell } from '../../electron/browser/launchPage.ts';
import { dataFolder } from '../../electron/dataFolder.ts';
import { buildStale } from './app/build.ts';
import { fetchElectron, installedElectron } from './app/electron.ts';
import { root } from './app/root.ts';
import { command, fromHere, readArguments } from './cli/arguments.ts';

/** An Electron that fails sooner has shown no window: there is no screen, or it cannot run here. */
const minRunMs = 15_000;

command('start', start);

async function start(): Promise<void> {
  const { values } = readArguments({
    options: {
      browser: { type: 'boolean', default: false },
      'no-open': { type: 'boolean', default: false },
      stay: { type: 'boolean', default: false },
      data: { type: 'string' },
    },
  });
  const folder = values.data ? fromHere(values.data) : dataFolder();
  const running = await findRunningShell(folder);
  if (!running)
    await buildStale((part) => console.log(say('shell.building', { part: { key: `shell.building.${part}` } })));

  const inBrowser = () => {
    const browser = resolve(root, 'dist/shells/browser.cjs');
    const flags = (['no-open', 'stay'] as const).filter((flag) => values[flag]).map((flag) => `--${flag}`);
    return run(process.execPath, [browser, '--data', folder, ...flags]);
  };
  if (running || values.browser || values['no-open']) return exitAs(await inBrowser());

  const electron = installedElectron() ?? (await fetchElectron(() => console.log(say('shell.fetching'))));
  if (!electron) {
    console.log(say('shell.noElectron'));
    return exitAs(await inBrowser());
  }
  console.log(say('shell.electron'));
  const started = performance.now();
  const code = await run(electron, [root, '--data', folder]);
  if (code === 0 || performance.now() - started > minRunMs) return exitAs(code);
  console.log(say('shell.electronFailed'));
  exitAs(await inBrowser());
}

function exitAs(code: number): void {
  process.exitCode = code;
}

/** Runs a shell until it ends. The terminal sends Ctrl+C to it directly; other signals are forwarded. */
function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    let stopped = false;
    const stop = (signal: NodeJS.Signals): void => {
      stopped = true;
      if (signal !== 'SIGINT') child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    for (const signal of signals) process.on(signal, stop);
    child.on('error', reject);
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(stopped ? 0 : (code ?? 1));
    });
  });
}
