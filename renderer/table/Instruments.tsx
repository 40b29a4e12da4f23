import { memo } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import type { Instrument, InstrumentProps } from './table.ts';

interface InstrumentsProps extends InstrumentProps {
  dock: Instrument['dock'];
  instruments: readonly Instrument[];
}

/** The instruments of one dock. Both shapes are rendered; CSS shows the one that fits. */
export const Instruments = memo(function Instruments({ dock, instruments, ...props }: InstrumentsProps) {
  const docked = instruments.filter((instrument) => instrument.dock === dock);
  if (docked.length === 0) return null;
  return (
    <div className={`instruments ${dock}`}>
      {docked.map(({ id, Tall, Flat }) => (
        <ErrorBoundary key={id}>
          <div className="tall">
            <Tall {...props} />
          </div>
          <div className="flat">
            <Flat {...props} />
          </div>
        </ErrorBoundary>
      ))}
    </div>
  );
});
