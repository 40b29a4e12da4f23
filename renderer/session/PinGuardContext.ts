import { createContext, useContext } from 'react';
import type { PinGuard } from '../application/pins.ts';

/** The guard that counts wrong PINs; one per page, since forms are mounted for each hand-over. */
export const PinGuardContext = createContext<PinGuard | null>(null);

export function usePinGuard(): PinGuard {
  const guard = useContext(PinGuardContext);
  if (guard === null) throw new Error('outside the application');
  return guard;
}
