import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Channel, Host } from '../../electron/contract.ts';
import { openHost } from '../../electron/host/index.ts';
import { callHost } from '../../electron/hostCalls.ts';
import { App } from '../../renderer/app/App.tsx';
import { preloads } from '../../renderer/app/preload.ts';
import { start } from '../../renderer/app/start.ts';
import { topDialog } from './environment.ts';
import { nullBoards } from './nullBoard.ts';

export interface StartOptions {
  folder?: string;
  settings?: Record<string, unknown>;
  /** The spots that lie on the board; the others are chosen in the tray. */
  isOnBoard?: (spot: Spot) => boolean;
  /** Nothing but the menu is loaded yet. By default the page has been idle, and has loaded everything. */
  isCold?: boolean;
}

export interface RenderedApp {
  user: UserEvent;
  folder: string;
  /** Loads the page again, over the same host. */
  reload(): Promise<void>;
  /** Answers calls to the shell in its place; `undefined` lets a call through. */
  intercept(answer: Interceptor | null): void;
  /** Takes the page away, as a closed tab does. */
  unmount(): void;
  /** Closes the application and opens it again over the same folder. */
  restart(): Promise<void>;
}

type Interceptor = (channel: Channel, args: readonly unknown[]) => Promise<Result<unknown>> | undefined;

/** The answer of a shell that cannot be reached. */
export const unreachable = async () => ({ problem: { code: 'host.unreachable' } });

/** Everything at once and silent. */
export const quick = { speed: 0, muted: true, motion: 'reduced', lightGraphics: true };

const closers: (() => unknown)[] = [];

/** Closes what a test has opened, the last first. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

/** An empty folder that lasts as long as the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aerodrome-components-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The whole application over a real host and real files. Only the transport, the threads and the canvas are replaced. */
export async function renderApp({
  folder = newFolder(),
  settings = quick,
  isOnBoard,
  isCold = false,
}: StartOptions = {}): Promise<RenderedApp> {
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  const openBoard = nullBoards(isOnBoard);
  let opened = await openHost({ folder, shell: 'browser', version: '0', quit: () => {} });
  closers.push(() => opened.close());
  let interceptor: Interceptor | null = null;
  let isListRequested = false;
  const host = new Proxy({} as Host, {
    get:
      (_, channel) =>
      async (...args: unknown[]) => {
        if (channel === 'list') isListRequested = true;
        const intercepted = await interceptor?.(channel as Channel, args);
        // Arguments are checked and answers copied, as in both shells.
        return intercepted ?? structuredClone(await callHost(opened, channel as Channel, args));
      },
  });
  const show = async () => {
    const app = await start({ host, openBoard });
    if (isCold) return render(<App app={app} />);
    await app.loadApplication();
    for (const load of preloads) await load();
    isListRequested = false;
    const shown = render(<App app={app} />);
    // The hangar lists documents as soon as the page has its services.
    await waitFor(() => {
      if (!isListRequested) throw new Error('the services are not loaded');
    });
    return shown;
  };
  let page = await show();
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    folder,
    async reload() {
      page.unmount();
      page = await show();
    },
    intercept(answer) {
      interceptor = answer;
    },
    unmount: () => page.unmount(),
    async restart() {
      page.unmount();
      await opened.close();
      sessionStorage.clear();
      opened = await openHost({ folder, shell: 'browser', version: '0', quit: () => {} });
      page = await show();
    },
  };
}

type Name = string | RegExp;
/** An element, or the name of a button. */
type Target = Element | Name;

/** Waits for the only element that fits a selector. */
export async function find<E extends Element = HTMLElement>(selector: string): Promise<E> {
  return waitFor(() => {
    const found = document.querySelectorAll<E>(selector);
    if (found.length !== 1) throw new Error(`${found.length} elements fit ${selector}`);
    return found[0];
  });
}

export function queryAll<E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E[] {
  return [...within.querySelectorAll<E>(selector)];
}

/** Waits until nothing fits a selector. */
export async function waitUntilGone(selector: string): Promise<void> {
  await waitFor(() => {
    if (document.querySelector(selector)) throw new Error(`${selector} is still there`);
  });
}

/** Waits until a person could use a control: no sheet lies over it, and it is enabled. */
async function reachable(target: Target): Promise<HTMLElement> {
  return waitFor(() => {
    const control = target instanceof Element ? target : screen.getByRole('button', { name: target });
    const dialog = topDialog();
    if (control.closest('[inert]') || (dialog && !dialog.contains(control))) throw new Error(`${target} is covered`);
    if (control.matches(':disabled')) throw new Error(`${target} is disabled`);
    return control as HTMLElement;
  });
}

/** Focuses a control, and presses a key on it. */
export async function press(user: UserEvent, target: Target, key = '{Enter}'): Promise<void> {
  (await reachable(target)).focus();
  await user.keyboard(key);
}

export async function click(user: UserEvent, target: Target): Promise<void> {
  await user.click(await reachable(target));
}

export const textsOf = (selector: string) => queryAll(selector).map(({ textContent }) => textContent);

/** Gives a file to the only file picker on the page. */
export async function chooseFile(
  user: UserEvent,
  name: string,
  text: string,
  selector = 'input[type=file]',
): Promise<void> {
  await user.upload(await find<HTMLInputElement>(selector), new File([text], name));
}
