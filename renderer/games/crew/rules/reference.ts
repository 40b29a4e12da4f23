import type { Topic } from '../../descriptor.ts';
import {
  DeckTable,
  OrderDiagram,
  PlaneDiagram,
  SeatDiagram,
  ShootDiagram,
  SunDiagram,
  TokenDiagram,
} from './diagrams.tsx';

/** The topics of Crew's rules, in the order in which a player needs them. */
export const reference: readonly Topic[] = [
  { id: 'aim', sections: ['winning'] },
  { id: 'table', sections: ['boards', 'sides'], diagrams: { sides: SeatDiagram } },
  { id: 'round', sections: ['action', 'resolution'] },
  {
    id: 'cards',
    sections: ['plane', 'sun', 'shoot', 'decks'],
    diagrams: { plane: PlaneDiagram, sun: SunDiagram, shoot: ShootDiagram, decks: DeckTable },
  },
  { id: 'section', sections: ['order'], diagrams: { order: OrderDiagram } },
  { id: 'damage', sections: ['who'] },
  { id: 'repair', sections: ['smoke'] },
  {
    id: 'tokens',
    sections: ['sun', 'moon', 'antiAir', 'claws'],
    diagrams: {
      sun: () => TokenDiagram({ token: 'sun' }),
      moon: () => TokenDiagram({ token: 'moon' }),
      antiAir: () => TokenDiagram({ token: 'antiAir' }),
      claws: () => TokenDiagram({ token: 'claws' }),
    },
  },
  { id: 'players', sections: ['alone'] },
  { id: 'screen', sections: ['clock', 'keys'] },
];
