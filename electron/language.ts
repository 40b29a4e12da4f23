import type { Result } from '@aerodrome/engine/core/result.ts';
import { type Language, languageFor } from '@aerodrome/engine/text/language.ts';

/** The language of menus and dialogs: the one in the stored settings, otherwise that of the system. */
export function languageOf(settings: Result<string | null>, preferred: readonly string[]): Language {
  return languageFor([...storedLanguage(settings), ...preferred]);
}

/** The language in the stored settings. Their text belongs to the page and may be anything. */
function storedLanguage(settings: Result<string | null>): string[] {
  try {
    const { language } = JSON.parse(('ok' in settings && settings.ok) || '{}');
    return typeof language === 'string' ? [language] : [];
  } catch {
    return [];
  }
}
