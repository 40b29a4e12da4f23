import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import {
  defaultSettings,
  levelFor,
  readSettings,
  SettingsStore,
  withLevel,
  writeSettings,
} from '../../../renderer/application/settings.ts';

test('a new player meets the usual level of bot, and later the level chosen last', () => {
  const levels = withLevel(defaultSettings, 'Alix', 4);
  const settings = readSettings(JSON.stringify({ levels }));
  expect(['Alix', 'Zoe', 'constructor'].map((name) => levelFor(settings, name))).toEqual([4, 2, 2]);
  expect(readSettings(JSON.stringify({ levels: { Alix: 9 }, speed: 4 }))).toMatchObject({ levels: {}, speed: 4 });
});

test('only the levels of the people who chose last are stored', () => {
  let settings = { ...defaultSettings, levels: withLevel(defaultSettings, 'Alix', 5) };
  for (let i = 0; i < 49; i++) settings = { ...settings, levels: withLevel(settings, `guest ${i}`, 1) };
  settings = { ...settings, levels: withLevel(settings, 'Alix', 3) };
  settings = { ...settings, levels: withLevel(settings, 'Zoe', 4) };
  expect(['Alix', 'Zoe', 'guest 0', 'guest 1'].map((name) => levelFor(settings, name))).toEqual([3, 4, 2, 1]);
});

test('settings are read as they were written, and an invalid value is written as its default', () => {
  const settings = { ...defaultSettings, textSize: 130 as const, levels: withLevel(defaultSettings, 'Alix', 4) };
  expect(readSettings(writeSettings(settings))).toEqual(settings);
  expect(JSON.parse(writeSettings({ ...settings, textSize: 999 as never }))).toMatchObject({ textSize: 100 });
});

test('settings are unsaved from their change until the host has answered', async () => {
  let answer = () => {};
  const host = {
    writeSettings: () =>
      new Promise((resolve) => {
        answer = () => resolve({ ok: null });
      }),
  } as unknown as Host;
  const store = new SettingsStore(host, () => {});
  const saved = () => [store.unsavedText, store.hasPendingWrites];
  store.put('{"speed":1}');
  expect(saved()).toEqual(['{"speed":1}', true]);
  store.put('{"speed":2}');
  expect(saved()).toEqual(['{"speed":2}', true]);
  answer();
  await expect.poll(saved).toEqual(['{"speed":2}', true]);
  answer();
  await expect.poll(saved).toEqual([null, false]);
});
