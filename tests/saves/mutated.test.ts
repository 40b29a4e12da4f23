import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { expect, test } from 'vitest';
import { change, placesIn, seal } from './forge.ts';
import { play } from './play.ts';

/** `AERODROME_SAVES=100000` for a longer proof. */
const files = Number(process.env.AERODROME_SAVES ?? 800);
const kinds = Object.values(games);
const random = new SeededRandom(1916);
const one = <T>(of: readonly T[]): T => of[random.below(of.length)];

const saves = kinds.map((kind) => {
  const read = readOptions(kind.options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const match = play(play(Match.start(kind, read.options, 5), 12, 5).takeBack(3), 4, 6);
  const text = writeSave(match, { title: kind.id, players: ['Ann', 'Bo'] });
  return { text, places: placesIn(JSON.parse(text)).filter(({ path }) => path !== 'checksum') };
});

const values = [
  undefined,
  null,
  true,
  -1,
  0,
  1,
  2,
  0.5,
  2 ** 31,
  2 ** 53,
  'x',
  '',
  'white',
  [],
  {},
  [0],
  { type: 'x' },
];

/** Letters changed, left out or put in, without a thought for JSON. */
function scribbled(text: string): string {
  const at = random.below(text.length);
  const letters = String.fromCharCode(...Array.from({ length: random.below(4) }, () => 32 + random.below(95)));
  return text.slice(0, at) + letters + text.slice(at + random.below(4));
}

/** Places set to something else, to each other, or moved, and sealed again as a forger would. */
function forged({ text, places }: (typeof saves)[number], sealed: boolean): string {
  const file = JSON.parse(text);
  for (let changes = 1 + random.below(3); changes > 0; changes--) {
    const { path, value } = one(places);
    const other = one([one(values), one(places).value, typeof value === 'number' ? value + one([-1, 1]) : value]);
    try {
      change(file, path, other);
    } catch {
      // The enclosing value has been changed before.
    }
  }
  return sealed ? seal(file) : JSON.stringify(file);
}

test(
  `of ${files} changed files each is a problem with a name, or a match that can be played on`,
  () => {
    const codes = new Set<string>();
    let played = 0;
    for (let i = 0; i < files; i++) {
      const save = one(saves);
      const file = one([
        scribbled,
        (text: string) => forged({ ...save, text }, false),
        (text: string) => forged({ ...save, text }, true),
      ])(save.text);
      const read = readSave(file, kinds);
      if ('problem' in read) codes.add(read.problem.code);
      else {
        const match = play(read.ok.match, 6, i);
        expect(readSave(writeSave(match, read.ok.about), kinds)).toHaveProperty('ok.match');
        played++;
      }
    }
    const usual = ['save.diverged', 'save.invalid', 'save.notASave'];
    expect([...codes]).toEqual(expect.arrayContaining(usual));
    expect([...usual, 'save.tooNew', 'save.migrationFailed']).toEqual(expect.arrayContaining([...codes]));
    expect(played).toBeGreaterThan(files / 100);
    console.log(`${files} files read`);
  },
  120_000 + files * 50,
);
