import { catalogue } from './catalogue.ts';

/** Something to be said: a key of the catalogue and what fills its gaps. */
export interface Message {
  key: string;
  params?: Params;
}

/** A gap may be filled by a word, a number, another message, or a list of these. */
export type Param = string | number | Message | readonly Param[];
export type Params = Readonly<Record<string, Param>>;

/**
 * Puts a message into words. `{name}` takes a parameter; `{count|one tile|# tiles}` picks a form by number, with three
 * forms the first is for none. What is missing stays visible as it was written, key or gap, rather than vanish.
 */
export function say(key: string, params: Params = {}): string {
  return fill(Object.hasOwn(catalogue(), key) ? catalogue()[key] : key, params);
}

/** Fills the gaps of a text, whoever wrote it. */
export function fill(text: string, params: Params): string {
  return text.replace(/\{(\w+)((?:\|[^{}|]*)*)\}/g, (gap, name: string, forms: string) => {
    if (!Object.hasOwn(params, name)) return gap;
    return forms === '' ? word(params[name]) : inflect(forms.slice(1).split('|'), params[name]);
  });
}

/** The same as a sentence of its own, which begins with a capital. */
export function sentence({ key, params }: Message): string {
  const text = say(key, params);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function word(param: Param): string {
  if (typeof param === 'string') return param;
  // A minus sign, not a hyphen: the malfunctioning biplane has tiles below nought.
  if (typeof param === 'number') return String(param).replace('-', '−');
  return 'key' in param ? say(param.key, param.params) : enumerate(param);
}

/** A list of which any one will do. */
export function anyOf(list: readonly Param[]): string {
  return enumerate(list, 'list.or');
}

function enumerate(list: readonly Param[], key = 'list.and'): string {
  const words = list.map(word);
  if (words.length < 2) return words.join('');
  return say(key, { first: words.slice(0, -1).join(', '), last: words[words.length - 1] });
}

function inflect(forms: readonly string[], param: Param): string {
  const [none, one, many] = forms.length === 3 ? forms : [forms[1], ...forms];
  const form = param === 0 ? none : param === 1 ? one : many;
  return form.replaceAll('#', word(param));
}
