import { menuStrings } from '@aerodrome/engine/text/catalogue.ts';
import { airspace } from './airspace/shelf.ts';
import { crew } from './crew/shelf.ts';
import type { ShelvedGame } from './descriptor.ts';
import { squadrons } from './squadrons/shelf.ts';
import { track } from './track/shelf.ts';

/** All games in the order of the shelf. Only this list is loaded with the menu. */
export const shelf: readonly ShelvedGame[] = [track, airspace, squadrons, crew];

/** The texts that the menu shows of the games. */
export const shelfStrings: readonly string[] = shelf.map(({ id }) => menuStrings(id));
