import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { botFingerprint } from '../../build/scripts/league/botFingerprint.ts';
import { StoredResults } from './storedResults.ts';

const folder = mkdtempSync(join(tmpdir(), 'aerodrome-results-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

test('a stored result is measured again when its fingerprint differs, and only then', () => {
  const file = join(folder, 'results.json');
  expect(new StoredResults<number>(file, true).get('a pair', 'one', () => 7)).toBe(7);
  vi.spyOn(console, 'log').mockReturnValue();
  const measure = vi.fn(() => 3);
  const results = new StoredResults<number>(file, false);
  expect(results.get('a pair', 'one', measure)).toBe(7);
  expect(measure).not.toHaveBeenCalled();
  expect(results.get('a pair', 'two', measure)).toBe(3);
  expect(results.get('another pair', 'one', measure)).toBe(3);
  expect(console.log).toHaveBeenLastCalledWith(expect.stringContaining('AERODROME_STORE=1'));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ 'a pair': { fingerprint: 'one', result: 7 } });
});

test.each([
  ['engine/games/track/bot/planning.ts', true],
  ['engine/games/track/rules/rule.ts', true],
  ['engine/boards/ring.ts', true],
  ['engine/bots/think.ts', true],
  ['engine/core/random.ts', true],
  ['renderer/application/bots/decide.ts', true],
  ['build/scripts/cli/play.ts', true],
  ['engine/games/track/text/en/words.ts', false],
  ['engine/games/track/RULES.md', false],
  ['engine/games/crew/bot.ts', false],
])('a change of %s changes the fingerprint of Track’s bots: %s', (file, changes) => {
  const root = join(folder, 'sources');
  rmSync(root, { recursive: true, force: true });
  for (const name of [
    'engine/boards/ring.ts',
    'engine/bots/think.ts',
    'engine/core/random.ts',
    'renderer/application/bots/decide.ts',
    'renderer/application/bots/history.ts',
    'renderer/application/bots/playToEnd.ts',
    'build/scripts/cli/play.ts',
  ])
    put(root, name, 'export const a = 1;\n');
  put(root, 'build/scripts/league/playSeries.ts', 'export const b = 1;\n');
  for (const name of ['bot/planning.ts', 'rules/rule.ts', 'text/en/words.ts', 'RULES.md'])
    put(root, `engine/games/track/${name}`, 'export const c = 1;\n');
  put(root, 'engine/games/crew/bot.ts', 'export const d = 1;\n');
  const before = botFingerprint('track', root);
  put(root, file, 'export const e = 2;\n');
  expect(botFingerprint('track', root) !== before).toBe(changes);
});

test('a comment on a line of its own does not change the fingerprint of a bot, and code below it does', () => {
  const root = join(folder, 'comments');
  cpSync(join(folder, 'sources'), root, { recursive: true });
  const write = (text: string) => {
    put(root, 'engine/games/track/bot.ts', text);
    return botFingerprint('track', root);
  };
  const plain = write('const a = 1;\nconst b = 2;\n');
  expect(write('/**\n * Why.\n */\nconst a = 1;\n  // How.\nconst b = 2;\n')).toBe(plain);
  expect(write('/** Why. */\nconst a = 1;\nconst b = 3;\n')).not.toBe(plain);
});

function put(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
