import { type Language, languageFor } from '@aerodrome/engine/text/language.ts';
import type { Settings } from '../application/settings.ts';
import type { TableSettings } from '../table/settings.ts';

/** The chosen language, or the first of the system's languages that there is a translation for. */
export function effectiveLanguage({ language }: Settings): Language {
  return languageFor([language, ...navigator.languages]);
}

/** The animation speed; 0 shows everything at once. */
export function animationSpeed(settings: Settings): Settings['speed'] {
  return reducesMotion(settings) ? 0 : settings.speed;
}

/** Whether motion is reduced, by choice or by the system. */
export function reducesMotion({ motion }: Settings): boolean {
  if (motion !== 'system') return motion === 'reduced';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The part of the settings that a table needs. */
export function tableSettings(settings: Settings): TableSettings {
  const { singleKeys, countCards, lightGraphics } = settings;
  return {
    singleKeys,
    countCards,
    lightGraphics,
    speed: animationSpeed(settings),
    reducedMotion: reducesMotion(settings),
  };
}
