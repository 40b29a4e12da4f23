import type { Flight, Flown } from './botFlights.ts';
import { flyText } from './flyOut.ts';

/** So often somebody hears how far it is. */
const stride = 25;

self.onmessage = ({ data: { text } }: MessageEvent<Flight>) => {
  const post = (flown: Flown) => self.postMessage(flown);
  post(
    flyText(text, (steps) => {
      if (steps % stride === 0) post({ steps });
    }),
  );
};
