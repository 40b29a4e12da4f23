import type { TemplateTypes } from '@aerodrome/engine/games/template/state.ts';
import { definePlayable } from '../descriptor.ts';

export const template = definePlayable<TemplateTypes>({
  id: 'template',
  presets: [{ id: 'race', options: {}, controls: [{ kind: 'human' }, { kind: 'human' }] }],
  table: async () => (await import('./table.tsx')).templateTable,
});
