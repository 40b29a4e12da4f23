import { shell } from './en/app/shell.ts';
import { app } from './en/app.ts';
import { campaign } from './en/campaign.ts';
import { core } from './en/core.ts';
import { meta } from './en/meta.ts';

/** The application's own words; a game's live with the game. */
export const en = { ...core, ...shell, ...app, ...meta, ...campaign } as const;
