import { readControl, writeControl } from '@aerodrome/engine/core/players.ts';
import { describe, expect, test } from 'vitest';

describe('the controller of a seat', () => {
  test.each([
    { kind: 'human' },
    { kind: 'human', pin: 'a1b2' },
    { kind: 'bot', level: 0 },
    { kind: 'bot', level: 5 },
    { kind: 'bot', level: 4, style: 'fox' },
  ] as const)('the controller of a seat is read from a file as it was written: %o', (control) => {
    const { kind, pin } = writeControl(control);
    expect(readControl(kind, pin)).toEqual(control);
  });

  test('the bot of older files is read as a bot of level 0', () => {
    expect(readControl('random', '')).toEqual({ kind: 'bot', level: 0 });
  });

  test.each(['bot6', 'bot', 'bot4.', 'robot', '', null, 3, undefined])(
    'an unknown kind is not read as a person: %o',
    (kind) => {
      expect(readControl(kind, '')).toBeNull();
    },
  );
});
