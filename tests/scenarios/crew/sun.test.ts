import { describe, expect, test } from 'vitest';
import { Table, zone } from './table.ts';

const hands = { pawsGunner: ['shoot PC', 'shoot GL'], jawsGunner: ['shoot PC'], jawsPilot: ['plane corner'] };

function shoot(card: string, layout: Parameters<typeof Table.action>[0], raw = {}): Table {
  const others = { jawsPilot: { 1: 'plane corner, own' }, jawsGunner: { 4: 'shoot PC' } };
  return Table.action({ hands, ...layout }, raw).round({ pawsGunner: { 3: card }, ...others });
}

describe('Sun Token', () => {
  test('a plane in the Sun takes half the damage', () => {
    const table = shoot('shoot PC', { jaws: 'paws PC', token: 'paws PC' });
    expect(table.of('shot')[0]).toMatchObject({ hit: true, damage: 3 });
    expect(table.scrapped.jawsPilot).toBe(3);
  });

  test('a plane beside the Sun takes the whole damage', () => {
    expect(shoot('shoot PC', { jaws: 'paws PC', token: 'paws PL' }).of('shot')[0]).toMatchObject({ damage: 6 });
  });

  test('a shooter whose plane is in the Sun hits all three Zones of the board that is named', () => {
    const layout = { paws: 'jaws GR', token: 'jaws GR' };
    const wide = ['paws PL', 'paws PC', 'paws PR'].map(zone);
    for (const jaws of ['paws PL', 'paws PC', 'paws PR']) {
      expect(shoot('shoot PC', { ...layout, jaws }).of('shot')[0]).toMatchObject({ zones: wide, hit: true, damage: 6 });
    }
    expect(shoot('shoot PC', { ...layout, jaws: 'paws GC' }).of('shot')[0]).toMatchObject({ hit: false });
    expect(shoot('shoot GL', { ...layout, jaws: 'paws GR' }).of('shot')[0]).toMatchObject({ hit: true });
  });

  test('the enemy’s plane in the Sun does not widen the shots of the shooter', () => {
    const table = shoot('shoot PC', { paws: 'jaws GR', jaws: 'paws PL', token: 'paws PL' });
    expect(table.of('shot')[0]).toMatchObject({ zones: [zone('paws PC')], hit: false });
  });

  test('a token other than the Sun neither halves damage nor widens shots', () => {
    for (const token of ['moon', 'antiAir', 'claws']) {
      const shaded = shoot('shoot PC', { jaws: 'paws PC', token: 'paws PC' }, { token });
      expect(shaded.of('shot')[0]).toMatchObject({ hit: true, damage: 6 });
      const wide = shoot('shoot PC', { paws: 'jaws GR', token: 'jaws GR', jaws: 'paws PL' }, { token });
      expect(wide.of('shot')[0]).toMatchObject({ zones: [zone('paws PC')], hit: false });
    }
  });
});
