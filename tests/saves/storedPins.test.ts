import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { pinFingerprint } from '@aerodrome/engine/core/pins.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import { emptyRoster, type Profile, rosterFormat } from '@aerodrome/engine/meta/roster.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { mapStoredPins, removeStoredPins } from '@aerodrome/engine/saves/storedPins.ts';
import { expect, test } from 'vitest';

const read = readOptions<Record<string, unknown>>(games.track.options, {});
const match = Match.start(games.track, 'options' in read ? read.options : {}, 3);
const notes = (pins: readonly string[]) => ({ title: 'Duel', players: ['Anna', 'Bruno'], pins });
const pin = pinFingerprint('1917');
const anna: Profile = {
  id: 'anna',
  name: 'Anna',
  emblem: 'star',
  colour: 'red',
  created: '2026-05-02T14:00:00.000Z',
  retired: false,
};

test('removing PINs gives the text that a match without PINs has', () => {
  expect(removeStoredPins(writeSave(match, notes([pin, ''])))).toBe(writeSave(match, notes(['', ''])));
});

test('removing PINs gives the text that a roster without PINs has', () => {
  const roster = (profile: Profile) => writeDocument(rosterFormat, { ...emptyRoster, profiles: [profile] });
  expect(removeStoredPins(roster({ ...anna, pin }))).toBe(roster(anna));
});

test('changed PINs can be read again', () => {
  const text = mapStoredPins(writeSave(match, notes([pin, ''])), (stored) => `${stored}!`) ?? '';
  expect(readSave(text, Object.values(games))).toMatchObject({ ok: { about: { pins: [`${pin}!`, ''] } } });
});

test('a document that was reformatted by hand loses its PINs too', () => {
  const text = JSON.stringify(JSON.parse(writeSave(match, notes([pin, '']))), null, 2);
  expect(readSave(text, Object.values(games))).toMatchObject({ ok: {} });
  const without = removeStoredPins(text) ?? '';
  expect(without).not.toContain(pin);
  expect(readSave(without, Object.values(games))).toMatchObject({ ok: { about: { pins: ['', ''] } } });
});

test('a wrong checksum stays wrong when PINs are removed', () => {
  const damaged = writeSave(match, notes([pin, ''])).replace('"seed":3', '"seed":4');
  const without = removeStoredPins(damaged) ?? '';
  expect(without).not.toContain(pin);
  expect(readSave(without, Object.values(games))).toHaveProperty('problem');
});

test('texts without PINs stay the same, and a text that is not JSON is refused', () => {
  const plain = writeSave(match, { title: 'Duel' });
  const roster = writeDocument(rosterFormat, { ...emptyRoster, profiles: [anna] });
  for (const text of [plain, roster, '[]', '{"about":{"pins":7}}', '{"kind":"roster","profiles":3}'])
    expect(removeStoredPins(text)).toBe(text);
  expect(removeStoredPins('{"about":{"pins":["')).toBeNull();
  expect(readDocument(rosterFormat, roster)).toHaveProperty('ok');
});
