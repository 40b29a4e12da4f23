import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Viewer } from '@aerodrome/engine/core/game.ts';
import { type Random, shuffle } from '@aerodrome/engine/core/random.ts';
import type { CrewOptions } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewState, Laid } from '@aerodrome/engine/games/crew/state.ts';
import type { Table } from '../run.ts';

/**
 * Deals the information hidden from a viewer again: others' hands, the faces of their cards on the tracks, decks,
 * face-down discards and scrap; and the sealed choices of others. At one screen, also where the enemy's cards lie.
 */
export function varyHidden(table: Table, state: CrewState, viewer: Viewer, rng: Random): CrewState {
  const options = table.options as CrewOptions;
  const varied = clone(state);
  for (const post of [0, 1, 2, 3]) {
    if (seatOf(options, post) === viewer) lookAnew(varied, post, rng);
    else dealAnew(varied, post, viewer, rng);
  }
  if (options.hotSeat && state.phase === 'action.laying') {
    for (const team of [0, 1]) if (teamOf(options, viewer) !== team) layAnew(varied, team, rng);
  }
  varied.laid.sort(inOrder);
  for (const post of [0, 1, 2, 3]) {
    if (seatOf(options, post) === viewer) continue;
    if (varied.discarding[post] !== null) {
      varied.discarding[post] = varied.posts[post].hand.filter(() => rng.below(2, 'vary') === 0);
    }
    const extra = varied.extras[post];
    if (extra !== null) varied.extras[post] = rng.below(extra + 1, 'vary');
  }
  return varied;
}

/** Decks, from which cards are drawn anywhere. */
export function shuffleUnseen(_table: Table, state: CrewState, rng: Random): CrewState {
  const shuffled = clone(state);
  for (const { deck } of shuffled.posts) shuffle(deck, rng, 'vary');
  return shuffled;
}

export function seatOf({ players, alone }: CrewOptions, post: number): number {
  if (players === '4') return post;
  if (players === '2') return post >> 1;
  return alone === 'paws' ? Math.max(0, post - 1) : Math.min(2, post);
}

function teamOf(options: CrewOptions, viewer: Viewer): number {
  return [0, 1, 2, 3].findIndex((post) => seatOf(options, post) === viewer) >> 1;
}

function inOrder(a: Laid, b: Laid): number {
  return (
    a.section - b.section || a.post - b.post || a.card - b.card || Number(a.end === 'enemy') - Number(b.end === 'enemy')
  );
}

/** An owner knows what is left in the deck, but not which of it an enemy is being shown. */
function lookAnew(state: CrewState, post: number, rng: Random): void {
  for (const look of state.looks) {
    if (look.post !== post) continue;
    look.cards = shuffle([...state.posts[post].deck], rng, 'vary')
      .slice(0, look.cards.length)
      .sort((a, b) => a - b);
  }
}

function dealAnew(state: CrewState, post: number, viewer: Viewer, rng: Random): void {
  const own = state.posts[post];
  const lying = state.laid.filter((card) => card.post === post && !card.open);
  const pool = [...own.hand, ...own.deck, ...own.discards, ...lying.map(({ card }) => card)];
  const secret = own.witnesses.map((seat) => seat !== viewer);
  pool.push(...own.scrap.filter((_, i) => secret[i]));
  // A seat that has been shown cards of the deck knows that they are there.
  const known = state.looks.flatMap((look) => (look.post === post && look.by === viewer ? look.cards : []));
  for (const card of known) pool.splice(pool.indexOf(card), 1);
  shuffle(pool, rng, 'vary');

  own.hand = pool.splice(0, own.hand.length).sort((a, b) => a - b);
  own.discards = pool.splice(0, own.discards.length);
  own.scrap = own.scrap.map((card, i) => (secret[i] ? (pool.pop() as number) : card));
  for (const card of lying) {
    card.card = pool.pop() as number;
    card.end = card.card > 3 ? null : rng.below(2, 'vary') === 0 ? 'own' : 'enemy';
  }
  own.deck = [...pool, ...known];
  for (const look of state.looks) if (look.by !== viewer && look.post === post) lookAnew(state, post, rng);
}

/** Moves a hidden card to a free section, or takes it up. */
function layAnew(state: CrewState, team: number, rng: Random): void {
  for (const card of state.laid.filter(({ post, open }) => post >> 1 === team && !open)) {
    const taken = state.laid.filter(({ post }) => post >> 1 === team).map(({ section }) => section);
    const to = 1 + rng.below(4, 'vary');
    if (!taken.includes(to)) card.section = to;
    if (rng.below(3, 'vary') > 0) continue;
    state.laid.splice(state.laid.indexOf(card), 1);
    state.posts[card.post].hand.push(card.card);
    state.posts[card.post].hand.sort((a, b) => a - b);
  }
}
