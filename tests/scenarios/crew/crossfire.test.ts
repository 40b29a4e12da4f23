import { describe, expect, test } from 'vitest';
import { post, Table } from './table.ts';

const hands = {
  pawsPilot: ['plane left', 'plane left', 'plane view', 'shoot PC'],
  pawsGunner: ['shoot PC', 'shoot GC', 'sun left', 'sun team'],
  jawsPilot: ['plane left', 'plane right', 'plane corner', 'plane view'],
  jawsGunner: ['plane left', 'shoot GC', 'sun left', 'sun team'],
};

describe('Resolution Phase, first sentence: cards of one team on one section', () => {
  test('without the crossfire option a second card of a team on a section is refused with the reason', () => {
    const table = Table.action({ hands }).lay('pawsPilot', 'plane left, own', 1);
    expect(table.check(table.layOf('pawsGunner', 'shoot PC', 1))?.code).toBe('crew.sectionTaken');
  });

  const crossed = () =>
    Table.action({ hands, token: 'jaws GL' }, { crossfire: true }).close({
      pawsPilot: { 1: 'shoot PC', 2: 'plane left, own' },
      pawsGunner: { 1: 'shoot GC' },
      jawsPilot: { 1: 'plane corner, own' },
      jawsGunner: { 3: 'shoot GC' },
    });

  test('with the crossfire option cards of a team on one section go to their owners’ discards, face down, before Discard', () => {
    const table = crossed();
    expect(table.state.phase).toBe('discard.choosing');
    expect(table.of('voided')).toEqual([{ type: 'voided', team: 0, section: 1, posts: [0, 1] }]);
    expect(table.state.laid.map(({ post: by, section }) => [by, section])).toEqual([
      [2, 1],
      [0, 2],
      [3, 3],
    ]);
    expect(table.state.posts[post('pawsPilot')].discards).toHaveLength(1);
    expect(table.view('table').posts[post('pawsGunner')]).toMatchObject({ discardCount: 1, spent: [] });
  });

  test('with the crossfire option a card may be moved to a section with other cards, but not to its own section', () => {
    const table = Table.action({ hands }, { crossfire: true }).lay('pawsPilot', 'plane left, own', 1);
    table.lay('pawsGunner', 'shoot GC', 2);
    const card = { type: 'move', seat: 0, post: 0, card: 0, end: 'own', section: 1 };
    expect(table.check({ ...card, to: 2 })).toBeNull();
    expect(table.check({ ...card, to: 1 })).toEqual({ code: 'action.malformed' });
  });

  test('cards that cancel each other out in crossfire are not resolved', () => {
    const table = crossed();
    while (table.state.phase === 'discard.choosing') {
      const [seat] = table.awaiting;
      const events = [...table.events];
      table.do(table.game.legalActions(table.state, seat)[0]);
      table.events.unshift(...events);
    }
    // The Jaws plane was on PC the whole time.
    expect(table.of('shot').map((shot) => shot.post)).toEqual([post('jawsGunner')]);
    expect(table.of('revealed')[0].cards.map((card) => card.post)).toEqual([post('jawsPilot')]);
  });

  test('a card that crossfire cancels counts as laid: its owner is not Repairing', () => {
    const table = crossed();
    expect(table.of('actionEnded')).toMatchObject([{ repairing: [] }]);
    expect(table.state.repairing).toEqual([false, false, false, false]);
  });

  test('three cards on a section, or two of one player, cancel each other out in crossfire', () => {
    const table = Table.action({ hands }, { crossfire: true });
    table
      .lay('pawsPilot', 'plane left, own', 4)
      .lay('pawsPilot', 'plane left, own', 4)
      .lay('pawsGunner', 'sun left', 4);
    table.close();
    expect(table.of('voided')).toMatchObject([{ section: 4, posts: [0, 0, 1] }]);
    expect(table.state.posts[post('pawsPilot')].discards).toEqual([0, 0]);
  });

  test('a Move Sun card that crossfire cancels does not keep anti-air fire from fading', () => {
    const table = Table.action(
      { hands, token: 'jaws GL', medium: 'jaws GC', small: 'jaws GR' },
      { crossfire: true, token: 'antiAir' },
    );
    table.lay('pawsGunner', 'sun left', 1).lay('pawsPilot', 'plane left, own', 1).round();
    expect(table.of('faded')).toMatchObject([{ size: 'small' }]);
  });
});
