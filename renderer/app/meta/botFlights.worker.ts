import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { readControl } from '../../session/control.ts';
import { type Flight, flyOut, type Landed } from './botFlights.ts';

/** Somebody may look at the progress now and then, in milliseconds. */
const often = 250;

const send = (landed: Landed) => self.postMessage(landed);

self.onmessage = ({ data: { text } }: MessageEvent<Flight>) => {
  const read = readSave(text, Object.values(games));
  if ('problem' in read) throw new Error(read.problem.code);
  const { match, about } = read;
  const kinds = Array.isArray(about.kinds) ? about.kinds : [];
  const players = match.game.seats.map((_, seat) => readControl(kinds[seat], '') ?? { kind: 'human' as const });
  let told = 0;
  flyOut(
    match,
    players,
    () => performance.now(),
    (steps) => {
      if (performance.now() - told < often) return;
      told = performance.now();
      send({ steps });
    },
  );
  send({ text: writeSave(match, about) });
};
