import { shelveGame } from '../descriptor.ts';

export const template = shelveGame({
  id: 'template',
  text: { en: async () => (await import('@aerodrome/engine/games/template/text/en.ts')).en },
  load: async () => (await import('./index.ts')).template,
});
