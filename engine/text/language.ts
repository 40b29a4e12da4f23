/** The languages with a translation of every text. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The locale of each language. British English has no comma before the last item of a list. */
const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

/** The first requested language that is supported, as in `de-AT` or `de_AT.UTF-8`; else English. */
export function languageFor(asked: readonly string[]): Language {
  const named = asked.map((tag) => tag.toLowerCase().split(/[-_.]/)[0]);
  return named.flatMap((name) => languages.filter((language) => language === name))[0] ?? languages[0];
}

/** Plural rules and formats of a language. */
export interface Grammar {
  plural: Intl.PluralRules;
  /** The forms a noun has by number, in the order in which a gap lists them. */
  categories: readonly Intl.LDMLPluralRule[];
  number: Intl.NumberFormat;
  and: Intl.ListFormat;
  or: Intl.ListFormat;
}

const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const known = new Map<Language, Grammar>();

export function grammarOf(language: Language): Grammar {
  const grammar = known.get(language) ?? read(locales[language]);
  known.set(language, grammar);
  return grammar;
}

function read(locale: string): Grammar {
  const plural = new Intl.PluralRules(locale);
  const { pluralCategories } = plural.resolvedOptions();
  return {
    plural,
    categories: order.filter((category) => pluralCategories.includes(category)),
    // Seeds and years are numbers too, and are not grouped.
    number: new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }),
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
}
