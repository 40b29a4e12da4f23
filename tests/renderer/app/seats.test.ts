import { levels } from '@aerodrome/engine/bots/bot.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { describe, expect, test } from 'vitest';
import {
  atLevel,
  firstPersonName,
  keepTyped,
  lastChosenLevel,
  playerFor,
  seatInputFrom,
} from '../../../renderer/app/screens/setup/seats.ts';
import { defaultPlayerName } from '../../../renderer/application/matches/newMatch.ts';

const person = { kind: 'human' } as const;
const bot = { kind: 'bot', level: 0 } as const;
const alix = playerFor({}, person, 0);

test('an unchanged seat has the player of the preset', () => {
  expect(alix).toEqual({ kind: 'human', name: 'Alix' });
  expect(playerFor({}, bot, 1)).toEqual({ ...bot, name: 'Giddy' });
});

test('a default name follows the kind of player, and a typed name stays', () => {
  expect(playerFor(seatInputFrom(alix, { name: 'Alix', ...bot }, 0), person, 0)).toEqual({ ...bot, name: 'Dizzy' });
  const zoe = { kind: 'human', name: 'Zoe' } as const;
  expect(playerFor(seatInputFrom(zoe, { name: 'Zoe', ...bot }, 0), person, 0)).toEqual({ ...bot, name: 'Zoe' });
});

test('a bot of another level gets another default name, unless its name was typed', () => {
  const giddy = playerFor({}, bot, 1);
  const ace = { kind: 'bot', level: 4 } as const;
  expect(playerFor(seatInputFrom(giddy, { name: giddy.name, ...ace }, 1), bot, 1)).toEqual({ ...ace, name: 'Roxane' });
  expect(playerFor(seatInputFrom({ ...bot, name: 'Hal' }, { name: 'Hal', ...ace }, 1), bot, 1)).toEqual({
    ...ace,
    name: 'Hal',
  });
});

test('every bot level has a name and a description, and no two bots share a name', () => {
  const words = Object.keys(catalogue());
  for (const level of levels)
    expect(words).toEqual(expect.arrayContaining([`setUp.level.${level}`, `setUp.level.${level}.about`]));
  const names = levels.flatMap((level) => [0, 1, 2, 3].map((seat) => defaultPlayerName({ kind: 'bot', level }, seat)));
  expect(names.filter((name) => name.includes('.'))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('the bots of a preset get the level that was chosen last, and persons stay persons', () => {
  expect([person, bot].map((control) => atLevel(control, 3))).toEqual([person, { kind: 'bot', level: 3 }]);
});

test('the host of a match is the first person at the table, by the typed name', () => {
  expect(firstPersonName([], [person, bot])).toBe('Alix');
  expect(firstPersonName([{ name: ' Zoe ' }], [person, bot])).toBe('Zoe');
  expect(firstPersonName([{ control: bot }, { control: person, name: 'Ida' }], [person, bot])).toBe('Ida');
  expect(firstPersonName([], [bot, bot])).toBe('');
});

test('the chosen level is that of a bot that was seated by hand on an existing seat, not of a bot of the preset', () => {
  const said = [
    { name: 'Zoe' },
    { control: { kind: 'bot', level: 4 } },
    { control: { kind: 'bot', level: 1 } },
  ] as const;
  expect(lastChosenLevel(said, 2)).toBe(4);
  expect(lastChosenLevel(said, 3)).toBe(1);
  expect(lastChosenLevel([said[0], undefined, { control: person }], 3)).toBeNull();
});

describe('choosing another preset', () => {
  const said = seatInputFrom(alix, { ...bot, name: 'Zoe' }, 0, { pin: '1917' });

  test('choosing another preset keeps names and PINs and brings its own persons and bots', () => {
    expect(playerFor(keepTyped(said), person, 0)).toEqual({ kind: 'human', name: 'Zoe', pin: '1917' });
  });

  test('choosing another preset gives a bot no PIN, and returns the PIN when the seat is a person again', () => {
    expect(playerFor(keepTyped(said), bot, 0)).toEqual({ ...bot, name: 'Zoe' });
    expect(playerFor(keepTyped(keepTyped(said)), person, 0)).toMatchObject({ pin: '1917' });
  });

  test('choosing another preset fills in the default for a name that was deleted', () => {
    expect(playerFor({ name: '' }, person, 0).name).toBe('');
    expect(playerFor(keepTyped({ name: '' }), person, 0)).toEqual(alix);
  });
});
