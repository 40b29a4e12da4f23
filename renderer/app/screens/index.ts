import { gameStrings } from '@aerodrome/engine/text/catalogue.ts';
import { shelf } from '../../games/shelf.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import type { SheetName } from '../machine.ts';

/** Every text of every game, for screens that list matches of any of them. */
export const allGameStrings = shelf.map(({ id }) => gameStrings(id));
const ofAllGames = () => allGameStrings;
const noStrings = () => [];

/** Every screen except the hangar. Their code and texts are loaded when they are opened. */
export const screens = {
  SetUp: lazyScreen(
    async () => (await import('./SetUp.tsx')).SetUp,
    ({ game }) => [gameStrings(game)],
  ),
  Saves: lazyScreen(async () => (await import('./Saves.tsx')).Saves, ofAllGames),
  Campaigns: lazyScreen(async () => (await import('./Campaigns.tsx')).Campaigns, ofAllGames),
  NewCampaign: lazyScreen(async () => (await import('./NewCampaign.tsx')).NewCampaign, ofAllGames),
  Squadron: lazyScreen(async () => (await import('./Squadron.tsx')).Squadron, ofAllGames),
  Tournaments: lazyScreen(async () => (await import('./Tournaments.tsx')).Tournaments, ofAllGames),
  NewTournament: lazyScreen(async () => (await import('./NewTournament.tsx')).NewTournament, ofAllGames),
  Hall: lazyScreen(async () => (await import('./Hall.tsx')).Hall, ofAllGames),
  Pilots: lazyScreen(async () => (await import('./Pilots.tsx')).Pilots, ofAllGames),
  Match: lazyScreen(
    async () => (await import('../TableLoader.tsx')).MatchTable,
    ({ matchDocument }) => [gameStrings(matchDocument.match.kind.id)],
  ),
  Replay: lazyScreen(
    async () => (await import('../TableLoader.tsx')).ReplayTable,
    ({ matchDocument }) => [gameStrings(matchDocument.match.kind.id)],
  ),
};

/** The sheets over a screen; `game` is the one on the table or the one chosen last. */
export const sheets = {
  settings: lazyScreen(async () => (await import('./Settings.tsx')).SettingsSheet, noStrings),
  rules: lazyScreen(async () => (await import('./Rules.tsx')).RulesSheet, ofAllGames),
  credits: lazyScreen(async () => (await import('./Credits.tsx')).CreditsSheet, noStrings),
  keys: lazyScreen(async () => (await import('./Keys.tsx')).KeysSheet, ofAllGames),
} satisfies Record<SheetName, unknown>;

/** The card of the last match in the hangar. */
export const LastMatchCard = lazyScreen(
  async () => (await import('./hangar/LastMatchCard.tsx')).LastMatchCard,
  ({ last }) => [gameStrings(last.summary.game)],
);
