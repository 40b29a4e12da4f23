import { describe, expect, test } from 'vitest';
import { face, post, Table, zone } from './table.ts';

const hands = {
  pawsPilot: ['plane left', 'plane left', 'plane view', 'shoot PC'],
  pawsGunner: ['shoot PL', 'shoot GC', 'sun left', 'sun team'],
  jawsPilot: ['plane left', 'plane right', 'plane corner', 'plane view'],
};

const named = (name: 'pawsPilot' | 'pawsGunner', text: string, section: number) => ({
  seat: post(name),
  post: post(name),
  ...face(text),
  section,
});

describe('Action Phase: laying cards', () => {
  test('players of both teams lay any number of cards, in any order, on any section', () => {
    const table = Table.action({ hands });
    table.lay('jawsPilot', 'plane corner, own', 4);
    table.lay('pawsPilot', 'plane left, enemy', 2);
    table.lay('pawsGunner', 'shoot GC', 4);
    table.lay('pawsPilot', 'shoot PC', 1);
    expect(table.hand('pawsPilot')).toEqual(['plane left', 'plane view']);
    expect(table.state.laid.map(({ post: by, section }) => [by, section])).toEqual([
      [0, 1],
      [0, 2],
      [1, 4],
      [2, 4],
    ]);
    expect(table.awaiting).toEqual([0, 1, 2, 3]);
  });

  test('a section takes one card of each team, from the first player who lays one there', () => {
    const table = Table.action({ hands }).lay('pawsPilot', 'plane left, own', 3);
    const refused = { code: 'crew.sectionTaken', params: { section: 3 } };
    expect(table.check(table.layOf('pawsGunner', 'shoot PL', 3))).toEqual(refused);
    expect(table.check(table.layOf('pawsPilot', 'plane left, enemy', 3))).toEqual(refused);
    expect(table.check(table.layOf('jawsPilot', 'plane left, own', 3))).toBeNull();
  });

  test('a team lays at most four cards', () => {
    const table = Table.action({ hands });
    for (const section of [1, 2]) table.lay('pawsGunner', ['shoot PL', 'shoot GC'][section - 1], section);
    table.lay('pawsPilot', 'plane left, own', 3).lay('pawsPilot', 'plane left, own', 4);
    for (const seat of [0, 1]) {
      expect(new Set(table.game.legalActions(table.state, seat).map(({ type }) => type))).toEqual(new Set(['ready']));
    }
  });

  test('a player can lay only cards of the own hand, and only on the four sections', () => {
    const table = Table.action({ hands });
    expect(table.check(table.layOf('pawsPilot', 'shoot GC', 1))).toEqual({ code: 'crew.notInHand' });
    expect(table.check({ ...table.layOf('pawsGunner', 'shoot GC', 1), seat: 0 })).toEqual({ code: 'crew.notYourPost' });
    expect(table.check(table.layOf('pawsPilot', 'shoot PC', 5))).toEqual({ code: 'action.malformed' });
  });

  test('a Move Plane card is laid with either end up, and other cards have no ends', () => {
    const table = Table.action({ hands });
    expect(table.check(table.layOf('pawsPilot', 'plane left', 1))).toEqual({ code: 'crew.needsEnd' });
    expect(table.check(table.layOf('pawsPilot', 'shoot PC, own', 1))).toEqual({ code: 'crew.hasNoEnds' });
    const ways = table.game.legalActions(table.state, 0).filter((action) => 'card' in action && action.section === 1);
    // Two equal cards are one choice: left and view each both ways round, and a shot.
    expect(ways).toHaveLength(5);
  });
});

