import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AnyGame, AnyGameKind } from '@aerodrome/engine/core/game.ts';
import type { OptionField } from '@aerodrome/engine/core/options.ts';
import { PhaseTable } from '@aerodrome/engine/core/phases.ts';
import { colours } from '@aerodrome/engine/games/track/data/box.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { expect, test } from 'vitest';
import { commandNames } from '../../build/scripts/cli/arguments.ts';
import { allGames } from '../fixtures/allGames.ts';
import { openings } from './openings.ts';

const root = resolve(import.meta.dirname, '../..');
const written = Object.keys(catalogue());
/** Prefixes of keys: a string in the source with such a prefix and more parts is meant as a key. */
const families = new Set(written.map((key) => key.split('.')[0]));

/** Phases look like keys, and are none. */
const phases = new Set(
  Object.values(allGames).flatMap((kind) =>
    openings(kind)
      .slice(0, 1)
      .flatMap((options) => phasesOf(kind.open(options))),
  ),
);
/** So do places in a saved record, as its reader reports them. */
const places = ['match.game', 'match.options', 'match.state', 'match.segments', 'match.segments.'];
const sources = ['engine', 'build/scripts', 'renderer', 'electron'].flatMap(sourcesIn);

/** Keys that stand in the source as they are. */
const literal = keysIn(/'([a-z]\w*(?:\.[\w-]+)+)'/g);
/** Prefixes of keys that are composed where they are used. */
const prefixes = keysIn(/`([a-z]\w*\.(?:[\w-]+\.)*)\$\{/g);

/** Possible endings of such keys; a prefix without a list may end in anything. */
const endings: Record<string, readonly string[]> = {
  'command.': commandNames.map((name) => `${name}.usage`),
  'space.track.ring.': [...'01234567'],
  'space.track.exit.': [...'123456'],
  'colour.track.': colours,
  'track.box.': [...problemsOfTheTrackBox(), 'purpleSpace', 'blueSpace'],
  ...Object.fromEntries(['option.', 'role.', 'ending.', 'event.', 'draw.', 'game.'].map((prefix) => [prefix, []])),
};

/** Keys that follow from what a game is. */
const declared = Object.values(allGames).flatMap((kind) => [
  `game.${kind.id}`,
  ...labels(kind),
  ...openings(kind).flatMap((options) => words(kind, kind.open(options))),
  ...drawsOf(kind).map((name) => `draw.${kind.id}.${name}`),
]);

/** Codes that are told by their causes: `explain`. */
const causes = [
  ...strings(/(?:notASave|LimitError)\('(\w+)'\)/g).map((cause) => `save.notASave.${cause}`),
  ...['format', 'rules'].map((what) => `save.tooNew.${what}`),
  ...['unknownGame', 'checksum', 'tooManyEntries', 'tooManyTakeBacks'].map((what) => `save.invalid.${what}`),
  ...['missing', 'damaged', 'setAside', 'generationRestored', 'invalidNotes'].map((code) => `host.${code}.titled`),
];

/** Endings that happen to somebody, and endings that a count decides: `endingOf`. */
const named = ['shotDown', 'crashed', 'resigned'].map((end) => `ending.track.${end}.of`);
const counted = [
  ...['fewerHits', 'sameHits', 'escaped', 'defenderShotDown'].map((end) => `ending.track.${end}.counted`),
  ...['moreCapacity', 'moreShots', 'moreApproaches', 'sameCapacity'].map((end) => `ending.airspace.${end}.counted`),
];

/** A place of an option that has several may have a name of its own. */
const placed = new Set(
  Object.values(allGames).flatMap(({ id, options }) =>
    options.flatMap(({ key }) => [0, 1, 2, 3].map((place) => `option.${id}.${key}.${place}`)),
  ),
);

const exact = new Set([
  ...literal,
  ...declared,
  ...causes,
  ...counted,
  ...named,
  ...Object.entries(endings).flatMap(([prefix, list]) => list.map((end) => prefix + end)),
]);
/** A game without a narrator of its own tells each event by a key of the event's type. */
const narratedByDefault = Object.keys(allGames).filter(
  (id) => !existsSync(join(root, 'engine/games', id, 'narrate.ts')),
);
const open = [
  ...[...prefixes].filter((prefix) => !Object.hasOwn(endings, prefix)),
  ...narratedByDefault.map((id) => `event.${id}.`),
];

test('every key that is used has a text', () => {
  // Told by its causes only.
  const untold = ['save.tooNew'];
  expect([...exact].filter((key) => !Object.hasOwn(catalogue(), key) && !untold.includes(key))).toEqual([]);
  expect(open.filter((prefix) => !written.some((key) => key.startsWith(prefix)))).toEqual([]);
});

test('every key that has a text is used', () => {
  const used = (key: string) => exact.has(key) || placed.has(key) || open.some((prefix) => key.startsWith(prefix));
  expect(written.filter((key) => !used(key))).toEqual([]);
});

test('the search finds keys in every part of the source', () => {
  expect([...exact]).toEqual(
    expect.arrayContaining([
      'action.notYou',
      'option.twice',
      'save.diverged',
      'track.box.missing',
      'track.box.loopShape',
      'event.track.flew',
      'phase.track.planning.sealing',
      'ending.track.bothShotDown',
      'ending.track.photographed',
      'ending.track.crashed',
      'role.track.rescuer',
      'draw.track.toss',
      'simulate.title',
      'command.noGame',
    ]),
  );
});

test('every gap of a text is closed, and has two or three forms if it has any', () => {
  const misspelt = written.filter((key) =>
    /[{}]/.test(catalogue()[key].replace(/\{\w+(?:(?:\|[^{}|]*){2,3})?\}/g, '')),
  );
  expect(misspelt).toEqual([]);
});

test('texts have curly quotes, real dashes and ellipses, and no stray spaces', () => {
  expect(written.filter((key) => /["']|\.\.\.|\S {2}|\s$|^$/.test(catalogue()[key]))).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true });
  return (
    found
      .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
      .map((file) => join(file.parentPath, file.name).replaceAll('\\', '/'))
      // The catalogue is not its own user; campaigns have catalogues of their own; and conflicts are named by paths
      // into a state, which look like keys.
      .filter((path) => !/\/text\/[a-z]{2}[/.]|\/engine\/meta\/campaigns\/|\/conflicts\.ts$/.test(path))
      .filter((path) => !ofAGameToCome(path))
      .map((path) => readFileSync(path, 'utf8'))
  );
}

function ofAGameToCome(path: string): boolean {
  const [, game] = /\/engine\/games\/(\w+)\//.exec(path) ?? [];
  return game !== undefined && !Object.hasOwn(allGames, game);
}

function strings(pattern: RegExp): string[] {
  return sources.flatMap((source) => [...source.matchAll(pattern)].map(([, text]) => text));
}

function keysIn(pattern: RegExp): Set<string> {
  return new Set(
    strings(pattern).filter((key) => families.has(key.split('.')[0]) && !phases.has(key) && !places.includes(key)),
  );
}

/** Every option has a label, and so has every choice it ever offers. */
function labels(kind: AnyGameKind): string[] {
  const fields = kind.options as readonly OptionField<Record<string, unknown>>[];
  return fields.flatMap((field) => {
    const label = `option.${kind.id}.${field.key}`;
    const choices = openings(kind).flatMap((options) => {
      if (field.kind === 'choice') return field.choices(options);
      if (field.kind === 'choices') return field.default(options).flatMap((_, place) => field.choices(options, place));
      return [];
    });
    return [label, ...choices.map((choice) => `${label}.${choice}`)];
  });
}

function words({ id }: AnyGameKind, game: AnyGame): string[] {
  return [
    ...game.seats.map(({ role }) => `role.${id}.${role}`),
    ...game.endings.map((ending) => `ending.${id}.${ending}`),
    ...phasesOf(game).map((phase) => `phase.${id}.${phase}`),
  ];
}

function phasesOf(game: AnyGame): readonly string[] {
  return new PhaseTable(game.phases, {}).phases;
}

/** The names of all draws that the rules of a game make. */
function drawsOf({ id }: AnyGameKind): string[] {
  const folder = join(root, 'engine/games', id);
  const rules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^rules\b.*\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return rules.flatMap((source) => [...source.matchAll(/(?:rng|below\([\w.]+), '(\w+)'\)/g)].map(([, name]) => name));
}

function problemsOfTheTrackBox(): string[] {
  const source = readFileSync(join(root, 'engine/games/track/data/rulebook.ts'), 'utf8');
  return [...source.matchAll(/report\('(\w+)'/g)].map(([, code]) => code);
}
