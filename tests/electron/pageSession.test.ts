import type { Session } from 'electron';
import { describe, expect, test } from 'vitest';
import type { PageFiles } from '../../electron/page.ts';
import { blockNetwork, servePage } from '../../electron/pageSession.ts';

const pageFiles: PageFiles = new Map([['/', { body: Buffer.from('<p>page</p>'), type: 'text/html; charset=utf-8' }]]);

/** The response of the protocol handler. */
async function answerTo(url: string, method = 'GET'): Promise<Response> {
  let handler: (request: Request) => Response | Promise<Response> = () => new Response();
  const session = {
    protocol: {
      handle(_scheme: string, given: typeof handler) {
        handler = given;
      },
    },
  };
  servePage(session as unknown as Session, pageFiles);
  return handler({ url, method } as Request);
}

describe('the app scheme', () => {
  test.each(['app://aerodrome/', 'app://aerodrome/nothing', 'app://elsewhere/'])(
    'every response has the Content Security Policy: %s',
    async (url) => {
      const { headers } = await answerTo(url);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('the scheme serves the files of the page and nothing else', async () => {
    expect([
      (await answerTo('app://aerodrome/')).status,
      (await answerTo('app://aerodrome/')).headers.get('content-type'),
    ]).toEqual([200, 'text/html; charset=utf-8']);
    for (const url of ['app://aerodrome/nothing', 'app://elsewhere/', 'app://aerodrome.example/']) {
      expect((await answerTo(url)).status).toBe(404);
    }
    expect((await answerTo('app://aerodrome/', 'POST')).status).toBe(404);
  });
});

describe('requests and permissions of a session', () => {
  interface BlockedSession {
    cancels(url: string): boolean;
    asked(): boolean;
    checked: unknown;
    device: unknown;
    dictionaries: unknown[];
  }

  function blockedSession(): BlockedSession {
    let filter: (details: { url: string }, answer: (response: { cancel: boolean }) => void) => void = () => {};
    let permission: (contents: null, name: string, answer: (given: boolean) => void) => void = () => {};
    const found = { checked: null as unknown, device: null as unknown, dictionaries: [] as unknown[] };
    blockNetwork({
      webRequest: {
        onBeforeRequest(given: typeof filter) {
          filter = given;
        },
      },
      setSpellCheckerEnabled: (on: boolean) => found.dictionaries.push(on),
      setSpellCheckerLanguages: (list: string[]) => found.dictionaries.push(list),
      setPermissionRequestHandler(given: typeof permission) {
        permission = given;
      },
      setPermissionCheckHandler(given: () => boolean) {
        found.checked = given();
      },
      setDevicePermissionHandler(given: () => boolean) {
        found.device = given();
      },
    } as unknown as Session);
    return {
      ...found,
      cancels(url) {
        let cancelled = false;
        filter({ url }, ({ cancel }) => {
          cancelled = cancel;
        });
        return cancelled;
      },
      asked() {
        let answer = true;
        permission(null, 'camera', (given) => {
          answer = given;
        });
        return answer;
      },
    };
  }

  test.each(['app://aerodrome/', 'data:text/plain,x', 'blob:app://aerodrome/x', 'devtools://devtools/'])(
    'a session may request %s',
    (url) => expect(blockedSession().cancels(url)).toBe(false),
  );

  test.each([
    'http://127.0.0.1/',
    'https://aerodrome.example/app://aerodrome/',
    'https://aerodrome.example/?app:',
    'wss://aerodrome.example/data:',
    'file:///etc/hostname',
    'application://aerodrome/',
    'xapp://aerodrome/',
  ])('a session may not request %s', (url) => expect(blockedSession().cancels(url)).toBe(true));

  test('a session gets no permission and downloads no dictionary', () => {
    const session = blockedSession();
    expect([session.asked(), session.checked, session.device]).toEqual([false, false, false]);
    expect(session.dictionaries).toEqual([false, []]);
  });
});
