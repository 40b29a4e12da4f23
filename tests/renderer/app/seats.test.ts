import { describe, expect, test } from 'vitest';
import { sayOf, seated, typedOf } from '../../../renderer/app/screens/setup/seats.ts';

const person = { kind: 'human' } as const;
const bot = { kind: 'bot', level: 0 } as const;
const alix = seated({}, person, 0);

test('a seat that nobody touched is as the preset has it', () => {
  expect(alix).toEqual({ kind: 'human', name: 'Alix' });
  expect(seated({}, bot, 1)).toEqual({ ...bot, name: 'Giddy' });
});

test('a usual name follows the kind, one’s own does not', () => {
  expect(seated(sayOf(alix, { name: 'Alix', ...bot }, 0), person, 0)).toEqual({ ...bot, name: 'Dizzy' });
  const zoe = { kind: 'human', name: 'Zoe' } as const;
  expect(seated(sayOf(zoe, { name: 'Zoe', ...bot }, 0), person, 0)).toEqual({ ...bot, name: 'Zoe' });
});

describe('another preset', () => {
  const said = sayOf(alix, { ...bot, name: 'Zoe' }, 0, { pin: '1917' });

  test('keeps names and PINs, and seats its own persons and bots', () => {
    expect(seated(typedOf(said), person, 0)).toEqual({ kind: 'human', name: 'Zoe', pin: '1917' });
  });

  test('gives a bot no PIN, and a person the PIN back', () => {
    expect(seated(typedOf(said), bot, 0)).toEqual({ ...bot, name: 'Zoe' });
    expect(seated(typedOf(typedOf(said)), person, 0)).toMatchObject({ pin: '1917' });
  });

  test('fills in a name that was wiped out', () => {
    expect(seated({ name: '' }, person, 0).name).toBe('');
    expect(seated(typedOf({ name: '' }), person, 0)).toEqual(alix);
  });
});
