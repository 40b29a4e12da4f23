import { chooseUniformly } from '@aerodrome/engine/bots/uniformChoice.ts';
import { hash } from '@aerodrome/engine/core/hash.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import {
  type TournamentDocument,
  tournamentFormat,
  tournamentLog,
} from '@aerodrome/engine/meta/tournament/document.ts';
import { nextEvents } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { readyLegs } from '@aerodrome/engine/meta/tournament/schedule.ts';
import type { Host } from '../../../electron/contract.ts';
import { createApplication } from '../../../renderer/application/application.ts';
import { Assignments } from '../../../renderer/application/assignments.ts';
import { playSaveToEnd } from '../../../renderer/application/bots/playSave.ts';
import { DocumentStore } from '../../../renderer/application/documents.ts';
import { type MatchDocument, matchSerializer } from '../../../renderer/application/matches/match.ts';
import { PlayerRecords } from '../../../renderer/application/playerRecords.ts';
import { readInProcess } from '../../../renderer/application/readers.ts';
import { documentSerializer } from '../../../renderer/application/serializer.ts';
import { tournamentSource } from '../../../renderer/application/tournaments.ts';
import { noon, setUp, startTournament, unwrapDocument } from '../../meta/tournamentHelpers.ts';

export const eveningId = 'an-evening';
const nothing = () => undefined;

const isPlayable = (game: string) => Object.hasOwn(games, game);
export const matchStore = (host: Host) =>
  new DocumentStore(
    host,
    matchSerializer(
      (text) => readInProcess('match', text),
      isPlayable,
      () => noon,
    ),
    { report: nothing },
  );

/** The stores of a page, over a real host. All happens at noon, so that two evenings can be compared. */
export function pageOver(host: Host) {
  const read = readInProcess;
  const records = new PlayerRecords(host, read, nothing);
  const serializer = documentSerializer('tournaments', tournamentFormat, (text) => read('tournament', text));
  const documents = new DocumentStore(host, serializer, { report: nothing });
  const source = tournamentSource(documents);
  const matches = matchStore(host);
  const assignments = new Assignments({ host, matches, sources: [source], records, now: () => noon });
  return { host, read, records, source, tournaments: source, assignments, matches };
}
/** For services without a table. */
export function noBotWorker(): never {
  throw new Error('no table is open');
}

/** The whole application over a host, with its work done in this process. */
export function applicationOver(host: Host, readOnly = false, reports: readonly Problem[] = []) {
  const status = async () => ({ key: '' });
  return createApplication({
    host,
    readOnly,
    reports,
    workers: {
      read: readInProcess,
      playBotMatch: async (text, _, onSteps) => playSaveToEnd(text, onSteps),
      startBotWorker: noBotWorker,
    },
    clock: { now: () => noon },
    games: Object.fromEntries(
      Object.keys(games).map((id) => [id, { status, pictureOf: () => null, isPicture: (value) => value === null }]),
    ),
  });
}

export type Page = ReturnType<typeof pageOver>;

export function beginning(seed: number): TournamentDocument {
  return startTournament(setUp('roundRobin'), 3, seed);
}

/** As short as an evening can be that has two matches: two persons, who exchange sides. */
export function shortBeginning(seed: number): TournamentDocument {
  return startTournament(setUp('swiss', { rounds: 1, legs: 2 }), 2, seed);
}

/** Takes the evening up wherever it stands, and goes on to its end as the page would: the same choices every time. */
export async function flyEvening(page: Page, seed: number, begin = beginning): Promise<TournamentDocument> {
  const { assignments, source, host } = page;
  const there = await host.read('tournaments', eveningId);
  if ('problem' in there) await source.documents.put(eveningId, begin(seed));
  for (;;) {
    const opened = await assignments.open(source, eveningId);
    if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
    const document = opened.ok;
    const state = tournamentLog.fold(document);
    const next = nextEvents(state);
    const [readyLeg] = readyLegs(state);
    if (next.length > 0)
      await source.documents.put(eveningId, unwrapDocument(tournamentLog.append(document, noon, ...next)));
    else if (!readyLeg) return document;
    else {
      // Another name each time, as the page gives them: a match that was made twice is found twice.
      const id = `match-${readyLeg.slot.replace(/[^a-z0-9]/g, '-')}-${Math.random().toString(36).slice(2, 10)}`;
      const flying = await page.assignments.startMatch(page.tournaments, eveningId, document, readyLeg.slot, {
        matchId: id,
      });
      if ('problem' in flying) throw new Error(JSON.stringify(flying.problem));
      await playOn(page, flying.ok.matchDocument);
    }
  }
}

/** Long enough to be killed in, and no longer: every step is a file on the disk. */
const longest = 6;

/** Plays a match, gives it up after some steps, and writes every one of them, as a session does. */
export async function playOn(
  { matches }: Pick<Page, 'matches'>,
  matchDocument: MatchDocument,
  steps = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { id } = matchDocument;
  for (let step = 0; matchDocument.match.outcome === null && step < steps; step++) {
    const { match } = matchDocument;
    const [seat] = match.awaiting();
    const rng = new SeededRandom(Number.parseInt(hash([match.seed, match.length]).slice(0, 8), 16));
    const resign = match.asides(seat).find((aside) => match.game.asideKind(aside) === 'resign');
    matchDocument.match = match.submit(
      match.length >= longest && resign ? resign : chooseUniformly(match.legalActions(seat), rng),
    );
    const problem = await matches.append(id, matchDocument);
    if (problem) throw new Error(JSON.stringify(problem));
  }
}

/** Everything that is left of an evening, to be compared with another, whatever its matches are called. */
export async function remains(page: Pick<Page, 'host' | 'records'>) {
  const { document, ...rest } = await remainsOf(page, 'tournaments', eveningId, /match-(r\d-\d-\d)-[a-z0-9]+/g);
  return { evening: document, ...rest };
}

/** The texts of a document, of all matches and of the ledger. In match ids only the first group of `matchId` is kept. */
export async function remainsOf(
  { host, records }: Pick<Page, 'host' | 'records'>,
  kind: 'tournaments' | 'campaigns',
  id: string,
  matchId: RegExp,
) {
  const plain = (text: string) => text.replace(matchId, 'match-$1').replace(/"checksum":"[0-9a-f]+"/, '');
  const textOf = async (of: typeof kind | 'matches', one: string) => {
    const read = await host.read(of, one);
    return 'ok' in read ? plain(read.ok.text) : null;
  };
  const listed = await host.list('matches');
  const ids = 'ok' in listed ? listed.ok.map((info) => info.id).sort() : [];
  const matches = await Promise.all(ids.map(async (one) => [plain(one), await textOf('matches', one)]));
  const lines = (await records.lines()).map((line) => plain(JSON.stringify(line)));
  return { document: await textOf(kind, id), matches, lines };
}
