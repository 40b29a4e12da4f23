import type { Channel, Host } from '../../electron/contract.ts';
import { requestBody } from './requestBody.ts';

declare global {
  interface Window {
    /** Put there by the Electron shell's preload script; missing in the browser shell. */
    aerodrome?: Host;
  }
}

/** After a reload the shell releases the write lock of the former page within this many milliseconds. */
const reloadGraceMs = 300;

/** A page without the write lock calls at least this often, so that the shell does not end, and to get the lock. */
const presenceIntervalMs = 30_000;

/** Whether this page of the browser shell was opened by its bare address, without a token. */
export function needsCode(): boolean {
  return !window.aerodrome && location.hash.length <= 1;
}

/** Exchanges the one-time code for the token, and puts it into the address. Returns whether the code was right. */
export async function redeemCode(code: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('code', { method: 'POST', headers, body: JSON.stringify(code) });
  if (!answer.ok) return false;
  const { ok: token } = await answer.json();
  history.replaceState(null, '', `#${token}`);
  return true;
}

/** The shell this page runs in. A call that fails on the way answers with a problem, and never rejects. */
export function connectHost(): Host {
  const { aerodrome } = window;
  const call: Call = aerodrome
    ? (channel, args) => (aerodrome[channel] as (...args: unknown[]) => Promise<unknown>)(...args)
    : httpCall();
  const answer = async (channel: Channel, args: unknown[]) => {
    try {
      return await call(channel, args);
    } catch {
      return { problem: { code: 'host.unreachable' } };
    }
  };
  return new Proxy({} as Host, {
    get:
      (_, channel) =>
      (...args: unknown[]) =>
        answer(channel as Channel, args),
  });
}

/** Calls a method of the host by its name in the contract. */
type Call = (channel: Channel, args: unknown[]) => Promise<unknown>;

/**
 * The browser shell: the address carries a token in its fragment, which every call sends as a header, beside an id of
 * this page. Of several pages only the one with the write lock may write; a page without it requests it before each call.
 */
function httpCall(): Call {
  const headers = {
    'content-type': 'application/json',
    'x-aerodrome-token': location.hash.slice(1),
    'x-aerodrome-page': crypto.randomUUID(),
  };
  const post = async (path: string, args: unknown[]) =>
    fetch(`api/${path}`, { method: 'POST', headers, body: await requestBody(args) });

  let writeLock: Promise<void> | null = null;
  const release = () => {
    writeLock = null;
  };
  /** `graceMs`: if another page holds the lock, try once more after this long. */
  const requestWriteLock = async (graceMs: number): Promise<void> => {
    const answer = await post('writeLock', []);
    // The lock is held while the shell keeps this response stream open.
    if (answer.ok) answer.text().then(release, release);
    else if (graceMs === 0) release();
    else {
      await new Promise((resolve) => setTimeout(resolve, graceMs));
      await requestWriteLock(0);
    }
  };

  let graceMs = reloadGraceMs;
  // Each method of the contract is an address of the same name.
  const call: Call = async (channel, args) => {
    try {
      writeLock ??= requestWriteLock(graceMs);
      graceMs = 0;
      await writeLock;
      const answer = await post(channel, args);
      return await answer.json();
    } catch (error) {
      release();
      throw error;
    }
  };
  setInterval(() => {
    if (!writeLock) call('info', []).catch(() => {});
  }, presenceIntervalMs);
  return call;
}
