import type { Topic } from '../../descriptor.ts';
import { CardFlows, FacingDiagrams, FieldDiagram, PackTable, WayDiagrams } from './diagrams.tsx';

/** The topics of Squadrons' rules, in the order in which a player needs them. */
export const reference: readonly Topic[] = [
  { id: 'aim', sections: ['winning'] },
  { id: 'map', sections: ['fields'], diagrams: { fields: FieldDiagram } },
  { id: 'turn', sections: ['order'] },
  { id: 'moving', sections: ['ways'], diagrams: { ways: WayDiagrams } },
  { id: 'landing', sections: ['home'] },
  { id: 'facing', sections: ['nose'], diagrams: { nose: FacingDiagrams } },
  { id: 'dogfights', sections: ['cards'], diagrams: { cards: CardFlows } },
  { id: 'exchange', sections: ['loop'] },
  { id: 'guns', sections: ['over'] },
  { id: 'strafing', sections: ['ground'] },
  { id: 'aces', sections: ['insignia'] },
  { id: 'cards', sections: ['pack'], diagrams: { pack: PackTable } },
  { id: 'partners', sections: ['three'] },
  { id: 'screen', sections: ['order', 'secret'] },
];
