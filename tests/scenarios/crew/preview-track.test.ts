import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import { previewTrack } from '@aerodrome/engine/games/crew/previewTrack.ts';
import { describe, expect, test } from 'vitest';
import { type Layout, type Plays, type PostName, post, postNames, Table, zone } from './table.ts';

const hands: Layout['hands'] = {
  pawsPilot: ['plane left', 'plane view', 'shoot PL', 'sun team'],
  pawsGunner: ['shoot PC', 'shoot GC', 'sun left', 'plane left'],
  jawsPilot: ['plane left', 'shoot PC', 'sun team', 'plane right'],
};

/** The preview of a player's row with these cards on it. */
function foretell(table: Table, viewer: number, plays: Plays = {}) {
  const lays = postNames.flatMap((name) =>
    Object.entries(plays[name] ?? {}).map(([section, text]) => table.layOf(name, text, Number(section))),
  );
  return previewTrack(table.game.gameData as GameData, table.view(viewer), lays);
}

describe('4. Resolve Cards: the preview of the track', () => {
  test('the preview counts a shot at the later Zone of the enemy plane as a hit', () => {
    const table = Table.action({ hands, jaws: 'paws PC', token: 'jaws GL' }).lay('pawsPilot', 'plane left, enemy', 1);
    const row = foretell(table, 0, { pawsPilot: { 3: 'shoot PL' } });
    expect(row.map(({ planes }) => planes[1])).toEqual(Array(4).fill(zone('paws PL')));
    expect(row[2]).toMatchObject({ section: 3, damage: [0, 6], who: [{ post: post('jawsPilot'), damage: 6 }] });
    expect(row[2].hits).toEqual([{ cause: 'shot', post: 0, zones: [zone('paws PL')], damage: 6 }]);
    expect(row.filter(({ hits }) => hits.length > 0)).toHaveLength(1);
  });

  test('the preview shows a shot that misses, without damage', () => {
    const table = Table.action({ hands, jaws: 'paws PC', token: 'jaws GL' });
    const [row] = foretell(table, 1, { pawsGunner: { 1: 'shoot GC' } });
    expect(row).toMatchObject({ hits: [{ cause: 'shot', damage: 0 }], damage: [0, 0], who: [] });
  });

  test('the preview ignores cards that others have laid face down, including the team-mate’s', () => {
    const table = Table.action({ hands, jaws: 'paws PC', token: 'jaws GL' });
    table.lay('pawsPilot', 'plane left, enemy', 1).lay('jawsPilot', 'plane left, own', 2);
    const row = foretell(table, 1, { pawsGunner: { 3: 'shoot PC' } });
    expect(row[2].damage).toEqual([0, 6]);
    expect(foretell(table, 0)[2].planes[1]).toBe(zone('paws PL'));
  });

  test('the preview includes every card that lies face up, including the enemy’s', () => {
    const table = Table.action({ hands, jaws: 'paws PC' }, { players: '3', alone: 'jaws' });
    table.lay('jawsPilot', 'shoot PC', 2);
    expect(foretell(table, 0)[1]).toMatchObject({ damage: [6, 0], who: [{ post: post('pawsPilot'), damage: 6 }] });
  });

  test('the preview resolves the token first in a section, then planes, then shots', () => {
    const table = Table.action({ hands, paws: 'jaws PC', jaws: 'paws PC', token: 'jaws PR' }, { players: '2' });
    const row = foretell(table, 0, { pawsGunner: { 1: 'sun left', 2: 'shoot GC' } });
    // For a Paws gunner, who looks south, left is east: the Sun comes from the west of the board onto the centre.
    expect(row[0].token).toBe(zone('jaws PC'));
    // In the Sun the shooter hits every Zone of the board that he names, but not the other board.
    expect(row[1].hits).toEqual([
      { cause: 'shot', post: 1, zones: [zone('paws GL'), zone('paws GC'), zone('paws GR')], damage: 0 },
    ]);
  });

  test('the preview halves the damage to a plane in the Sun', () => {
    const table = Table.action({ hands, jaws: 'paws PC', token: 'paws PC' });
    expect(foretell(table, 1, { pawsGunner: { 1: 'shoot PC' } })[0].damage).toEqual([0, 3]);
  });

  test('the preview counts the cards of a deck after the draw for empty places: Draw comes before the sections', () => {
    const table = Table.action({ hands, jaws: 'paws PC', token: 'jaws GL', decks: { jawsPilot: 20 } });
    const shot = { pawsGunner: { 4: 'shoot PC' } };
    expect(foretell(table, 1, shot)[3].who).toEqual([{ post: 2, damage: 6, cause: 'shot', left: 14 }]);
    table.lay('jawsPilot', 'plane left, own', 1);
    expect(foretell(table, 1, shot)[3].who).toMatchObject([{ left: 13 }]);
  });

  test('the preview counts a card about to be laid as an empty place in the own hand', () => {
    const table = Table.action(
      { hands, paws: 'jaws PC', token: 'jaws PC', decks: { pawsGunner: 10, pawsPilot: 10 } },
      { token: 'claws' },
    );
    // The Claws come to the own boards, and a shot at them costs the shooter three.
    table.state.token = zone('paws PC');
    const row = foretell(table, 1, { pawsGunner: { 1: 'shoot PC' } });
    expect(row[0].hits).toContainEqual({ cause: 'claws', post: 1 });
    expect(row[0].who).toContainEqual({ post: 1, damage: 3, cause: 'claws', left: 6 });
  });

  test('the preview gives the hit to a player who is sure to Repair, after the shuffle and the damage by smoke', () => {
    const layout: Layout = { hands, jaws: 'paws PC', token: 'jaws GL', discards: { jawsGunner: ['shoot PC'] } };
    const table = Table.action({ ...layout, smoke: ['jaws'], decks: { jawsGunner: 9, jawsPilot: 9 } });
    const hit = () => foretell(table, 1, { pawsGunner: { 1: 'shoot PC' } })[0].who;
    expect(hit()).toMatchObject([{ post: post('jawsPilot'), left: 3 }]);
    // Laying nothing, the gunner will shuffle one card in; the pilot will scrap three for it.
    table.do({ type: 'ready', seat: 3 });
    expect(hit()).toMatchObject([{ post: post('jawsGunner'), left: 4 }]);
  });

  test('the preview at one screen does not show who Repairs on a hidden track', () => {
    const table = Table.action({ hands, jaws: 'paws PC', token: 'jaws GL' }, { hotSeat: true });
    table.do({ type: 'ready', seat: 3 });
    const [row] = foretell(table, 1, { pawsGunner: { 1: 'shoot PC' } });
    expect(row.who.map((each) => each.post)).toEqual([post('jawsPilot')]);
  });

  test('the preview ends with the section that ends the match', () => {
    const table = Table.action({ hands, jaws: 'paws PC', token: 'jaws GL', decks: { jawsPilot: 5 } });
    const row = foretell(table, 1, { pawsGunner: { 2: 'shoot PC', 3: 'shoot GC' } });
    expect(row).toHaveLength(2);
    expect(row[1].who).toEqual([{ post: 2, damage: 6, cause: 'shot', left: 0 }]);
  });

  test('the preview includes the followers and hits of anti-air fire', () => {
    const layout = { hands, paws: 'jaws PR', token: 'paws GL', medium: 'paws GC' };
    const table = Table.action(layout, { token: 'antiAir' });
    const row = foretell(table, 0, { pawsPilot: { 1: 'sun team' } });
    // From the Paws gunner's left to the Jaws pilot's left: beside the plane, with its followers behind it.
    expect(row[0]).toMatchObject({ token: zone('jaws PL'), trail: [zone('paws GL'), zone('paws GC')], hits: [] });
    table.state.planes[0] = zone('jaws PL');
    expect(foretell(table, 0, { pawsPilot: { 1: 'sun team' } })[0]).toMatchObject({
      hits: [{ cause: 'antiAir', team: 0, damage: 4 }],
      damage: [4, 0],
    });
  });

  test('the preview under the Moon says that six cards go, but not which', () => {
    const table = Table.action(
      { hands, jaws: 'paws PC', token: 'paws PC', decks: { jawsPilot: 15 } },
      { token: 'moon' },
    );
    const row = foretell(table, 1, { pawsGunner: { 1: 'shoot PC', 2: 'shoot GC' } });
    expect(row[0].who).toEqual([{ post: 2, damage: 6, cause: 'shot', left: 9 }]);
    expect(row).toHaveLength(4);
  });

  test('the preview with crossfire ignores cards of a team that meet on a section', () => {
    const table = Table.action({ hands, jaws: 'paws PC', token: 'jaws GL' }, { crossfire: true });
    table.lay('pawsPilot', 'plane view, own', 1);
    const [row] = foretell(table, 1, { pawsGunner: { 1: 'shoot PC' } });
    expect(row).toMatchObject({ hits: [], damage: [0, 0] });
  });

  test('the preview does not change the view that it reads', () => {
    const table = Table.action({ hands, jaws: 'paws PC', token: 'jaws GL' });
    table.lay('pawsGunner', 'sun left', 2);
    const view = table.view(1);
    const before = JSON.stringify(view);
    previewTrack(table.game.gameData as GameData, view, [table.layOf('pawsGunner', 'shoot PC', 1)]);
    expect(JSON.stringify(view)).toBe(before);
  });
});

test.each<PostName>(['pawsPilot', 'jawsGunner'])('the preview of an empty track of %s moves nothing', (name) => {
  const table = Table.action({ paws: 'jaws GC', jaws: 'paws GL', token: 'paws PR' });
  for (const row of foretell(table, table.seatOf(name))) {
    expect(row).toMatchObject({ planes: table.state.planes, token: table.state.token, hits: [], who: [] });
  }
});
