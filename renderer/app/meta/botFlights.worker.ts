import type { Flight } from './botFlights.ts';
import { flyInSteps } from './flyOut.ts';

self.onmessage = ({ data }: MessageEvent<Flight>) => flyInSteps(data, (flown) => self.postMessage(flown));
