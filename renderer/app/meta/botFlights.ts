import type { Problem } from '@aerodrome/engine/core/result.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { upNext } from '@aerodrome/engine/meta/tournament/schedule.ts';
import { newId, serializeMatch } from '../../application/matches/match.ts';
import type { MatchKeeper, readMatch } from '../documents.ts';
import type { Meta } from './meta.ts';
import { flyLeg } from './tournaments.ts';

/** A match that the worker is to fly to its end, as its file has it. */
export interface Flight {
  text: string;
}

/** What it says: how far it is, the match as it ended, or why it could not be flown. */
export type Flown = { steps: number } | { text: string } | { problem: Problem };

export interface Progress {
  /** Matches that have landed, and all that were to be flown. */
  done: number;
  all: number;
  /** Steps of the match that is in the air. */
  steps: number;
  /** How long the others will take, by those before them; `null` before the first has landed. */
  secondsLeft: number | null;
}

interface Tools {
  meta: Pick<Meta, 'errands' | 'tournaments'>;
  keeper: MatchKeeper;
  /** Flies one match to its end: in a worker, off the page's own thread. */
  fly: typeof flyInWorker;
  /** Opens what came of it. */
  read: typeof readMatch;
}

export function flyInWorker(
  text: string,
  signal: AbortSignal,
  onSteps: (steps: number) => void,
): Promise<{ text: string } | { problem: Problem }> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./botFlights.worker.ts', import.meta.url), { type: 'module' });
    const end = (answer: { text: string } | { problem: Problem }) => {
      worker.terminate();
      resolve(answer);
    };
    signal.addEventListener('abort', () => end({ problem: { code: 'tournament.botsStopped' } }));
    worker.onerror = () => end({ problem: { code: 'tournament.botsFailed' } });
    worker.onmessage = ({ data }: MessageEvent<Flown>) => ('steps' in data ? onSteps(data.steps) : end(data));
    const flight: Flight = { text };
    worker.postMessage(flight);
  });
}

/**
 * Lets every match fly that needs no person, one after the other, until none of those that are paired is left or it is
 * called off. Each is written by the same order as any other; the document is given back as it then stands.
 */
export async function letThemFly(
  { meta, keeper, fly, read: readFlown }: Tools,
  id: string,
  begun: TournamentDocument,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<{ document: TournamentDocument } | { problem: Problem }> {
  let document = begun;
  const botSlots = () => upNext(tournamentLog.fold(document)).filter(({ bots }) => bots);
  const began = performance.now();
  for (let done = 0; !signal.aborted; done++) {
    // People type results meanwhile.
    document = meta.tournaments.documents.latest(id) ?? document;
    const [next] = botSlots();
    if (!next) break;
    const left = botSlots().reduce(
      (sum, { pair }) => sum + pair.legs.filter(({ state }) => state === 'open' || state === 'flying').length,
      0,
    );
    const secondsLeft = done === 0 ? null : ((performance.now() - began) / 1000 / done) * left;
    const tell = (steps: number) => onProgress({ done, all: done + left, steps, secondsLeft });
    tell(0);
    const now = () => new Date().toISOString();
    const tools = { errands: meta.errands, owner: meta.tournaments, newId, now };
    const flying = await flyLeg(tools, id, document, next.slot);
    if ('problem' in flying) return flying;
    const flown = await fly(serializeMatch(flying.open, now()), signal, tell);
    if ('problem' in flown) return signal.aborted ? { document: flying.document } : flown;
    const read = await readFlown(flying.open.id, flown.text);
    if ('problem' in read) return read;
    keeper.keep(read.open);
    await keeper.settled();
    // Else it would be flown again and again.
    const unsaved = keeper.unsaved(read.open.id);
    if (unsaved) return { problem: unsaved };
    const opened = await meta.errands.open(meta.tournaments, id);
    if ('problem' in opened) return opened;
    document = opened.document;
  }
  return { document };
}
