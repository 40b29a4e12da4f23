import { describe, expect, test } from 'vitest';
import { type Layout, Table } from './table.ts';

const hands = {
  pawsPilot: ['plane corner'],
  pawsGunner: ['shoot PC', 'shoot PC', 'shoot PL'],
  jawsPilot: ['plane corner'],
  jawsGunner: ['shoot PC', 'sun left'],
};
const busy = { pawsPilot: { 4: 'plane corner, own' }, jawsPilot: { 4: 'plane corner, own' } };

function play(card: string, layout: Layout, more: Record<string, Record<number, string>> = {}): Table {
  const table = Table.action({ hands, ...layout }, { token: 'claws' });
  return table.round({ ...busy, jawsGunner: { 3: 'sun left' }, ...more, pawsGunner: { 2: card } });
}

describe('Claws Plane Token', () => {
  test('a player who shoots at the Zone of the Claws takes 3 damage', () => {
    const table = play('shoot PL', { token: 'paws PL', jaws: 'paws PC' });
    expect(table.of('clawed')).toMatchObject([{ type: 'clawed', post: 1 }]);
    expect(table.scrapped).toEqual({ pawsGunner: 3 });
  });

  test('the Claws damage the player who shoots, not the part of the plane that is hit and not a Repairing player', () => {
    const table = play('shoot PL', { token: 'paws PL', jaws: 'paws PC' }, { pawsPilot: {} });
    expect(table.scrapped).toEqual({ pawsGunner: 3 });
  });

  test('a shot at the Zone of the Claws still resolves', () => {
    const table = play('shoot PC', { token: 'paws PC', jaws: 'paws PC' });
    expect(table.scrapped).toEqual({ jawsPilot: 6, pawsGunner: 3 });
  });

  test('the Claws on the enemy’s boards do nothing to a shooter', () => {
    expect(play('shoot PC', { token: 'jaws PC' }).of('clawed')).toEqual([]);
  });

  test('a Move Sun card moves the Claws', () => {
    expect(play('shoot PC', { token: 'jaws GC' }).token).toBe('jaws GL');
  });

  // Before the shots the gunner draws two cards, the pilot four.
  test('the Claws resolve together with all shots of that step, so that two planes down at once are a draw', () => {
    const layout = { token: 'paws PC', jaws: 'paws PC', decks: { pawsGunner: 2 + 2, jawsPilot: 4 + 5 } };
    const table = play('shoot PC', layout);
    expect(table.state.outcome).toEqual({ ending: 'bothDown', winners: [] });
  });

  test('the damage of a shot and of the Claws to one player adds up', () => {
    const layout = { token: 'paws PC', paws: 'jaws PC', jaws: 'paws GC', decks: { pawsGunner: 2 + 8 } };
    const table = play('shoot PC', layout, { jawsGunner: { 2: 'shoot PC' } });
    expect(table.of('scrapped').map(({ post, damage, cause }) => [post, damage, cause])).toEqual([
      [1, 3, 'claws'],
      [1, 6, 'shot'],
    ]);
    expect(table.state.outcome).toEqual({ ending: 'outOfCardsOnDamage', winners: [2, 3] });
  });

  test('a Shoot card laid at the present Zone of the Claws gets a warning', () => {
    const table = Table.action({ hands, token: 'paws PL' }, { token: 'claws' });
    const warned = (card: string) => table.game.warnings(table.state, table.layOf('pawsGunner', card, 1));
    expect(warned('shoot PL')).toEqual([{ code: 'crew.warning.claws' }]);
    expect(warned('shoot PC')).toEqual([]);
  });
});
