import type { Topic } from '../../descriptor.ts';
import {
  AirplaneCards,
  DieDiagram,
  HeightsDiagram,
  LineDiagram,
  OrderDiagram,
  ReachDiagram,
  StartsDiagram,
} from './diagrams.tsx';

/** The topics of Airspace's rules, in the order in which a player needs them. */
export const reference: readonly Topic[] = [
  { id: 'aim', sections: ['winning'] },
  { id: 'sky', sections: ['board', 'heights'], diagrams: { board: StartsDiagram, heights: HeightsDiagram } },
  { id: 'phases', sections: ['order'], diagrams: { order: OrderDiagram } },
  { id: 'turn', sections: ['flying', 'danger'], diagrams: { flying: ReachDiagram } },
  { id: 'shooting', sections: ['line', 'die'], diagrams: { line: LineDiagram, die: DieDiagram } },
  { id: 'players', sections: ['sides'] },
  { id: 'airplanes', sections: ['alike'], diagrams: { alike: AirplaneCards } },
  { id: 'screen', sections: ['steering', 'open'] },
];
