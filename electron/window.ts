import { join } from 'node:path';
import { say } from '@aerodrome/engine/text/say.ts';
import { BrowserWindow, dialog, type Session, screen, type WebContents } from 'electron';
import { offerRecovery } from './crashRecovery.ts';
import { origin } from './pageSession.ts';
import { readWindowBounds, saveWindowBounds } from './windowBounds.ts';

export function openWindow(session: Session, folder: string, profile: string): BrowserWindow {
  const bounds = readWindowBounds(
    profile,
    screen.getAllDisplays().map(({ workArea }) => workArea),
  );
  const window = new BrowserWindow({
    title: 'Aerodrome',
    // The sizes are those of the page, without the window frame.
    useContentSize: true,
    width: 1280,
    height: 800,
    minWidth: 1024,
    minHeight: 640,
    backgroundColor: '#1c0f0d',
    icon: join(folder, 'icon.png'),
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      session,
      preload: join(folder, 'preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  if (bounds) window.setBounds(bounds);
  window.once('ready-to-show', () => {
    if (bounds?.maximized) window.maximize();
    if (bounds?.full) window.setFullScreen(true);
    window.show();
  });
  saveWindowBounds(window, profile);
  offerRecovery(window);
  // The page has unsaved changes (`beforeunload`). A browser asks by itself, Electron does not.
  window.webContents.on('will-prevent-unload', (event) => {
    const answer = dialog.showMessageBoxSync(window, {
      type: 'warning',
      message: say('shell.unsaved'),
      buttons: [say('shell.unsaved.stay'), say('shell.unsaved.leave')],
      defaultId: 0,
      cancelId: 0,
    });
    // Here `preventDefault` ignores the page's objection.
    if (answer === 1) event.preventDefault();
  });
  window.loadURL(`${origin}/`);
  return window;
}

/** Blocks navigation, new windows, embedded pages and WebRTC sockets. */
export function blockNavigation(contents: WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // WebRTC sockets bypass `onBeforeRequest`.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
