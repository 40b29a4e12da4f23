import { expect, test } from 'vitest';
import {
  defaultSettings,
  levelFor,
  readSettings,
  withLevel,
  writeSettings,
} from '../../../renderer/application/settings.ts';

test('a newcomer meets a pilot, and who has chosen another bot meets that one again', () => {
  const levels = withLevel(defaultSettings, 'Alix', 4);
  const settings = readSettings(JSON.stringify({ levels }));
  expect(['Alix', 'Zoe', 'constructor'].map((name) => levelFor(settings, name))).toEqual([4, 2, 2]);
  expect(readSettings(JSON.stringify({ levels: { Alix: 9 }, speed: 4 }))).toMatchObject({ levels: {}, speed: 4 });
});

test('of many people those are remembered who chose last', () => {
  let settings = { ...defaultSettings, levels: withLevel(defaultSettings, 'Alix', 5) };
  for (let i = 0; i < 49; i++) settings = { ...settings, levels: withLevel(settings, `guest ${i}`, 1) };
  settings = { ...settings, levels: withLevel(settings, 'Alix', 3) };
  settings = { ...settings, levels: withLevel(settings, 'Zoe', 4) };
  expect(['Alix', 'Zoe', 'guest 0', 'guest 1'].map((name) => levelFor(settings, name))).toEqual([3, 4, 2, 1]);
});

test('settings are written so that they are read again as they were, and a value that no file may hold as the default', () => {
  const settings = { ...defaultSettings, textSize: 130 as const, levels: withLevel(defaultSettings, 'Alix', 4) };
  expect(readSettings(writeSettings(settings))).toEqual(settings);
  expect(JSON.parse(writeSettings({ ...settings, textSize: 999 as never }))).toMatchObject({ textSize: 100 });
});
