import type { Topic } from '../descriptor.ts';
import { AirplaneCards, LineDiagram, ReachDiagram } from './diagrams.tsx';

/** The rules of Airspace in the order in which one needs them. */
export const reference: readonly Topic[] = [
  { id: 'aim', sections: ['winning'] },
  { id: 'sky', sections: ['board', 'heights'] },
  { id: 'phases', sections: ['order'] },
  { id: 'turn', sections: ['flying', 'danger'], diagrams: { flying: ReachDiagram } },
  { id: 'shooting', sections: ['line', 'die'], diagrams: { line: LineDiagram } },
  { id: 'players', sections: ['sides'] },
  { id: 'airplanes', sections: ['alike'], diagrams: { alike: AirplaneCards } },
  { id: 'screen', sections: ['steering', 'open'] },
];
