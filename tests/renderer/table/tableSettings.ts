import type { TableSettings } from '../../../renderer/table/settings.ts';

/** The settings of a table for scenes that a test builds by itself. */
export const usualTableSettings: TableSettings = {
  singleKeys: true,
  countCards: true,
  lightGraphics: false,
  speed: 1,
  reducedMotion: false,
};
