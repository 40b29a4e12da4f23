import type { Rejection } from '../core/game.ts';
import { catalogue } from './catalogue.ts';
import { say } from './say.ts';

/** The text of a refusal. Uses the more exact key `<code>.<cause>` if the catalogue has it. */
export function explain({ code, params = {} }: Rejection): string {
  const closer = `${code}.${params.cause ?? params.what}`;
  const texts = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? explain(value) : value,
  ]);
  return say(Object.hasOwn(catalogue(), closer) ? closer : code, Object.fromEntries(texts));
}
