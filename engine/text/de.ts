import { shell } from './de/app/shell.ts';
import { app } from './de/app.ts';
import { campaign } from './de/campaign.ts';
import { core } from './de/core.ts';
import { meta } from './de/meta.ts';

/** The application's own words in German; a game's live with the game. */
export const de = { ...core, ...shell, ...app, ...meta, ...campaign } as const;
