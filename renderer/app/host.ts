import type { Host } from '../../electron/contract.ts';
import { letterOf } from './letter.ts';

declare global {
  interface Window {
    /** Put there by the Electron shell's preload script; missing in the browser shell. */
    aerodrome?: Host;
  }
}

/** The page that was here before a reload is gone from the shell after this many milliseconds at the latest. */
const farewell = 300;

/** The shell this page runs in. */
export function connect(): Host {
  return window.aerodrome ?? overHttp();
}

/** No policy that a page can be sent shuts this way out in a browser, as Electron's own does: so it is taken away. */
function shutWebRtc(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
}

/**
 * The browser shell: the address carries a token in its fragment, which every call sends as a header, beside an id of
 * this page. Of several pages only the one with the pen may write; each call of a page without it asks for it first.
 */
function overHttp(): Host {
  shutWebRtc();
  const headers = {
    'content-type': 'application/json',
    'x-aerodrome-token': location.hash.slice(1),
    'x-aerodrome-page': crypto.randomUUID(),
  };
  const post = async (path: string, args: unknown[]) =>
    fetch(`api/${path}`, { method: 'POST', headers, body: await letterOf(args) });

  let pen: Promise<void> | null = null;
  const drop = () => {
    pen = null;
  };
  const askForPen = async (patience: number): Promise<void> => {
    const answer = await post('pen', []);
    // The shell holds its answer open for as long as the pen is ours.
    if (answer.ok) answer.text().then(drop, drop);
    else if (patience === 0) drop();
    else {
      await new Promise((resolve) => setTimeout(resolve, patience));
      await askForPen(0);
    }
  };

  let patience = farewell;
  const call = async (channel: string, args: unknown[]) => {
    try {
      pen ??= askForPen(patience);
      patience = 0;
      await pen;
      const answer = await post(channel, args);
      return await answer.json();
    } catch {
      drop();
      return { problem: { code: 'host.unreachable' } };
    }
  };
  // Every method of the contract is one address of the same name.
  return new Proxy({} as Host, {
    get:
      (_, channel) =>
      (...args: unknown[]) =>
        call(String(channel), args),
  });
}
