import { describe, expect, test } from 'vitest';
import { sayOf, seated, typedOf } from '../../../renderer/app/screens/setup/seats.ts';

const alix = seated({}, 'human', 0);

test('a seat that nobody touched is as the preset has it', () => {
  expect(alix).toEqual({ kind: 'human', name: 'Alix' });
  expect(seated({}, 'random', 1)).toEqual({ kind: 'random', name: 'Giddy' });
});

test('a usual name follows the kind, one’s own does not', () => {
  expect(seated(sayOf(alix, { ...alix, kind: 'random' }, 0), 'human', 0)).toEqual({ kind: 'random', name: 'Dizzy' });
  const zoe = { kind: 'human', name: 'Zoe' } as const;
  expect(seated(sayOf(zoe, { ...zoe, kind: 'random' }, 0), 'human', 0)).toEqual({ kind: 'random', name: 'Zoe' });
});

describe('another preset', () => {
  const said = sayOf(alix, { kind: 'random', name: 'Zoe', pin: '1917' }, 0);

  test('keeps names and PINs, and seats its own persons and bots', () => {
    expect(seated(typedOf(said), 'human', 0)).toEqual({ kind: 'human', name: 'Zoe', pin: '1917' });
  });

  test('gives a bot no PIN, and a person the PIN back', () => {
    expect(seated(typedOf(said), 'random', 0)).toEqual({ kind: 'random', name: 'Zoe' });
    expect(seated(typedOf(typedOf(said)), 'human', 0).pin).toBe('1917');
  });

  test('fills in a name that was wiped out', () => {
    expect(seated({ name: '' }, 'human', 0).name).toBe('');
    expect(seated(typedOf({ name: '' }), 'human', 0)).toEqual(alix);
  });
});
