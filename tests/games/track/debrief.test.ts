import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import type { TrackOptions } from '@aerodrome/engine/games/track/options.ts';
import type { TrackEvent } from '@aerodrome/engine/games/track/state.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import type { Debrief } from '@aerodrome/engine/meta/debrief.ts';
import { effectiveLog } from '@aerodrome/engine/meta/effectiveLog.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { describe, expect, test } from 'vitest';
import { type Changes, type Printed, Table, X3 } from '../../scenarios/track/table.ts';

function debriefed(match: Match): Debrief {
  return track.debrief(match.log('all'), match.view('all') as TrackView, match.options as TrackOptions);
}

/** The debrief of a match that one more turn decides; its log holds that turn, and what a test puts before it. */
function lastTurn(
  raw: Record<string, unknown>,
  changes: Changes,
  play: Parameters<Table['play']>,
  before: TrackEvent[] = [],
): Debrief {
  const table = Table.planning(raw, changes).play(...play);
  const log = [before, table.events].map((events) => ({ action: null, events }));
  return track.debrief(log, table.game.view(table.state, 'all'), table.options);
}

const folder = join(import.meta.dirname, '../../replays/track');
const recorded = readdirSync(folder).filter((name) => name.endsWith('.json'));

test.each(recorded)(
  'the debrief of %s has damage that adds up, and a fate for every plane that fits the ending',
  (name) => {
    const read = readSave(readFileSync(join(folder, name), 'utf8'), [track]);
    if ('problem' in read) throw new Error(JSON.stringify(read.problem));
    const told = debriefed(read.ok.match);
    const { scenario } = read.ok.match.options as TrackOptions;
    expect(told).toMatchObject({ game: 'track', scenario, ...read.ok.match.outcome });
    expect(told.planes.map(({ seat }) => seat)).toEqual(scenario === 'escort' ? [0, 1, 0] : [0, 1]);
    const sum = (side: number, what: 'taken' | 'dealt') =>
      told.planes.reduce((all, plane) => all + (plane.side === side ? plane[what] : 0), 0);
    expect(told.margin).toEqual([sum(0, 'dealt'), sum(0, 'taken')]);
    expect(told.margin).toEqual([sum(1, 'taken'), sum(1, 'dealt')]);
    expect(Math.max(...told.margin)).toBeLessThanOrEqual(told.most);
    const victories = told.planes.reduce((all, plane) => all + plane.victories, 0);
    const fates = told.planes.map(({ fate }) => fate);
    expect(victories).toBe(fates.filter((fate) => fate === 'shotDown').length);
    if (told.ending === 'crashed') expect(fates).toContain('crashed');
    if (told.ending === 'resigned') expect(fates).toContain('resigned');
    if (told.ending.endsWith('hotDown')) expect(fates).toContain('shotDown');
    if (['escaped', 'photographed', 'undecided', 'fewerHits', 'sameHits'].includes(told.ending)) {
      expect(new Set(fates)).toEqual(new Set(['home']));
    }
    expect(told.turns).toBeLessThanOrEqual(150);
    const looped = effectiveLog(read.ok.match.log('all')).flatMap(({ events }) =>
      (events as TrackEvent[]).flatMap((event) => (event.type === 'flew' && event.loop >= 0 ? [event.plane] : [])),
    );
    expect(told.planes.map(({ loops = 0 }) => loops)).toEqual(
      told.planes.map((_, plane) => looped.filter((of) => of === plane).length),
    );
  },
);

