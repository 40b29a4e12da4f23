import { pbkdf2Sync } from 'node:crypto';
import { parsePinVerifier, pinFingerprint, storedPinForm } from '@aerodrome/engine/core/pins.ts';
import { expect, test } from 'vitest';
import { createPinVerifier, hashPins, PinGuard } from '../../../renderer/application/pins.ts';

function guardAt(start = 0) {
  let now = start;
  return { guard: new PinGuard(() => now), wait: (seconds: number) => (now += seconds * 1000) };
}

test('a stored PIN is PBKDF2 over its fingerprint, with a salt of its own', async () => {
  const [one, other] = [await createPinVerifier('1917'), await createPinVerifier('1917')];
  expect(one).not.toBe(other);
  expect(one).toMatch(storedPinForm);
  const { salt, key, iterations } = parsePinVerifier(one) ?? { salt: '', key: '', iterations: 0 };
  const expected = pbkdf2Sync(pinFingerprint('1917'), Buffer.from(salt, 'hex'), iterations, 32, 'sha256');
  expect(key).toBe(expected.toString('hex'));
  const { guard } = guardAt();
  expect(await guard.check('1917', one)).toEqual({ is: 'right' });
  expect(await guard.check('1918', one)).toEqual({ is: 'wrong' });
});

test('a PIN of an older file opens its door', async () => {
  const { guard } = guardAt();
  expect(await guard.check('1917', pinFingerprint('1917'))).toEqual({ is: 'right' });
  expect(await guard.check('1918', pinFingerprint('1917'))).toEqual({ is: 'wrong' });
  expect(await guard.check('1917', 'something else')).toEqual({ is: 'wrong' });
});

test('after five wrong PINs further tries wait, and a right PIN starts the count again', async () => {
  const { guard, wait } = guardAt(1_000_000);
  const stored = pinFingerprint('1917');
  for (let i = 0; i < 4; i++) expect(await guard.check('0000', stored)).toEqual({ is: 'wrong' });
  expect(await guard.check('0000', stored)).toEqual({ is: 'paused', secondsLeft: 30 });
  // During the pause even the right PIN is refused: otherwise guessing could go on.
  expect(await guard.check('1917', stored)).toEqual({ is: 'paused', secondsLeft: 30 });
  expect(await guard.check('0000', pinFingerprint('1918'))).toEqual({ is: 'wrong' });
  wait(29);
  expect(guard.secondsLeft(stored)).toBe(1);
  wait(1);
  expect(await guard.check('0001', stored)).toEqual({ is: 'paused', secondsLeft: 30 });
  wait(30);
  expect(await guard.check('1917', stored)).toEqual({ is: 'right' });
  expect(await guard.check('0000', stored)).toEqual({ is: 'wrong' });
});

test('several tries at once are counted as several tries', async () => {
  const { guard } = guardAt();
  const stored = await createPinVerifier('1917');
  const answers = await Promise.all(['1', '2', '3', '4', '5', '6', '1917'].map((typed) => guard.check(typed, stored)));
  expect(answers.map(({ is }) => is)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'paused', 'paused', 'paused']);
});

test('the PINs that are typed at set-up are stored as verifiers', async () => {
  const [anna, bruno] = await hashPins([
    { name: 'Anna', kind: 'human', pin: '1917' },
    { name: 'Bruno', kind: 'human' },
  ]);
  expect(JSON.stringify(anna)).not.toContain('"1917"');
  expect(await guardAt().guard.check('1917', (anna.kind === 'human' && anna.pin) || '')).toEqual({ is: 'right' });
  expect(bruno).toEqual({ name: 'Bruno', kind: 'human' });
});
