import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical } from '@aerodrome/engine/core/hash.ts';
import { Log } from '@aerodrome/engine/core/log.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { compactSave } from '@aerodrome/engine/saves/content.ts';
import { maxEntries, writeSave } from '@aerodrome/engine/saves/format.ts';
import { maxTextLength } from '@aerodrome/engine/saves/json.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { lastChecksum, splitSave, writeLine } from '@aerodrome/engine/saves/tail.ts';
import { describe, expect, test, vi } from 'vitest';
import { about, kinds, midway, modes, play, start } from './play.ts';
import { forgedLine, tailedText, type Written, writesOf } from './tailed.ts';
import { tally, thrown } from './tally.ts';

const one = (match: Match) => play(match, 1, match.length);
const content = (text: string): string => {
  const read = readSave(text, kinds);
  return 'problem' in read ? '' : canonical([read.ok.match.record(), read.ok.about]);
};
const problemOf = (text: string): unknown => {
  const read = readSave(text, kinds);
  return 'problem' in read ? read.problem : null;
};
const invalid = (path: string, what: string) => ({ code: 'save.invalid', params: { path, what } });

const written = writesOf(midway(), 3, one);
const text = tailedText(written);
const base = writeSave(written[0].match, written[0].about);
/** The content after each write, the whole save first. */
const contents = written.map(({ match, about }) => canonical([match.record(), about]));
const lines = text.slice(base.length).split('\n').slice(0, -1);

describe('saves with a tail', () => {
  function expectSame(writes: Written): void {
    const last = writes[writes.length - 1];
    const whole = writeSave(last.match, last.about);
    const tailed = tailedText(writes);
    expect(tailed).not.toBe(whole);
    expect(content(tailed)).toBe(content(whole));
    expect(compactSave(tailed)).toBe(whole);
  }

  test.each(Object.entries(modes))(
    'a tail reads as the match that was written, and compacts to its whole save: %s',
    (_, raw) => {
      expectSame(writesOf(start(raw), 6, one));
    },
  );

  test('a tail may hold take-backs, several entries in a line and lines without an entry', () => {
    const first = { match: midway(), about };
    const taken = { match: first.match.takeBack(3), about };
    const played = { match: play(taken.match, 4), about };
    const noted = { match: played.match, about: { ...about, hints: 2 } };
    expectSame([first, taken, played, noted]);
  });

  test('a tail may undo entries of its base and of its tail, and add them again', () => {
    const first = { match: midway({}, 1), about };
    const undone = { match: first.match.undo(first.match.seatAt(1) as number), about };
    const redone = { match: undone.match.redo(first.match.seatAt(1) as number), about };
    const other = { match: play(undone.match, 1, 77), about };
    expectSame([first, undone]);
    expectSame([first, undone, redone, undone, other]);
  });

  test('a tail may change, add and remove metadata', () => {
    const { title: _title, ...untitled } = about;
    expectSame([written[0], { ...written[1], about: { ...untitled, left: ['1.5', ''] } }]);
  });

  test('a match with a tail continues under later rules from the state of its last line', () => {
    const first = thrown(tally(), 2);
    const second = first.submit({ type: 'throw', seat: first.awaiting()[0] });
    const read = readSave(tailedText([first, second].map((match) => ({ match, about }))), [tally(2)]);
    if ('problem' in read) throw new Error(JSON.stringify(read.problem));
    expect(read.ok.match.record().state).toEqual({ ...second.record().state, throws: 0 });
    expect(read.ok.match.olderSegments).toEqual([{ rulesVersion: 1, steps: 4 }]);
  });

  test('blanks after a save or after its last line change nothing', () => {
    for (const blanks of ['', ' ', '\n', ' \n\n']) {
      expect(content(base + blanks)).toBe(contents[0]);
      expect(content(tailedText(written) + blanks)).toBe(contents.at(-1));
    }
    expect(compactSave(`${base}\n`)).toBe(base);
  });

  test('the length of a line does not depend on the length of the log', () => {
    const lengthAfter = (takeBacks: number) => {
      let match = midway();
      for (let i = 0; i < takeBacks; i++) match = match.takeBack(i % 2);
      const [before, after] = writesOf(match, 1, one);
      return (writeLine(before, after, '0'.repeat(16)) ?? '').length;
    };
    expect(lengthAfter(500)).toBe(lengthAfter(2));
  });

  test('writing a line does not read the whole log', () => {
    const record = vi.spyOn(Match.prototype, 'record');
    const entriesFrom = vi.spyOn(Log.prototype, 'entriesFrom');
    try {
      const [before, after] = written;
      expect(writeLine(before, after, '0'.repeat(16))).not.toBeNull();
      expect(record).not.toHaveBeenCalled();
      expect(entriesFrom.mock.calls).toEqual([[before.match.length]]);
    } finally {
      vi.restoreAllMocks();
    }
  });

  test('a match counts its entries and take-backs while it is played, undone and read', () => {
    const first = midway({}, 1);
    const taken = first.takeBack(0);
    const undone = first.undo(first.seatAt(1) as number);
    const read = readSave(writeSave(taken, about), kinds);
    if ('problem' in read) throw new Error('unreadable');
    expect(first.entryCounts).toEqual({ entries: first.length, takeBacks: 0 });
    for (const match of [taken, read.ok.match])
      expect(match.entryCounts).toEqual({ entries: first.length + 1, takeBacks: 1 });
    expect(undone.entryCounts).toEqual({ entries: first.length - 1, takeBacks: 0 });
  });
});

