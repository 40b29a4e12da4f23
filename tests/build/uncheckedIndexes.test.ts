import { expect, test } from 'vitest';
import { countedErrors } from '../../build/scripts/cli/uncheckedIndexes.ts';

const inCore = "engine/core/hash.ts(21,40): error TS2532: Object is possibly 'undefined'.";
const inShell = `electron/browser/launchPage.ts(54,5): error TS2322: Type '{ token: string | undefined; } | null' is not assignable.
  Type 'undefined' is not assignable to type 'string'.`;
const inGames = `engine/games/track/view.ts(30,5): error TS2322: Type 'string | undefined' is not assignable.
  Type 'undefined' is not assignable to type 'string'.
renderer/games/crew/board/planes.ts(12,3): error TS2532: Object is possibly 'undefined'.`;

test('an unchecked index outside the games is an error, with its explanation', () => {
  expect(countedErrors([inGames, inCore, inShell, inGames].join('\n'))).toEqual([inCore, inShell]);
});

test('an unchecked index in a game is allowed', () => {
  expect(countedErrors(`${inGames}\n`)).toEqual([]);
  expect(countedErrors('')).toEqual([]);
});

test('an error of the compiler itself counts', () => {
  expect(countedErrors("error TS5083: Cannot read file 'engine/tsconfig.json'.")).toHaveLength(1);
});
