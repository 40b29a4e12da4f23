import { campaigns } from './app/campaigns.ts';
import { hall } from './app/hall.ts';
import { host } from './app/host.ts';
import { match } from './app/match.ts';
import { pilots } from './app/pilots.ts';
import { screens } from './app/screens.ts';
import { setUp } from './app/setUp.ts';
import { sheets } from './app/sheets.ts';
import { squadron } from './app/squadron.ts';
import { tournaments } from './app/tournaments.ts';

/** All that the application says besides its games, in German. */
export const app = {
  ...screens,
  ...setUp,
  ...sheets,
  ...match,
  ...host,
  ...campaigns,
  ...squadron,
  ...tournaments,
  ...hall,
  ...pilots,
} as const;
