import type { CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import { describe, expect, test } from 'vitest';
import { type Layout, type Plays, Table } from './table.ts';

/** The events of a round, those that happen at once in one group. */
function groups(events: readonly CrewEvent[]): string[][] {
  const list: CrewEvent[][] = [];
  for (const event of events) {
    const last = list.at(-1)?.at(-1);
    if (last?.together !== undefined && last.together === event.together) list.at(-1)?.push(event);
    else list.push([event]);
  }
  return list.map((group) => group.map(({ type }) => type));
}

function play(plays: Plays, layout: Layout, raw = {}): string[][] {
  const hands = Object.fromEntries(
    Object.entries(plays).map(([name, laid]) => [name, Object.values(laid).map((text) => text.split(', ')[0])]),
  );
  return groups(Table.action({ hands, ...layout }, raw).round(plays).events);
}

describe('simultaneous events', () => {
  test('all discards are simultaneous, and so are all repairs, their damage, and all draws', () => {
    const all = play(
      { pawsPilot: { 4: 'plane left, own' }, jawsPilot: { 4: 'plane left, own' } },
      { smoke: ['paws', 'jaws'] },
    );
    expect(all).toContainEqual(Array(4).fill('discarded'));
    expect(all).toContainEqual(['repaired', 'repaired']);
    expect(all).toContainEqual(['scrapped', 'scrapped']);
    expect(all).toContainEqual(['drew', 'drew']);
  });

  test('cards of both teams on own planes are simultaneous, but not with those on enemy planes', () => {
    const both = { pawsPilot: { 1: 'plane left, own' }, jawsPilot: { 1: 'plane left, own' } };
    expect(play(both, {})).toContainEqual(['planeMoved', 'planeMoved']);
    const each = { pawsPilot: { 1: 'plane left, own' }, jawsPilot: { 1: 'plane left, enemy' } };
    expect(play(each, {}).filter(([type]) => type === 'planeMoved')).toEqual([['planeMoved'], ['planeMoved']]);
  });

  test('all shots of a section are simultaneous with the damage by the Claws, and all scraps after them are simultaneous', () => {
    const plays = { pawsGunner: { 1: 'shoot PC' }, jawsGunner: { 1: 'shoot PC' } };
    const all = play(plays, { token: 'paws PC' }, { token: 'claws' });
    expect(all).toContainEqual(['shot', 'clawed', 'shot']);
    expect(all.find((group) => group.includes('scrapped'))?.every((type) => type === 'scrapped')).toBe(true);
    expect(all.filter((group) => group.includes('scrapped'))).toHaveLength(1);
  });

  test('Moon Token: looking at cards and scrapping cards by unseen hits are simultaneous', () => {
    const plays = {
      pawsGunner: { 1: 'shoot PC' },
      jawsGunner: { 1: 'shoot PC' },
      pawsPilot: { 2: 'plane left, own' },
      jawsPilot: { 2: 'plane left, own' },
    };
    expect(play(plays, { token: 'paws PC' }, { token: 'moon' })).toContainEqual(['looked', 'scrapped']);
  });

  test('followers of anti-air fire are simultaneous, and so are their hits on planes', () => {
    const layout = { token: 'paws GC', medium: 'paws GL', jaws: 'paws GC', paws: 'jaws PC' };
    const all = play({ pawsGunner: { 1: 'sun team' } }, layout, { token: 'antiAir' });
    expect(all).toContainEqual(['trailed', 'trailed']);
    expect(all).toContainEqual(['flakHit', 'flakHit']);
  });

  test('two planes that are shot down by one step are simultaneous', () => {
    const all = play({ pawsPilot: {}, jawsPilot: {} }, { decks: { pawsPilot: 0, jawsPilot: 0 } });
    expect(all).toContainEqual(['shotDown', 'shotDown']);
  });
});
