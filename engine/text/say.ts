import { catalogue, language } from './catalogue.ts';
import { grammarOf } from './language.ts';

/** Something to be said: a key of the catalogue and what fills its gaps. */
export interface Message {
  key: string;
  params?: Params;
}

/** A gap may be filled by a word, a number, another message, or a list of these. */
export type Param = string | number | Message | readonly Param[];
export type Params = Readonly<Record<string, Param>>;

let reportMissingKey: (key: string) => void = () => {};

/** Reports every key that is asked for and has no text, from now on. */
export function onMissingKey(report: (key: string) => void): void {
  reportMissingKey = report;
}

/**
 * Puts a message into words. `{name}` takes a parameter; `{count|one tile|# tiles}` picks a form by number, in the order
 * of the language's own plurals, and with one form more the first is for none. `{plane:wen}` takes the words that the
 * catalogue has for another message in that case, under its key with `.wen` behind it, where it has such. What is missing
 * stays visible as it was written, key or gap, rather than vanish.
 */
export function say(key: string, params: Params = {}): string {
  const words = catalogue();
  const text = Object.hasOwn(words, key) ? words[key] : undefined;
  if (text !== undefined) return fill(text, params);
  reportMissingKey(key);
  return fill(key, params);
}

/** Fills the gaps of a text, whoever wrote it. */
export function fill(text: string, params: Params): string {
  return text.replace(/\{(\w+)(?::(\w+))?((?:\|[^{}|]*)*)\}/g, (gap, name: string, inCase = '', forms: string) => {
    const param = Object.hasOwn(params, name) ? params[name] : undefined;
    if (param === undefined) return gap;
    return forms === '' ? word(param, inCase) : inflect(forms.slice(1).split('|'), param);
  });
}

/** The same as a sentence of its own, which begins with a capital. */
export function sentence({ key, params }: Message): string {
  const text = say(key, params);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number that is measured, with as many decimals as are meant. */
export function decimal(value: number, digits: number): string {
  const { locale } = grammarOf(language()).number.resolvedOptions();
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return withMinus(new Intl.NumberFormat(locale, options).format(value));
}

/** A list of which any one will do. */
export function anyOf(list: readonly Param[]): string {
  return grammarOf(language()).or.format(list.map((item) => word(item)));
}

function word(param: Param, inCase = ''): string {
  if (typeof param === 'string') return param;
  if (typeof param === 'number') return withMinus(grammarOf(language()).number.format(param));
  if (!('key' in param)) return grammarOf(language()).and.format(param.map((item) => word(item, inCase)));
  const inflected = `${param.key}.${inCase}`;
  return say(Object.hasOwn(catalogue(), inflected) ? inflected : param.key, param.params);
}

/** A minus sign, not a hyphen: the malfunctioning biplane has tiles below nought. */
function withMinus(figure: string): string {
  return figure.replace('-', '−');
}

function inflect(forms: readonly string[], param: Param): string {
  const { plural, categories } = grammarOf(language());
  const none = forms.length > categories.length ? 1 : 0;
  const category = typeof param === 'number' ? plural.select(param) : 'other';
  const form = none > 0 && param === 0 ? forms[0] : forms[none + categories.indexOf(category)];
  return (form ?? forms.at(-1) ?? '').replaceAll('#', word(param));
}
