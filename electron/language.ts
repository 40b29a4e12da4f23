import type { Result } from '@aerodrome/engine/core/result.ts';
import { type Language, languageFor } from '@aerodrome/engine/text/language.ts';

/** The language of menus and questions: the one that the page has kept, else what the system asks for. */
export function languageOf(settings: Result<string | null>, preferred: readonly string[]): Language {
  return languageFor([...kept(settings), ...preferred]);
}

/** The settings are the page's own business, and may hold anything. */
function kept(settings: Result<string | null>): string[] {
  try {
    const { language } = JSON.parse(('ok' in settings && settings.ok) || '{}');
    return typeof language === 'string' ? [language] : [];
  } catch {
    return [];
  }
}
