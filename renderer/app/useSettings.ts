import { loadLanguage } from '@aerodrome/engine/text/catalogue.ts';
import type { Language } from '@aerodrome/engine/text/language.ts';
import { useCallback, useRef, useState } from 'react';
import { type Settings, writeSettings } from '../application/settings.ts';
import type { AppEvent } from './machine.ts';
import type { StartedApp } from './start.ts';
import { effectiveLanguage } from './systemSettings.ts';

interface SettingsState {
  settings: Settings;
  /** The language of the page. Its texts are loaded. */
  language: Language;
  /** Changes settings and writes them. A change of language takes effect once its texts are loaded. */
  changeSettings(part: Partial<Settings>): void;
}

/** The settings of the page. If the texts of a language cannot be loaded, the page says so and keeps its language. */
export function useSettings(app: StartedApp, send: (event: AppEvent) => void): SettingsState {
  const [state, setState] = useState({ settings: app.settings, language: app.language });
  const latest = useRef(state);
  /** The latest language that was asked for: an earlier one that arrives later is dropped. */
  const asked = useRef(state.language);
  const changeSettings = useCallback(
    async (part: Partial<Settings>) => {
      const language = part.language
        ? effectiveLanguage({ ...latest.current.settings, ...part })
        : latest.current.language;
      if (part.language) asked.current = language;
      if (language !== latest.current.language) {
        try {
          await loadLanguage(language);
        } catch {
          return send({ type: 'problem', problem: { code: 'app.notLoaded' } });
        }
        if (asked.current !== language) return;
      }
      latest.current = { settings: { ...latest.current.settings, ...part }, language };
      setState(latest.current);
      const { settings } = latest.current;
      app.loadApplication().then(
        (application) => application.settings.put(writeSettings(settings)),
        () => send({ type: 'problem', problem: { code: 'app.notLoaded' } }),
      );
    },
    [app, send],
  );
  return { ...state, changeSettings };
}
