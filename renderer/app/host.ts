import type { Host } from '../../electron/contract.ts';
import { requestBody } from './requestBody.ts';

declare global {
  interface Window {
    /** Put there by the Electron shell's preload script; missing in the browser shell. */
    aerodrome?: Host;
  }
}

/** After a reload the shell releases the write lock of the former page within this many milliseconds. */
const reloadGraceMs = 300;

/** The shell this page runs in. */
export function connectHost(): Host {
  return window.aerodrome ?? httpHost();
}

/** Disables WebRTC: unlike Electron's, no content security policy of a browser blocks its connections. */
function disableWebRtc(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
}

/**
 * The browser shell: the address carries a token in its fragment, which every call sends as a header, beside an id of
 * this page. Of several pages only the one with the write lock may write; a page without it requests it before each call.
 */
function httpHost(): Host {
  disableWebRtc();
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
  const call = async (channel: string, args: unknown[]) => {
    try {
      writeLock ??= requestWriteLock(graceMs);
      graceMs = 0;
      await writeLock;
      const answer = await post(channel, args);
      return await answer.json();
    } catch {
      release();
      return { problem: { code: 'host.unreachable' } };
    }
  };
  // Each method of the contract is an address of the same name.
  return new Proxy({} as Host, {
    get:
      (_, channel) =>
      (...args: unknown[]) =>
        call(String(channel), args),
  });
}
