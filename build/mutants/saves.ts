import { inFile, type Mutant, type Nearest } from './mutant.ts';

const own = 'tests/saves/';
/** The tests of a source file, where they are not just the test file of the same name. */
const nearest: Nearest = {
  'engine/saves/json.ts': [`${own}problems`, `${own}bounds`, `${own}limits`],
  'engine/saves/format.ts': [`${own}problems`, `${own}bounds`, `${own}limits`],
  'engine/saves/checkSegments.ts': [`${own}problems`, `${own}limits`],
  'engine/saves/parse.ts': [`${own}problems`, `${own}migrations`],
  'engine/core/match.ts': [`${own}tail`],
  'engine/saves/content.ts': [`${own}problems`, `${own}migrations`, `${own}tail`],
};

/** Mutants of reading saves: refusals and their reasons. */
export const mutants: Mutant[] = [
  ...inFile(
    nearest,
    'engine/saves/json.ts',
    ["if (++values > maxValues) return notASave('tooLarge');", ''],
    ['if (text.length > maxTextLength) return', 'if (text.length < 0) return'],
    ['if (place.depth > maxDepth) return', 'if (place.depth > 1000) return'],
    ['if (forbidden.includes(key)) return', "if (key === '__proto__') return"],
    [' || Object.is(value, -0)', ''],
    ['!Number.isFinite(value) || ', ''],
    ['path.slice(0, 120)', 'path'],
  ),
  ...inFile(
    nearest,
    'engine/saves/format.ts',
    ['if (entries > maxEntries) return', 'if (entries < 0) return'],
    ['return takeBacks > maxTakeBacks ?', 'return takeBacks > maxTakeBacks + 1 ?'],
    ['checkAbout(metadata) ?? checkCounts(match.entryCounts)', 'checkAbout(metadata)'],
    ['v.maxLength(maxEntries), ', ''],
    ['if (problem) throw new RangeError(canonical(problem));', ''],
    ['v.check((words) => words.some((bit) => bit !== 0)),', ''],
    ['v.check(({ bound, value }) => value < bound),', ''],
    ['v.maxValue(maxBound)', 'v.maxValue(2 ** 40)'],
    ['v.minLength(1), v.maxLength(100)', 'v.minLength(1)', 'no game has a hundred versions of its rules to tell apart'],
  ),
  ...inFile(
    nearest,
    'engine/saves/checkSegments.ts',
    ['if (tooMany) return tooMany;', ''],
    ['if (entry.takeBack >= at - 1) return', 'if (entry.takeBack >= at) return'],
    [
      'segment.rulesVersion <= itemAt(segments, i - 1).rulesVersion',
      'segment.rulesVersion < itemAt(segments, i - 1).rulesVersion',
    ],
    ['if ((i === 0) !== (segment.start === null)) return', 'if (i === 0 && segment.start !== null) return'],
    ["return hash(state) === ended ? null : invalid('match.state', 'hash');", 'return null;'],
    ["if (start === null && log.length === 0) return invalid(path, 'setUp');", ''],
  ),
  ...inFile(
    nearest,
    'engine/saves/parse.ts',
    ['if (!read.ok.hasChecksum()) return', 'if (!read.ok) return'],
    ['if (newest > kind.rulesVersion) return', 'if (newest > kind.rulesVersion + 9) return'],
  ),
  ...inFile(
    nearest,
    'engine/saves/content.ts',
    ['checksum === checksumOf(version, parts)', 'checksum !== undefined'],
    ['if (version > currentVersion) return', 'if (found > known + 9) return'],
    ['split.ok.lines.length > 0 ? checkPlain(whole) : null', 'null'],
    [' || !read.ok.hasChecksum()) return text', ') return text'],
  ),
  ...inFile(
    nearest,
    'engine/saves/tail.ts',
    ['if (checksum !== chainedChecksum(previous, body)) return', 'if (checksum === previous) return'],
    ['return hashText(previous + body);', 'return hashText(body);'],
    ['aerodrome >= minVersion', 'aerodrome >= 1'],
    ['if (undo > log.length) return', 'if (undo < 0) return'],
    ['log.length -= undo;', ''],
    ['latest = { random, state };', ''],
    ['if (value === null) joined.delete(key);', 'if (value === null) continue;'],
    ['if (before.match.options !== after.match.options) return null;', ''],
  ),
  ...inFile(nearest, 'engine/core/match.ts', ['if (kept === 0) return null;', '']),
];

/** The tests that must detect the mutants. */
export const tests: string[] = ['tests/saves'];
