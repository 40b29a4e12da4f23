// The games' words are learnt with the games.
import '@aerodrome/engine/games/index.ts';
import type { Action, Rejection } from '@aerodrome/engine/core/game.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import fc from 'fast-check';
import { pick } from '../policies.ts';
import { type Run, seatsOf } from '../run.ts';
import { eachMoment, type Tally } from '../walk.ts';
import { isListed } from './legality.ts';

/** How a listed action is spoilt; `key` is a field of its own by number, or any name. */
interface Damage {
  how: 'set' | 'inherit' | 'drop' | 'replace' | 'wrap' | 'prototype' | 'cycle' | 'swapType';
  key: number | string;
  value: unknown;
}

const oddNames = ['__proto__', 'constructor', 'prototype', 'toJSON', 'toString', 'length', 'seat', 'type', 'secret'];
const oddValues = [null, undefined, -0, Number.NaN, 1n, Symbol('seat'), () => 0, '0', '1', true, [], {}, [[]]];
const value = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -3, max: 20 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...oddValues) },
  { weight: 2, arbitrary: fc.array(fc.integer({ min: -1, max: 18 }), { maxLength: 8 }) },
  fc.boolean(),
  fc.string(),
  fc.double(),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
);
const damage: fc.Arbitrary<Damage> = fc.record({
  how: fc.constantFrom(
    ...(['set', 'set', 'set', 'set', 'inherit', 'drop', 'replace', 'wrap', 'prototype', 'cycle', 'swapType'] as const),
  ),
  key: fc.oneof(fc.nat({ max: 5 }), fc.nat({ max: 5 }), fc.constantFrom(...oddNames), fc.string()),
  value,
});

/** Everything that is not on a list is refused, without an exception; refusals and warnings have words. */
export function refusals(run: Run, share: number): Tally {
  const damages = fc.sample(damage, { numRuns: 20_000, seed: run.first + 1 });
  return eachMoment(run, share, ({ table, state, dice }) => {
    const { game } = table;
    const listed: Action[] = seatsOf(table).flatMap((seat) => [
      ...game.legalActions(state, seat),
      ...game.asides(state, seat),
    ]);
    const models = listed.length > 0 ? listed : run.hooks.foreign;
    judge(pick(run.hooks.foreign, dice), 'an action of another game');
    for (const warning of listed.length > 0 ? game.warnings(state, pick(listed, dice)) : []) worded(warning);
    for (let i = 0; i < 3; i++) {
      const ill = pick(damages, dice);
      judge(spoil(pick(models, dice), ill, run.hooks.foreign), fc.stringify(ill));
    }

    function judge(candidate: unknown, what: string): void {
      const rejection: Rejection | null = game.check(state, candidate);
      if ((rejection === null) !== isListed(candidate, listed)) {
        throw new Error(`${rejection ? 'refused' : 'accepted'}: ${fc.stringify(candidate)} (${what})`);
      }
      if (rejection) worded(rejection);
    }
  });
}

function worded({ code, params = {} }: Rejection): void {
  if (!Object.hasOwn(catalogue(), code)) throw new Error(`no words for ${code}`);
  for (const [name, param] of Object.entries(params)) {
    if (typeof param !== 'string' && typeof param !== 'number') throw new Error(`${code} says ${name}: ${param}`);
  }
}

export function spoil(action: Action, { how, key, value }: Damage, foreign: readonly Action[]): unknown {
  const copy: Record<string, unknown> = { ...action };
  const names = Object.keys(copy);
  const name = typeof key === 'number' ? names[key % names.length] : key;
  switch (how) {
    case 'set':
      return Object.defineProperty(copy, name, { value, enumerable: true, writable: true, configurable: true });
    case 'inherit':
      return Object.assign(Object.create({ [name === '__proto__' ? 'extra' : name]: value }), copy);
    case 'drop':
      delete copy[name];
      return copy;
    case 'replace':
      return value;
    case 'wrap':
      return [copy];
    case 'prototype':
      return Object.create(action);
    case 'cycle':
      return Object.defineProperty(copy, name, { value: copy, enumerable: true });
    case 'swapType':
      return { ...copy, type: foreign[names.length % foreign.length].type };
  }
}
