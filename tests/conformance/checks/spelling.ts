import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import { compose } from '@aerodrome/engine/core/compose.ts';
import type { Action, Spelling, Spot } from '@aerodrome/engine/core/game.ts';
import type { Random } from '@aerodrome/engine/core/random.ts';
import { same } from '../plain.ts';
import { pick } from '../policies.ts';
import type { Run } from '../run.ts';
import { eachMoment, type Tally } from '../walk.ts';

export interface SpellingTally extends Tally {
  /** The most spots that were ever offered at once, and the longest path. */
  widest: number;
  deepest: number;
}

/** Every legal action can be pointed together, in one way, and nothing else can. */
export function spellings(run: Run, share: number): SpellingTally {
  let widest = 0;
  let deepest = 0;
  const tally = eachMoment(run, share, ({ table: { game }, state, dice }) => {
    for (const seat of game.awaiting(state)) {
      const view = freeze(clone(game.view(state, seat)));
      const legal: readonly Action[] = game.legalActions(state, seat);
      const spell = (action: Action): Spelling => game.spell(view, action);
      const found = legal.map(spell);
      distinct(found);
      for (const spelling of found) if ('path' in spelling) deepest = Math.max(deepest, spelling.path.length);
      for (let looks = 0; looks < 3; looks++) {
        const action = pick(legal, dice);
        reaches(legal, spell, action);
        widest = Math.max(widest, wander(legal, spell, dice));
      }
    }
  });
  return { ...tally, widest, deepest };
}

/** No two are alike, and no path is the beginning of another. */
function distinct(found: readonly Spelling[]): void {
  const paths = new Set<string>();
  const sets = new Set<string>();
  for (const spelling of found) {
    const known = 'path' in spelling ? paths : sets;
    const text = 'path' in spelling ? spelling.path.join(' ') : [...spelling.set].sort().join(' ');
    if (known.has(text)) throw new Error(`spelled twice: ${text}`);
    known.add(text);
  }
  for (const spelling of found) {
    if ('set' in spelling) continue;
    if (spelling.path.length === 0) throw new Error('spelled by nothing at all');
    for (let length = 1; length < spelling.path.length; length++) {
      const beginning = spelling.path.slice(0, length).join(' ');
      if (paths.has(beginning)) throw new Error(`${beginning} is the beginning of ${spelling.path.join(' ')}`);
    }
  }
}

/** Its own spots, picked one by one, are on offer each time and end at the action itself. */
function reaches(legal: readonly Action[], spell: (action: Action) => Spelling, action: Action): void {
  const spelling = spell(action);
  const spots = 'path' in spelling ? spelling.path : spelling.set;
  for (const [i, spot] of spots.entries()) {
    const { next } = compose(legal, spell, spots.slice(0, i));
    if (!next.includes(spot)) throw new Error(`${spot} is not on offer after ${spots.slice(0, i)}, but ${next}`);
  }
  same(compose(legal, spell, spots).action, action, `what ${spots} spells`);
}

/** Picks what is on offer until nothing more is: that must be an action of the list. */
function wander(legal: readonly Action[], spell: (action: Action) => Spelling, dice: Random): number {
  let picked: readonly Spot[] = [];
  let widest = 0;
  for (;;) {
    const { next, action, picked: kept } = compose(legal, spell, picked);
    same(kept, picked, 'what was picked of what was offered');
    widest = Math.max(widest, next.length);
    if (next.length === 0) {
      if (action === null || !legal.includes(action)) throw new Error(`${picked} leads nowhere`);
      return widest;
    }
    picked = [...picked, pick(next, dice)];
  }
}
