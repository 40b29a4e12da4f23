import type { Session } from 'electron';
import type { PageFiles } from './page.ts';
import { responseHeaders } from './policy.ts';

/** The origin of the page. With a custom scheme the page has an origin of its own and none of the rights of `file:`. */
export const scheme = 'app';
export const origin = `${scheme}://aerodrome`;

/** Serves the files of the page, and nothing else, to a session. */
export function servePage(session: Session, pageFiles: PageFiles): void {
  session.protocol.handle(scheme, (request) => {
    const { host, pathname } = new URL(request.url);
    const known = request.method === 'GET' && `${scheme}://${host}` === origin;
    const file = known ? pageFiles.get(pathname) : undefined;
    return file
      ? new Response(file.body, { headers: { ...responseHeaders, 'content-type': file.type } })
      : new Response(null, { status: 404, headers: responseHeaders });
  });
}

/** Denies a session all permissions and all network requests. */
export function blockNetwork(session: Session): void {
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !/^(?:app|data|blob|devtools):/.test(url) });
  });
  // Otherwise it downloads a dictionary: `onBeforeRequest` and the window options do not prevent that.
  session.setSpellCheckerEnabled(false);
  session.setSpellCheckerLanguages([]);
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}
