import type { Problem } from '@aerodrome/engine/core/result.ts';
import { appStrings } from '@aerodrome/engine/text/appStrings.ts';
import { loadStrings, setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import type { Language } from '@aerodrome/engine/text/language.ts';
import { onMissingKey } from '@aerodrome/engine/text/say.ts';
import type { Host, HostInfo } from '../../electron/contract.ts';
import type { Application } from '../application/application.ts';
import { defaultSettings, readSettings, type Settings } from '../application/settings.ts';
import { shelfStrings } from '../games/shelf.ts';
import type { BoardFactory } from '../table/openBoard.ts';
import { effectiveLanguage } from './systemSettings.ts';

/** Dependencies of the page that tests replace. */
export interface StartOptions {
  host: Host;
  openBoard: BoardFactory;
}

/** Everything that the menu needs, available once the shell has answered. */
export interface StartedApp {
  host: Host;
  openBoard: BoardFactory;
  info: HostInfo;
  settings: Settings;
  /** The language of the page. The texts of the menu are loaded. */
  language: Language;
  /** Why the shell did not answer; the game can still be played, in memory. */
  problem: Problem | null;
  /** Loads the services that all other screens need. After a failure the next call tries again. */
  loadApplication(): Promise<Application>;
}

/** A shell that does not answer now may do so later: failed writes are reported and retried. */
const infoWithoutShell: HostInfo = { shell: 'browser', version: '', folder: '', readOnly: false, reports: [] };

/** Sets the language of the settings, and loads the texts of the menu in it. */
export async function loadMenuStrings(settings: Settings): Promise<Language> {
  const language = effectiveLanguage(settings);
  setLanguage(language);
  await loadStrings([appStrings, ...shelfStrings]);
  return language;
}

export async function start({ host, openBoard }: StartOptions): Promise<StartedApp> {
  // A missing text shows its key on the screen. Tests fail on console errors.
  onMissingKey((key) => console.error(`No text for the key ${key}`));
  const [answer, stored] = await Promise.all([host.info(), host.readSettings()]);
  const info = 'ok' in answer ? answer.ok : infoWithoutShell;
  const settings = 'ok' in stored ? readSettings(stored.ok) : defaultSettings;
  const language = await loadMenuStrings(settings);
  let application: Promise<Application> | null = null;
  return {
    host,
    openBoard,
    info,
    settings,
    language,
    problem: 'problem' in answer ? answer.problem : null,
    loadApplication() {
      application ??= import('./openApplication.ts').then(({ openApplication }) => openApplication(host, info));
      application.catch(() => {
        application = null;
      });
      return application;
    },
  };
}
