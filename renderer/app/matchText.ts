import type { Seat } from '@aerodrome/engine/core/game.ts';
import { writeControl } from '@aerodrome/engine/core/players.ts';
import { readErrand, writeErrand } from '@aerodrome/engine/meta/errand.ts';
import { type About, writeSave } from '@aerodrome/engine/saves/format.ts';
import type { CurrentMatch } from './documents.ts';

/** A match as its file keeps it, with who plays it and for whom. */
export function writeMatch(open: CurrentMatch, updated: string): string {
  return writeSave(open.match, {
    title: open.title,
    players: open.players.map((player) => player.name),
    kinds: open.players.map((player) => writeControl(player).kind),
    pins: open.players.map((player) => writeControl(player).pin),
    created: open.created,
    seedTyped: open.seedTyped,
    guide: open.guide === true,
    ...(open.chance && { chance: true }),
    hints: open.hints ?? 0,
    left: open.players.map((_, seat) => String(open.left?.[seat] ?? '')),
    used: open.players.map((_, seat) => (open.used?.[seat] ?? []).join(' ')),
    persons: open.players.map((_, seat) => open.persons?.[seat] ?? ''),
    updated,
    strict: open.strict === true,
    ...(open.reminder && { reminder: open.reminder }),
    ...(open.errand && writeErrand(open.errand)),
  });
}

/** What its notes say of a match, besides who plays it. */
export function notesOf(about: About, seats: number): Omit<CurrentMatch, 'id' | 'match' | 'players'> {
  const listed = (key: string): readonly unknown[] => (Array.isArray(about[key]) ? about[key] : []);
  const errand = readErrand(about);
  return {
    title: typeof about.title === 'string' ? about.title : '',
    created: typeof about.created === 'string' ? about.created : '',
    seedTyped: about.seedTyped === true,
    guide: about.guide === true,
    ...(about.chance === true && { chance: true }),
    strict: about.strict === true,
    left: leftOf(listed('left')),
    used: usedOf(listed('used')),
    hints: typeof about.hints === 'number' ? about.hints : 0,
    ...(typeof about.reminder === 'number' && about.reminder > 0 && { reminder: about.reminder }),
    persons: Array.from({ length: seats }, (_, seat) => String(listed('persons')[seat] ?? '')),
    ...(errand && { errand }),
  };
}

function usedOf(written: readonly unknown[]): Readonly<Record<Seat, readonly number[]>> {
  const numbers = (text: unknown) => (String(text).match(/\b\d+\b/g) ?? []).map(Number);
  return Object.fromEntries(written.map((text, seat) => [seat, numbers(text)]));
}

function leftOf(written: readonly unknown[]): Readonly<Record<Seat, number>> {
  const left: Record<Seat, number> = {};
  for (const [seat, text] of written.entries()) if (/^\d+(\.\d+)?$/.test(String(text))) left[seat] = Number(text);
  return left;
}
