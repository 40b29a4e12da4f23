// Imported first by main.tsx (side effect of import): nothing else of the page runs before.

/** Elements whose frame would have globals of its own, WebRTC among them. */
const frameNames = ['iframe', 'frame', 'object', 'embed', 'fencedframe'];

/** The part of the Trusted Types API that is used here. Not every browser has it. */
interface TrustedTypesFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/** The only sink of the page that Trusted Types guard is the address of a worker, which is one of its own scripts. */
function allowOwnWorkers(): void {
  const scripts = new URL('assets/', location.href).href;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).href.startsWith(scripts) ? url : null),
  });
}

/**
 * Removes WebRTC: unlike Electron's, no content security policy of a browser blocks its connections. A frame or another
 * window would bring it back, so the page cannot create any. Trusted Types refuse markup that contains one.
 */
function removeWebRtc(): void {
  const unused = [
    ...['RTCPeerConnection', 'webkitRTCPeerConnection'],
    // Each of these returns a document or window of its own.
    ...['XMLHttpRequest', 'XSLTProcessor', 'documentPictureInPicture'],
  ];
  for (const name of unused) Reflect.deleteProperty(window, name);
  window.open = () => null;
  refuseFrames(Document.prototype, 'createElement', 0);
  refuseFrames(Document.prototype, 'createElementNS', 1);
  refuseFrames(DOMImplementation.prototype, 'createDocument', 1);
  // A custom element may extend a frame.
  CustomElementRegistry.prototype.define = () => {
    throw new TypeError('this page has no custom elements');
  };
}

/** Makes a method throw if the argument at this index names a frame. */
function refuseFrames<M extends string>(
  prototype: Record<M, (...args: never[]) => unknown>,
  method: M,
  index: number,
): void {
  const original = prototype[method] as (...args: unknown[]) => unknown;
  prototype[method] = function (this: unknown, ...args: unknown[]) {
    // Converted once: an object could give another name the second time.
    const name = String(args[index]);
    const localName = name.slice(name.indexOf(':') + 1).toLowerCase();
    if (frameNames.includes(localName)) throw new TypeError(`this page has no ${localName}`);
    return original.apply(this, args.with(index, name));
  };
}

allowOwnWorkers();
// Electron prevents WebRTC, frames and windows by itself.
if (!window.aerodrome) removeWebRtc();