describe('content that is no continuation', () => {
  test('another match has no line in the tail', () => {
    const [{ match }] = written;
    expect(writeLine(written[0], { match: start({}, 7), about }, '')).toBeNull();
    // The same match, read from its file.
    const read = readSave(base, kinds);
    if ('problem' in read) throw new Error('unreadable');
    expect(writeLine({ match, about }, read.ok, '')).toBeNull();
  });

  test('metadata that no file can store is refused', () => {
    const notes = { ...about, title: 'x'.repeat(1001) };
    expect(() => writeLine(written[0], { ...written[1], about: notes }, '')).toThrow(RangeError);
  });
});

test('a tail that is torn at any byte of its last line reads as the save before that line', () => {
  for (const [i, line] of lines.entries()) {
    const before = Buffer.from(
      base +
        lines
          .slice(0, i)
          .map((one) => `${one}\n`)
          .join(''),
    );
    const bytes = Buffer.from(line);
    for (let length = 0; length <= bytes.length; length += i === lines.length - 1 ? 1 : 17) {
      const torn = Buffer.concat([before, bytes.subarray(0, length)]).toString();
      const split = splitSave(torn);
      expect('ok' in split && split.ok.text).toBe(before.toString());
      if (length % 50 === 0 || length === bytes.length) expect(content(torn)).toBe(contents[i]);
    }
  }
});

describe('damage in a tail', () => {
  const file = (all: readonly string[]) => base + all.map((line) => `${line}\n`).join('');

  test('a flipped bit anywhere in a tail is found', () => {
    for (let at = base.length; at < text.length - 1; at++) {
      const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << (at % 7)));
      const split = splitSave(text.slice(0, at) + flipped + text.slice(at + 1));
      // A new line feed in the last line leaves a bad line and a torn one.
      expect(split, `at ${at}`).toHaveProperty('problem.code', 'save.invalid');
    }
    // Without the last line feed the last line is torn.
    expect(content(`${text.slice(0, -1)}J`)).toBe(contents[contents.length - 2]);
  });

  test('a character left out or doubled anywhere in a tail is found', () => {
    for (let at = base.length; at < text.length - 1; at++) {
      const [before, after] = [text.slice(0, at), text.slice(at + 1)];
      expect(splitSave(before + after)).toHaveProperty('problem');
      expect(splitSave(before + text[at] + text[at] + after)).toHaveProperty('problem');
    }
  });

  test('a line lost, doubled or swapped with another is found', () => {
    const [first, second, third] = lines;
    for (const changed of [
      [second, third],
      [first, third],
      [first, first, second, third],
      [first, second, second, third],
      [first, second, third, third],
      [second, first, third],
      [first, third, second],
      ['', first, second, third],
      [first, second, '', third],
      [first, '{}', second, third],
    ]) {
      expect(problemOf(file(changed))).toMatchObject({
        code: 'save.invalid',
        params: { path: expect.stringMatching(/^tail\.\d/) },
      });
    }
    expect(content(file([first, second]))).toBe(contents[2]);
  });

  test('a flipped bit in the base of a tail is found, or changes nothing', () => {
    let harmless = 0;
    for (let at = 0; at < base.length; at += 7) {
      const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << (at % 7)));
      const damaged = text.slice(0, at) + flipped + text.slice(at + 1);
      if (problemOf(damaged) !== null) continue;
      harmless++;
      expect(content(damaged)).toBe(contents[contents.length - 1]);
    }
    expect(harmless).toBeLessThan(10);
  });

  test('the tail of another base is refused', () => {
    const other = writeSave(written[0].match, { ...about, title: 'Another' });
    expect(problemOf(other + text.slice(base.length))).toEqual(invalid('tail.0.checksum', 'checksum'));
  });

  test('compaction leaves a damaged file as it is', () => {
    const damaged = [text.replace('"title":"Über', '"title":"Ober'), text.replace(lines[0], lines[1])];
    for (const file of damaged) {
      expect(file).not.toBe(text);
      expect(compactSave(file)).toBe(file);
    }
  });
});

