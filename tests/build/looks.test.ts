import { expect, test } from 'vitest';
import { nameOf, series, sizeOf, usual } from '../../build/scripts/pictures/looks.ts';

test('the name of a look contains its differences from the default', () => {
  expect(nameOf(usual)).toBe('1280x800');
  expect(nameOf({ ...usual, text: 150, contrast: true, forced: true })).toBe('1280x800-150-contrast-forced');
  expect(nameOf({ ...usual, language: 'de' })).toBe('1280x800-de');
});

test('only window sizes that the game supports are accepted', () => {
  expect(sizeOf('1024x640')).toEqual({ width: 1024, height: 640 });
  expect(sizeOf('3840x2160')).toEqual({ width: 3840, height: 2160 });
  for (const text of ['1023x640', '1024x639', '1024', '1024x', 'x640', '1024x640x2', 'wide'])
    expect(sizeOf(text)).toBeNull();
});

test('the series goes from the smallest window to 4K, each look once, with large text, contrast and forced colours', () => {
  expect(series.map(nameOf)).toEqual([...new Set(series.map(nameOf))]);
  expect(series.map(({ size }) => size.width)).toEqual(expect.arrayContaining([1024, 1280, 1920, 2560, 3840]));
  expect(series.some(({ text, size }) => text === 150 && size.width === 1024)).toBe(true);
  expect([series.some(({ contrast }) => contrast), series.some(({ forced }) => forced)]).toEqual([true, true]);
});
