import { addStrings, type Words } from '@aerodrome/engine/text/catalogue.ts';
import { shell as de } from '@aerodrome/engine/text/de/app/shell.ts';
import { shell as en } from '@aerodrome/engine/text/en/app/shell.ts';
import { type Language, languages } from '@aerodrome/engine/text/language.ts';

/** The texts of menus and dialogs. They are few, and bundled, so that a message never waits for a file. */
const texts: Readonly<Record<Language, Words>> = { en, de };
for (const language of languages) addStrings(language, texts[language]);
