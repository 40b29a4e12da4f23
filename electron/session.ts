import type { Session } from 'electron';
import type { Page } from './page.ts';
import { responseHeaders } from './policy.ts';

/** The page's address. The scheme is our own, so that the page has an origin, and files have none of its rights. */
export const scheme = 'app';
export const origin = `${scheme}://aerodrome`;

/** Serves the page's own files, and nothing else, to the pages of a session. */
export function servePage(session: Session, page: Page): void {
  session.protocol.handle(scheme, (request) => {
    const { host, pathname } = new URL(request.url);
    const known = request.method === 'GET' && `${scheme}://${host}` === origin;
    const file = known ? page.get(pathname) : undefined;
    return file
      ? new Response(file.body, { headers: { ...responseHeaders, 'content-type': file.type } })
      : new Response(null, { status: 404, headers: responseHeaders });
  });
}

/** Denies a session every permission, and every request that would leave the machine. */
export function blockNetwork(session: Session): void {
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !/^(?:app|data|blob|devtools):/.test(url) });
  });
  // Else it fetches a dictionary, whatever the windows say, and past the filter above.
  session.setSpellCheckerEnabled(false);
  session.setSpellCheckerLanguages([]);
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}