describe('forged lines', () => {
  const { match } = written[0];
  const { random, state } = match.record();
  const same = { entries: [], random, state };
  const forged = (change: object) => problemOf(base + forgedLine(base, change));
  const [next] = written[1].match.record().segments[0].log.slice(-1);

  test.each<[string, object, string, string]>([
    ['an unknown key', { ...same, wings: 3 }, 'tail.0.wings', 'strict_object'],
    ['no entries', { random, state }, 'tail.0.entries', 'strict_object'],
    ['metadata that is a list', { ...same, about: [] }, 'tail.0.about', 'custom'],
    ['an undo of nothing', { ...same, undo: 0 }, 'tail.0.undo', 'min_value'],
    ['an undo beyond the log', { ...same, undo: 500 }, 'tail.0.undo', 'range'],
    ['an undo of the set-up', { ...same, undo: match.length }, 'match.segments.0.log', 'setUp'],
    ['a state that does not fit its log', { ...same, entries: [next] }, 'match.state', 'hash'],
    ['metadata with a long title', { ...same, about: { title: 'x'.repeat(1001) } }, 'about.title', 'max_length'],
    ['an entry of another kind', { ...same, entries: [{}] }, `match.segments.0.log.${match.length}.action`, 'object'],
    ['a random state of zeros', { ...same, random: [0, 0, 0, 0] }, 'match.random', 'check'],
    [
      'too many entries',
      { ...same, entries: Array.from({ length: maxEntries }, () => 0) },
      'match.segments.0.log',
      'max_length',
    ],
  ])('a line with %s is refused with its cause', (_, change, path, what) => {
    const problem = forged(change) as { code: string; params: { path: string; what: string } };
    expect([problem.code, problem.params.path]).toEqual(['save.invalid', path]);
    if (what !== 'object') expect(problem.params.what).toBe(what);
  });

  test('a line with a key that has a meaning in JavaScript is refused', () => {
    const line = forgedLine(base, { ...same, about: JSON.parse('{"__proto__":"x"}') });
    expect(problemOf(base + line)).toEqual(invalid('about.__proto__', 'forbiddenKey'));
  });

  test('a line after a save of a format without tails is refused', () => {
    const old = readFileSync(join(import.meta.dirname, 'old', 'append-lines.json'), 'utf8');
    const line = forgedLine(old, same);
    const read = readSave(old + line, Object.values(games));
    expect(read).toEqual({ problem: invalid('tail', 'version') });
  });

  test('a line that makes the file longer than a save may be is refused', () => {
    const line = forgedLine(base, { ...same, about: { title: 'x'.repeat(maxTextLength) } });
    expect(problemOf(base + line)).toEqual({ code: 'save.notASave', params: { cause: 'tooLarge' } });
  });

  test('a later format is reported before its lines are read', () => {
    const later = base.replace(/^\{"aerodrome":\d+/, '{"aerodrome":99');
    expect(problemOf(later + forgedLine(later, { squadrons: 3 }))).toHaveProperty('code', 'save.tooNew');
  });
});

test('the checksum at the end of a text is that of its last line', () => {
  expect(lastChecksum(base)).toBe(JSON.parse(base).checksum);
  expect(lastChecksum(text)).toBe(JSON.parse(lines[lines.length - 1]).checksum);
  expect([lastChecksum(''), lastChecksum(text.trimEnd())]).toEqual([null, null]);
});
