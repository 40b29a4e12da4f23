import { pbkdf2Sync } from 'node:crypto';
import { hash } from '@aerodrome/engine/core/hash.ts';
import { isStoredPin, parsePinVerifier, pinFingerprint } from '@aerodrome/engine/core/pins.ts';
import { readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import { emptyRoster, rosterFormat } from '@aerodrome/engine/meta/roster.ts';
import { expect, test } from 'vitest';
import { createPinVerifier, hashPins, PinGuard } from '../../../renderer/application/pins.ts';

function guardAt(start = 0) {
  let now = start;
  return { guard: new PinGuard(() => now), wait: (seconds: number) => (now += seconds * 1000) };
}

test('a stored PIN is PBKDF2 over its fingerprint, with a salt of its own', async () => {
  const [one, other] = [await createPinVerifier('1917'), await createPinVerifier('1917')];
  expect(one).not.toBe(other);
  expect(isStoredPin(one)).toBe(true);
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

const { salt, key } = { salt: 'ab'.repeat(16), key: 'cd'.repeat(32) };

test.each(['0', '1', '99999', '1000001', '9999999', '0200000', '2e5', '200000.5', '-200000'])(
  'a stored PIN of %s iterations is neither accepted nor tried',
  async (iterations) => {
    const stored = `pbkdf2-sha256:${iterations}:${salt}:${key}`;
    expect(isStoredPin(stored)).toBe(false);
    expect(await guardAt().guard.check('1917', stored)).toEqual({ is: 'wrong' });
    const profile = {
      id: 'anna',
      name: 'Anna',
      emblem: 'star',
      colour: 'red',
      created: '1917-04-01T05:00:00.000Z',
      retired: false,
    };
    const roster = writeDocument(rosterFormat, { ...emptyRoster, profiles: [profile] });
    const { checksum: _checksum, ...content } = JSON.parse(roster.replace('"name"', `"pin":"${stored}","name"`));
    const forged = JSON.stringify({ ...content, checksum: hash(content) });
    const problem = { code: 'save.invalid', params: { path: 'profiles.0.pin', what: 'check' } };
    expect(readDocument(rosterFormat, forged)).toEqual({ problem });
  },
);

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
