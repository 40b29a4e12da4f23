import { registerStrings } from './catalogue.ts';

/** The part of the catalogue with the texts of all screens, apart from those of games. */
export const appStrings = 'app';

registerStrings(appStrings, {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});
// The npm commands.
registerStrings('commands', {
  en: async () => (await import('./en/commands.ts')).commands,
  de: async () => (await import('./de/commands.ts')).commands,
});
