import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import type { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { unwrap } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { bookFormat, bookOf } from '@aerodrome/engine/meta/campaign/bookDocument.ts';
import { takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import type { CampaignDefinition } from '@aerodrome/engine/meta/campaign/definition.ts';
import { campaignFormat, campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import { behindTheLines } from '@aerodrome/engine/meta/campaigns/behindTheLines/index.ts';
import { type DocumentFormat, readDocument, writeDocument } from '@aerodrome/engine/meta/document.ts';
import { ledgerFormat, salvageLedger } from '@aerodrome/engine/meta/ledger.ts';
import { foldRatings } from '@aerodrome/engine/meta/ratings.ts';
import { rosterFormat } from '@aerodrome/engine/meta/roster.ts';
import { foldPilotRecord } from '@aerodrome/engine/meta/statistics.ts';
import { tournamentFormat, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { legTakeOffEvent } from '@aerodrome/engine/meta/tournament/legs.ts';
import { readyLegs } from '@aerodrome/engine/meta/tournament/schedule.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import * as v from 'valibot';
import { beginEvent, botEntrants, flyEvent } from '../../build/scripts/tournament/event.ts';
import { readBoxText } from '../../renderer/application/matches/boxes.ts';
import { readSettings, writeSettings } from '../../renderer/application/settings.ts';
import { begunCampaign, campaignAfterMissions, preparedCampaign } from '../fixtures/campaigns.ts';
import { example } from '../meta/campaignHelpers.ts';
import {
  appendEvents,
  enterResults,
  noon,
  pairNextRound,
  randomResults,
  setUp,
  startTournament,
} from '../meta/tournamentHelpers.ts';
import { seal } from './forge.ts';
import { mutateJson, mutateLines, mutateText } from './mutate.ts';
import { play } from './play.ts';
import { openBook, openCampaign, openTournament, playCampaign } from './playDocuments.ts';
import { tailedText, type Written } from './tailed.ts';

/** A kind of file that the mutation test changes. */
export interface MutatedKind {
  /** Valid files. */
  texts: readonly string[];
  hasChecksum: boolean;
  mutate(text: string, random: SeededRandom): string;
  /**
   * The problem code of a text, or the text of the file that is written again. Throws if an accepted text cannot be used
   * as the screens use it.
   */
  read(text: string): { code: string } | { rewritten: string };
}

/** Most changed files get a matching checksum, as a forger would write them. */
function mutateSealed(text: string, random: SeededRandom): string {
  return mutateJson(text, random, random.below(4) > 0 ? seal : JSON.stringify);
}

/** The content of a text that fits its schema, without the checks. */
function parsed<T extends object>(format: DocumentFormat<T>, text: string): T {
  const { aerodrome: _version, kind: _kind, checksum: _checksum, ...content } = JSON.parse(text);
  return v.parse(format.schema, content);
}

/** A document is accepted if it can be opened, and if its rewritten text reads back to the same text. */
function documentKind<T extends object>(
  format: DocumentFormat<T>,
  documents: readonly T[],
  open: (document: T) => void,
): MutatedKind {
  return {
    texts: documents.map((document) => writeDocument(format, document)),
    hasChecksum: true,
    mutate: mutateSealed,
    read(text) {
      const read = readDocument(format, text);
      if ('problem' in read) {
        // A check that throws is caught, and still is a fault of the check.
        if (read.problem.params?.what === 'unreadable') format.check?.(parsed(format, text));
        return read.problem;
      }
      open(read.ok);
      const rewritten = writeDocument(format, read.ok);
      const again = writeDocument(format, unwrap(readDocument(format, rewritten)));
      if (again !== rewritten) throw new Error('a rewritten document changes when it is read again');
      return { rewritten };
    },
  };
}

const matches: MutatedKind = {
  texts: Object.values(games).map((kind) => {
    const options = unwrapOptions(readOptions<Record<string, unknown>>(kind.options, {}));
    const match = play(play(Match.start(kind, options, 5), 12, 5).takeBack(3), 4, 6);
    return writeSave(match, { title: kind.id, players: ['Ann', 'Bo'] });
  }),
  hasChecksum: true,
  mutate: mutateSealed,
  read(text) {
    const read = readSave(text, Object.values(games));
    if ('problem' in read) return read.problem;
    const { match, about } = read.ok;
    unwrap(readSave(writeSave(play(match, 6, match.length), about), Object.values(games)));
    return { rewritten: writeSave(match, about) };
  },
};

/** The writes of a match of each game that grows by lines. */
const growingMatches: readonly Written[] = Object.values(games).map((kind) => {
  const options = unwrapOptions(readOptions<Record<string, unknown>>(kind.options, {}));
  const match = play(Match.start(kind, options, 5), 8, 5);
  const about = { title: kind.id, players: ['Ann', 'Bo'] };
  return [match, play(match, 1, 7), play(match, 3, 7)].map((grown) => ({ match: grown, about }));
});
/** The contents that a file may have whose last lines were cut off. */
const savesWhileGrowing = new Set(growingMatches.flat().map(({ match, about }) => writeSave(match, about)));

/** Saves that have grown by lines: a changed file gives the match after some of its writes, or none. */
const grownMatches: MutatedKind = {
  texts: growingMatches.map(tailedText),
  hasChecksum: false,
  mutate: (text, random) => (random.below(2) === 0 ? mutateText : mutateLines)(text, random),
  read(text) {
    const read = matches.read(text);
    if ('rewritten' in read && !savesWhileGrowing.has(read.rewritten)) throw new Error('accepted, but never written');
    return read;
  },
};

function unwrapOptions<O>(read: { options: O } | { problems: readonly unknown[] }): O {
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.options;
}

const aloftTournament = () => {
  const paired = pairNextRound(startTournament(setUp('swiss', { rounds: 1, planes: 'drawn' }), 2));
  const state = tournamentLog.fold(paired);
  const [{ pair, leg }] = readyLegs(state);
  return appendEvents(paired, legTakeOffEvent(state, pair, leg, 'match-1'));
};

const tournaments = documentKind(
  tournamentFormat,
  [
    flyEvent(
      beginEvent({ ...setUp('swiss', { rounds: 2 }), ties: ['direct', 'buchholz', 'lot'] }, botEntrants(3, [0], 1), 3),
    ),
    flyEvent(beginEvent(setUp('double', { legs: 2 }), botEntrants(3, [0], 1), 4)),
    aloftTournament(),
    appendEvents(
      enterResults(pairNextRound(startTournament(setUp('hill', { rounds: 4 }), 3)), randomResults(1)),
      { type: 'paused' },
      { type: 'resumed' },
      { type: 'withdrew', id: 'p1' },
    ),
  ],
  openTournament,
);

const aloftCampaign = (definition: CampaignDefinition) => {
  const ready = preparedCampaign(definition);
  return unwrap(campaignLog.append(ready, noon, takeOffEvent(ready, 0, 'match-1')));
};

const campaigns = documentKind(
  campaignFormat,
  [
    aloftCampaign(example()),
    campaignAfterMissions(example(), 1),
    campaignAfterMissions(behindTheLines, 99),
    begunCampaign(behindTheLines, { mode: 'rivals' }),
  ],
  (document) => {
    openCampaign(document);
    playCampaign(document);
  },
);

const books = documentKind(bookFormat, [bookOf(example()), bookOf(behindTheLines)], ({ definition }) =>
  openBook(definition),
);

const oldFile = (name: string) => readFileSync(join(import.meta.dirname, '../meta/oldFiles', name), 'utf8');
const contentOf = <T extends object>(format: DocumentFormat<T>, name: string) =>
  unwrap(readDocument(format, oldFile(name)));

const ledgerDocuments = documentKind(ledgerFormat, [contentOf(ledgerFormat, 'ledger-1.json')], ({ lines }) => {
  foldRatings(lines);
  for (const { seats } of lines) for (const { person } of seats) if (person) foldPilotRecord(lines, person);
});

const ledgers: MutatedKind = {
  ...ledgerDocuments,
  read(text) {
    const read = ledgerDocuments.read(text);
    // A refused ledger is repaired; what is left of it can be written.
    writeDocument(ledgerFormat, salvageLedger(text, 2000).ledger);
    return read;
  },
};

const rosters = documentKind(rosterFormat, [contentOf(rosterFormat, 'roster-1.json')], () => undefined);

const settings: MutatedKind = {
  texts: [
    writeSettings({
      ...readSettings(null),
      levels: { Anna: 3, Bruno: 1 },
      volumes: { engines: 0, guns: 1, table: 0.5 },
    }),
  ],
  hasChecksum: false,
  mutate: (text, random) => mutateJson(text, random, JSON.stringify),
  read(text) {
    const read = readSettings(text);
    const rewritten = writeSettings(read);
    if (writeSettings(readSettings(rewritten)) !== rewritten)
      throw new Error('settings change when they are read again');
    return { rewritten };
  },
};

const boxGames = Object.values(games).flatMap(({ id, options }) =>
  options.flatMap((field) => (field.kind === 'value' ? [{ game: id, option: field.key, box: field.default }] : [])),
);

const boxKind = ({ game, option, box }: (typeof boxGames)[number]): MutatedKind => ({
  texts: [JSON.stringify(box)],
  hasChecksum: false,
  mutate: (text, random) => mutateJson(text, random, JSON.stringify),
  read(text) {
    const read = readBoxText(game, option, text);
    if ('problems' in read) return itemAt(read.problems, 0);
    const kind = itemAt(games, game);
    const options = unwrapOptions(readOptions<Record<string, unknown>>(kind.options, { [option]: read.value }));
    play(Match.start(kind, options, 1), 8, 1);
    const rewritten = JSON.stringify(read.value);
    const again = readBoxText(game, option, rewritten);
    if (!('value' in again) || JSON.stringify(again.value) !== rewritten)
      throw new Error('a box changes when it is read again');
    return { rewritten };
  },
});

/** All kinds that are read in one go. */
export const mutatedKinds: Readonly<Record<string, MutatedKind>> = {
  match: matches,
  'match with a tail': grownMatches,
  tournament: tournaments,
  campaign: campaigns,
  book: books,
  ledger: ledgers,
  roster: rosters,
  settings,
  ...Object.fromEntries(boxGames.map((box) => [`box of ${box.game}`, boxKind(box)])),
};
