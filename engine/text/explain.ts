import type { Rejection } from '../core/game.ts';
import { en } from './en.ts';
import { say } from './say.ts';

/** A refusal in words. Where the catalogue knows its cause more closely, under `<code>.<cause>`, it is told that way. */
export function explain({ code, params = {} }: Rejection): string {
  const closer = `${code}.${params.cause ?? params.what}`;
  return say(Object.hasOwn(en, closer) ? closer : code, params);
}
