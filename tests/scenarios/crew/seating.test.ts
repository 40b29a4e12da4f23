import { firstShoot, firstSun } from '@aerodrome/engine/games/crew/data/box.ts';
import { describe, expect, test } from 'vitest';
import { cardName, type PostName, post, postNames, Table, zone, zoneName } from './table.ts';

/**
 * The table from above, north on top, as the six boards and four players are arranged. Everything below is read off this
 * picture with a finger: left and right by where a player looks, mirrors straight across, neighbours along a side.
 */
const picture = [
  ['paws GR', 'paws GC', 'paws GL', 'jaws PR', 'jaws PC', 'jaws PL'],
  ['paws PL', 'paws PC', 'paws PR', 'jaws GL', 'jaws GC', 'jaws GR'],
];
const looksSouth: Record<PostName, boolean> = {
  pawsGunner: true,
  jawsPilot: true,
  pawsPilot: false,
  jawsGunner: false,
};

const row = (name: string) => picture.findIndex((zones) => zones.includes(name));
const column = (name: string) => picture[row(name)].indexOf(name);
const boardOf = (name: string) => name.slice(0, -1);

/** Where a token goes, by the picture. */
function expected(player: PostName, move: string, from: string): string {
  const side = picture[row(from)];
  switch (move) {
    case 'left':
    case 'right': {
      // Facing south, the left hand points east.
      const east = looksSouth[player] === (move === 'left');
      const to = side[column(from) + (east ? 1 : -1)];
      return to && boardOf(to) === boardOf(from) ? to : from;
    }
    case 'corner': {
      const [first, middle, last] = side.filter((name) => boardOf(name) === boardOf(from));
      return from === middle ? middle : from === first ? last : first;
    }
    case 'view':
      return picture[1 - row(from)][column(from)];
    case 'team': {
      const neighbour = side.find((name) => boardOf(name) !== boardOf(from) && name.at(-1) === from.at(-1));
      return neighbour as string;
    }
    default:
      throw new Error(move);
  }
}

const everyZone = picture.flat();
const planeCards = Array.from({ length: firstSun }, (_, card) => cardName(card));
const sunCards = Array.from({ length: firstShoot - firstSun }, (_, i) => cardName(firstSun + i));
const shootCards = ['PL', 'PC', 'PR', 'GL', 'GC', 'GR'].map((target) => `shoot ${target}`);

/** Plays one card, alone, in a world where nobody else does anything. */
function playAlone(player: PostName, text: string, layout: Parameters<Table['set']>[0]): Table {
  const card = text.split(', ')[0];
  return Table.action({ ...layout, hands: { [player]: [card] } }).round({ [player]: { 1: text } });
}

describe('Table Set Up: every card, from every seat, on every Zone, by a map of the table', () => {
  describe.each(postNames)('%s', (player) => {
    const own = player.startsWith('paws') ? 'paws' : 'jaws';
    const enemy = own === 'paws' ? 'jaws' : 'paws';

    test.each(sunCards)('%s moves the token over all twelve Zones', (card) => {
      for (const from of everyZone) {
        const table = playAlone(player, card, { token: from });
        expect([from, table.token]).toEqual([from, expected(player, card.split(' ')[1], from)]);
      }
    });

    test.each(planeCards)('%s moves the own plane over the enemy’s six Zones', (card) => {
      for (const from of everyZone.filter((name) => name.startsWith(enemy))) {
        const table = playAlone(player, `${card}, own`, { [own]: from });
        expect([from, table.planes[own]]).toEqual([from, expected(player, card.split(' ')[1], from)]);
      }
    });

    test.each(planeCards)('%s moves the enemy plane over the own six Zones', (card) => {
      for (const from of everyZone.filter((name) => name.startsWith(own))) {
        const table = playAlone(player, `${card}, enemy`, { [enemy]: from });
        expect([from, table.planes[enemy]]).toEqual([from, expected(player, card.split(' ')[1], from)]);
      }
    });

    test.each(shootCards)('%s hits the enemy plane on that Zone of the own boards, and nowhere else', (card) => {
      for (const at of everyZone.filter((name) => name.startsWith(own))) {
        const token = `${enemy} ${own === 'paws' ? 'GL' : 'PL'}`;
        const table = playAlone(player, card, { [enemy]: at, token });
        const wanted = `${own} ${card.split(' ')[1]}`;
        expect(table.of('shot')).toMatchObject([{ zones: [zone(wanted)], hit: at === wanted }]);
      }
    });
  });

  test('the map of the table holds every Zone once, and each player sees the own board from left to right', () => {
    expect(everyZone.map(zone).sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i));
    for (const player of postNames) {
      const board = [0, 1, 2].map((place) => zoneName(post(player) * 3 + place));
      const columns = board.map(column);
      expect(columns).toEqual([...columns].sort((a, b) => (looksSouth[player] ? b - a : a - b)));
    }
  });
});

describe('the examples of the mirrors', () => {
  test('Move Plane View and Move Sun View lead from a centre to the other centre and from a left to the opposite right', () => {
    expect(playAlone('pawsPilot', 'plane view, own', { paws: 'jaws PC' }).planes.paws).toBe('jaws GC');
    expect(playAlone('pawsPilot', 'plane view, own', { paws: 'jaws PL' }).planes.paws).toBe('jaws GR');
    expect(playAlone('jawsGunner', 'plane view, enemy', { paws: 'jaws GR' }).planes.paws).toBe('jaws PL');
    expect(playAlone('pawsGunner', 'sun view', { token: 'paws GC' }).token).toBe('paws PC');
    expect(playAlone('pawsGunner', 'sun view', { token: 'jaws GL' }).token).toBe('jaws PR');
  });

  test('Move Sun Team leads from GC of the Paws gunner to PC of the Jaws pilot, who sit next to each other', () => {
    expect(playAlone('pawsGunner', 'sun team', { token: 'paws GC' }).token).toBe('jaws PC');
  });

  test('Move Sun Team uses the pair of the board that the Sun is on, whichever player lays the card', () => {
    for (const player of postNames) {
      expect(playAlone(player, 'sun team', { token: 'paws GC' }).token).toBe('jaws PC');
      expect(playAlone(player, 'sun team', { token: 'jaws GR' }).token).toBe('paws PR');
    }
  });

  test('a player reaches a Zone with Move Plane Left that the player across reaches with Move Plane Right', () => {
    expect(playAlone('jawsPilot', 'plane left, enemy', { paws: 'jaws PC' }).planes.paws).toBe('jaws PL');
    expect(playAlone('jawsGunner', 'plane right, enemy', { paws: 'jaws PC' }).planes.paws).toBe('jaws PL');
  });
});
