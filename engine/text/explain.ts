import type { Rejection } from '../core/game.ts';
import { catalogue } from './catalogue.ts';
import { say } from './say.ts';

/** A refusal in words. Where the catalogue knows its cause more closely, under `<code>.<cause>`, it is told that way. */
export function explain({ code, params = {} }: Rejection): string {
  const closer = `${code}.${params.cause ?? params.what}`;
  return say(Object.hasOwn(catalogue(), closer) ? closer : code, params);
}
