import { games } from '@aerodrome/engine/games/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { readControl } from '../../session/control.ts';
import type { Flight, Flown } from './botFlights.ts';
import { flyOut } from './flyOut.ts';

/** So often somebody hears how far it is. */
const stride = 25;

self.onmessage = ({ data: { text } }: MessageEvent<Flight>) => {
  const post = (flown: Flown) => self.postMessage(flown);
  const read = readSave(text, Object.values(games));
  if ('problem' in read) return post({ problem: read.problem });
  const { match, about } = read;
  const kinds = Array.isArray(about.kinds) ? about.kinds : [];
  const players = match.game.seats.map((_, seat) => readControl(kinds[seat], ''));
  if (players.some((player) => player?.kind !== 'bot')) return post({ problem: { code: 'saves.unknownPlayer' } });
  flyOut(match, players as NonNullable<(typeof players)[number]>[], (steps) => {
    if (steps % stride === 0) post({ steps });
  });
  post({ text: writeSave(match, about) });
};