describe('Action Phase: until time is up, own cards may be moved, turned and taken back', () => {
  const laid = () => Table.action({ hands }).lay('pawsPilot', 'plane left, own', 1).lay('pawsGunner', 'shoot PL', 2);

  test('a player moves an own card to a free section', () => {
    const table = laid();
    const card = named('pawsPilot', 'plane left, own', 1);
    expect(table.check({ type: 'move', ...card, to: 2 })).toEqual({
      code: 'crew.sectionTaken',
      params: { section: 2 },
    });
    // Where it lies already it cannot be moved to.
    expect(table.check({ type: 'move', ...card, to: 1 })).toEqual({ code: 'action.malformed' });
    table.do({ type: 'move', ...card, to: 4 });
    expect(table.state.laid).toContainEqual({ ...face('plane left, own'), post: 0, section: 4, open: false });
    expect(table.state.laid).toHaveLength(2);
  });

  test('a player turns a Move Plane card, so that it targets the other plane', () => {
    const table = laid().do({ type: 'turn', ...named('pawsPilot', 'plane left, own', 1) });
    expect(table.state.laid[0]).toMatchObject({ end: 'enemy', section: 1 });
  });

  test('any card can be turned, so that turning does not reveal a Move Plane card; other cards keep their effect', () => {
    const table = laid();
    const before = table.state;
    table.do({ type: 'turn', ...named('pawsGunner', 'shoot PL', 2) });
    expect(table.state).toEqual(before);
    const shown = table.events.map((event) => table.game.redact(event, 2));
    expect(shown).toEqual([{ type: 'turned', post: 1, section: 2 }]);
  });

  test('a player takes an own card back into the hand', () => {
    const table = laid().do({ type: 'takeBack', ...named('pawsPilot', 'plane left, own', 1) });
    expect(table.hand('pawsPilot')).toEqual(['plane left', 'plane left', 'plane view', 'shoot PC']);
    expect(table.state.laid).toHaveLength(1);
  });

  test('a player cannot move, turn or take back a card of the team-mate', () => {
    const theirs = { ...named('pawsGunner', 'shoot PL', 2), seat: 0 };
    expect(laid().check({ type: 'takeBack', ...theirs })).toEqual({ code: 'crew.notYourPost' });
    expect(laid().check({ type: 'takeBack', ...named('pawsPilot', 'shoot PL', 2) })).toEqual({ code: 'crew.notThere' });
  });

  test('moving, turning and taking back are asides, which no seat is awaited for', () => {
    const types = (seat: number) =>
      new Set(
        laid()
          .game.legalActions(laid().state, seat)
          .map(({ type }) => type),
      );
    expect(types(0)).toEqual(new Set(['lay', 'ready']));
  });
});

describe('Action Phase: the end when every player is ready', () => {
  test('a player who is ready cannot lay or move cards, but may take ready back', () => {
    const table = Table.action({ hands }).lay('pawsPilot', 'plane left, own', 1).do({ type: 'ready', seat: 0 });
    expect(table.awaiting).toEqual([1, 2, 3]);
    expect(table.check(table.layOf('pawsPilot', 'shoot PC', 2))).toEqual({ code: 'crew.alreadyReady' });
    const card = named('pawsPilot', 'plane left, own', 1);
    expect(table.check({ type: 'takeBack', ...card })).toEqual({ code: 'crew.alreadyReady' });
    table.do({ type: 'notReady', seat: 0 });
    expect(table.awaiting).toEqual([0, 1, 2, 3]);
    expect(table.check(table.layOf('pawsPilot', 'shoot PC', 2))).toBeNull();
    expect(table.check({ type: 'notReady', seat: 1 })).toEqual({ code: 'crew.notReady' });
  });

  test('no card is turned up before the last player is ready', () => {
    const table = Table.action({ hands }).lay('pawsPilot', 'plane left, own', 1);
    for (const seat of [0, 1, 2]) table.do({ type: 'ready', seat });
    expect(table.state.phase).toBe('action.laying');
    expect(table.state.laid[0].open).toBe(false);
    table.do({ type: 'ready', seat: 3 });
    expect(table.state.phase).toBe('discard.choosing');
  });
});

describe('the preview of a card from the present position', () => {
  const table = Table.action({ paws: 'jaws PL', jaws: 'paws GC', token: 'jaws GR', hands });
  const preview = (name: 'pawsPilot' | 'pawsGunner', text: string) => {
    const seen = table.game.preview?.(table.view(post(name)), table.layOf(name, text, 1));
    return (seen as { now: unknown } | undefined)?.now;
  };

  test('the preview shows the Zone to which either end of a Move Plane card leads', () => {
    const from = zone('jaws PL');
    expect(preview('pawsPilot', 'plane view, own')).toEqual({ moves: 'plane', team: 0, from, to: zone('jaws GR') });
    expect(preview('pawsPilot', 'plane left, enemy')).toMatchObject({ team: 1, to: zone('paws GR') });
  });

  test('the preview shows the Zone to which a Move Sun card moves the token', () => {
    const from = zone('jaws GR');
    expect(preview('pawsGunner', 'sun team')).toEqual({ moves: 'token', from, to: zone('paws PR') });
  });

  test('the preview shows whether a Shoot card would hit', () => {
    const hit = { moves: 'nothing', zones: [zone('paws GC')], hits: true };
    expect(preview('pawsGunner', 'shoot GC')).toEqual(hit);
    expect(preview('pawsGunner', 'shoot PL')).toMatchObject({ hits: false });
  });
});
