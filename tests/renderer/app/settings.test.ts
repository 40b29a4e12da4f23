import { expect, test } from 'vitest';
import { defaultSettings, readSettings } from '../../../renderer/app/settings.ts';

test('a newcomer meets a pilot, and who has chosen another bot meets that one again', () => {
  expect(defaultSettings.level).toBe(2);
  expect(readSettings(JSON.stringify({ level: 4 })).level).toBe(4);
  expect(readSettings(JSON.stringify({ level: 9, speed: 4 }))).toMatchObject({ level: 2, speed: 4 });
});
