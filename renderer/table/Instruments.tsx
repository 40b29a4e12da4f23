import { Guarded } from '../ui/Guarded.tsx';
import type { Instrument, Scene } from './table.ts';

interface InstrumentsProps {
  dock: Instrument['dock'];
  instruments: readonly Instrument[];
  scene: Scene;
}

/** The instruments of one dock. Both shapes are there; the room there is decides which of them is seen. */
export function Instruments({ dock, instruments, scene }: InstrumentsProps) {
  const docked = instruments.filter((instrument) => instrument.dock === dock);
  if (docked.length === 0) return null;
  return (
    <div className={`instruments ${dock}`}>
      {docked.map(({ id, Tall, Flat }) => (
        <Guarded key={id}>
          <div className="tall">
            <Tall scene={scene} />
          </div>
          <div className="flat">
            <Flat scene={scene} />
          </div>
        </Guarded>
      ))}
    </div>
  );
}
