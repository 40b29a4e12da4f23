import { isolateDirection } from './bidi.ts';
import { catalogue, language } from './catalogue.ts';
import { grammarOf } from './language.ts';

/** A message: a key of the string catalogue and the parameters of its text. */
export interface Message {
  key: string;
  params?: Params;
}

/** A parameter is a word, a number, another message, or a list of these. */
export type Param = string | number | Message | readonly Param[];
export type Params = Readonly<Record<string, Param>>;

let reportMissingKey: (key: string) => void = () => {};

/** Sets the handler for keys without a text. */
export function onMissingKey(report: (key: string) => void): void {
  reportMissingKey = report;
}

/**
 * Formats a message in the current language. `{name}` takes a parameter; `{count|one tile|# tiles}` picks a form by number, in the order
 * of the language's own plurals, and with one form more the first is for none. `{plane:wen}` takes the text of
 * another message in that grammatical case, under its key with `.wen` behind it, if the catalogue has it. A missing key
 * or parameter stays visible as it is written.
 */
export function say(key: string, params: Params = {}): string {
  const words = catalogue();
  const text = Object.hasOwn(words, key) ? words[key] : undefined;
  if (text !== undefined) return fill(text, params);
  reportMissingKey(key);
  return fill(key, params);
}

/** Replaces the parameters of a text, from the catalogue or elsewhere. */
export function fill(text: string, params: Params): string {
  return text.replace(/\{(\w+)(?::(\w+))?((?:\|[^{}|]*)*)\}/g, (gap, name: string, inCase = '', forms: string) => {
    const param = Object.hasOwn(params, name) ? params[name] : undefined;
    if (param === undefined) return gap;
    return forms === '' ? word(param, inCase) : inflect(forms.slice(1).split('|'), param);
  });
}

/** A message as a sentence with an initial capital. */
export function sentence({ key, params }: Message): string {
  const text = say(key, params);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number with a fixed count of decimals. */
export function decimal(value: number, digits: number): string {
  const { locale } = grammarOf(language()).number.resolvedOptions();
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return withMinus(new Intl.NumberFormat(locale, options).format(value));
}

/** A list joined with "or". */
export function anyOf(list: readonly Param[]): string {
  return grammarOf(language()).or.format(list.map((item) => word(item)));
}

function word(param: Param, inCase = ''): string {
  if (typeof param === 'string') return isolateDirection(param);
  if (typeof param === 'number') return withMinus(grammarOf(language()).number.format(param));
  if (!('key' in param)) return grammarOf(language()).and.format(param.map((item) => word(item, inCase)));
  const inflected = `${param.key}.${inCase}`;
  return say(Object.hasOwn(catalogue(), inflected) ? inflected : param.key, param.params);
}

/** A minus sign instead of a hyphen: the malfunctioning biplane has tiles below 0. */
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
