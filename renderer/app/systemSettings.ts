import { type Language, languageFor } from '@aerodrome/engine/text/language.ts';
import type { Settings } from '../application/settings.ts';
import type { TableSettings } from '../table/settings.ts';

/** The chosen language, or the first of the system's languages that there is a translation for. */
export function languageOf({ language }: Settings): Language {
  return languageFor([language, ...navigator.languages]);
}

/** The animation speed; 0 shows everything at once. */
export function speedOf(settings: Settings): Settings['speed'] {
  return keepsStill(settings) ? 0 : settings.speed;
}

/** Whether motion is reduced, by choice or by the system. */
export function keepsStill({ motion }: Settings): boolean {
  if (motion !== 'system') return motion === 'reduced';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The part of the settings that a table needs. */
export function tableSettings(settings: Settings): TableSettings {
  const { singleKeys, countCards, lightGraphics } = settings;
  return { singleKeys, countCards, lightGraphics, speed: speedOf(settings), reducedMotion: keepsStill(settings) };
}
