import { join } from 'node:path';
import { BrowserWindow, type Session, type WebContents } from 'electron';
import { origin } from './session.ts';

export function openWindow(session: Session, folder: string): BrowserWindow {
  const window = new BrowserWindow({
    title: 'Aerodrome',
    // The page is drawn for these sizes; the frame comes on top.
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
  window.once('ready-to-show', () => window.show());
  window.loadURL(`${origin}/`);
  return window;
}

/** The page stays where it is, opens nothing and embeds nothing. */
export function confine(contents: WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
