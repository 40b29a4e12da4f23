import type { AnyGameKind } from '../core/game.ts';
import { airspace } from './airspace/index.ts';
import { crew } from './crew/index.ts';
import { squadrons } from './squadrons/index.ts';
import { track } from './track/index.ts';

const list: readonly AnyGameKind[] = [airspace, crew, squadrons, track];

/** Every game on the table, by its id: the one list outside their folders. */
export const games: Readonly<Record<string, AnyGameKind>> = Object.fromEntries(list.map((kind) => [kind.id, kind]));
