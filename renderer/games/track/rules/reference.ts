import { biplanes } from '@aerodrome/engine/games/track/data/box.ts';
import type { Topic } from '../../descriptor.ts';
import { BehindDiagram, BiplaneDiagrams, ColourDiagram, LoopDiagram, TileDiagram } from './diagrams.tsx';

/** The topics of Track's rules, in the order in which a player needs them. */
export const reference: readonly Topic[] = [
  { id: 'aim', sections: ['winning'] },
  { id: 'table', sections: ['board', 'tiles'], diagrams: { tiles: TileDiagram } },
  { id: 'turn', sections: ['planning', 'moving', 'shooting', 'rounds'] },
  { id: 'loops', sections: ['how', 'on'], diagrams: { how: LoopDiagram } },
  { id: 'behind', sections: ['count'], diagrams: { count: BehindDiagram } },
  { id: 'colours', sections: ['rule'], diagrams: { rule: ColourDiagram } },
  { id: 'biplanes', sections: [...biplanes, 'mulligan'], diagrams: BiplaneDiagrams },
  { id: 'scenarios', sections: ['all', 'exit', 'espionage', 'bombing', 'rescue', 'escort'] },
  { id: 'solo', sections: ['how', 'harder'] },
  { id: 'editions', sections: ['prototype'] },
  { id: 'screen', sections: ['secrets', 'back', 'box'] },
];