describe('a plane’s part', () => {
  const one: Printed = [0, 1];

  test('hits beyond the end of the damage row are not counted as dealt', () => {
    const planes = [{ space: 0 }, { space: 3, damage: 6 }];
    const earlier: TrackEvent[] = [
      { type: 'shot', from: 0, at: [1], distance: 1, hits: 6 },
      { type: 'damaged', plane: 1, hits: 6, damage: 6 },
    ];
    const { planes: told, margin, most } = lastTurn({}, { planes }, [[1, 2], one], earlier);
    expect(told).toMatchObject([
      { key: 'red', taken: 0, dealt: 7, victories: 1, fate: 'home' },
      { key: 'blue', taken: 7, dealt: 0, victories: 0, fate: 'shotDown' },
    ]);
    expect([margin, most]).toEqual([[7, 0], 7]);
  });

  test('starting damage is not counted as taken, and cannot be dealt', () => {
    const raw = { scenario: 'espionage', handicaps: true, damage: [2, 0] };
    const told = lastTurn(raw, { planes: [{ space: 0, damage: 6 }, { space: 6 }] }, [one, one]);
    expect(told.planes[0]).toMatchObject({ taken: 4, fate: 'shotDown' });
    expect(told.planes[1]).toMatchObject({ dealt: 1, victories: 1 });
    expect(told.most).toBe(7);
    expect(told.mission).toEqual({ done: 0, of: 4 });
  });

  test('the plane that fired has the credit in an escort, whether escort or charge ("Escort", Gameplay)', () => {
    const raw = { scenario: 'escort' };
    const planes = [{ space: 7 }, { space: 3, damage: 6 }, { space: 1 }];
    const { planes: told, ending } = lastTurn(raw, { planes }, [[0, 0], one, { charge: 3 }]);
    expect(ending).toBe('attackerShotDown');
    expect(told.map(({ key, victories }) => [key, victories])).toEqual([
      ['red', 0],
      ['blue', 0],
      ['charge', 1],
    ]);
  });

  test('a charge that has left is home, and so are the planes left behind ("Escort", Winning the game)', () => {
    const planes = [{ space: 3 }, { space: 7 }, { space: X3 }];
    const told = lastTurn({ scenario: 'escort' }, { planes, round: 3 }, [[0, 0], one, { charge: 4 }]);
    expect(told).toMatchObject({ ending: 'escaped', turns: 11, planes: [{ fate: 'home' }, { fate: 'home' }, {}] });
    expect(told.planes[2]).toMatchObject({ key: 'charge', seat: 0, side: 0, fate: 'home' });
  });

  test('an escort that crashes leaves its charge and the attacker at home ("White Biplane", "Escort")', () => {
    const raw = { scenario: 'escort', biplanes: ['white', 'blue'] };
    const told = lastTurn(raw, { pilots: [{ afterZero: true }] }, [one, one, { charge: 2 }]);
    expect(told.ending).toBe('crashed');
    expect(told.planes.map(({ fate }) => fate)).toEqual(['crashed', 'home', 'home']);
  });

  test('a player who resigns in an escort also resigns the charge, but not a plane that was shot down', () => {
    const table = Table.planning({ scenario: 'escort' }, { planes: [{ down: true, damage: 7 }] });
    table.do({ type: 'resign', seat: 0 });
    const view = table.game.view(table.state, 'all');
    const { planes } = track.debrief([], view, table.options);
    expect(planes.map(({ fate }) => fate)).toEqual(['shotDown', 'home', 'resigned']);
  });
});

test('a debrief does not count steps that were taken back', () => {
  const read = readOptions(track.options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  for (let seed = 1; ; seed++) {
    let match = Match.start(track, read.options, seed);
    while (match.log('all').every(({ events }) => events.every(({ type }) => type !== 'damaged'))) {
      const [seat] = match.awaiting();
      match = match.submit(match.legalActions(seat)[0]);
    }
    if (match.outcome !== null) continue;
    match = match.takeBack(0);
    match = match.submit({ type: 'resign', seat: 0 });
    const told = debriefed(match);
    expect(told.planes.map(({ dealt }) => dealt)).toEqual([0, 0]);
    expect(told.planes.map(({ fate }) => fate)).toEqual(['resigned', 'home']);
    return;
  }
});

test('a match that is not over has no debrief', () => {
  const table = Table.planning();
  expect(() => track.debrief([], table.game.view(table.state, 'all'), table.options)).toThrow('not over');
});
