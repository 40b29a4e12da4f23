import type { Seat } from '../../core/game.ts';
import { type Random, shuffle, takeRandom } from '../../core/random.ts';
import { posts, teamOf } from './boards.ts';
import { endsOf, type GameData } from './gameData.ts';
import { comesBefore, sectionIsFree } from './rules/action.ts';
import { extraCards } from './rules/moon.ts';
import { type CrewState, type End, type Laid, none, type Post, sections } from './state.ts';
import type { CrewView, PostView } from './view.ts';

/** A state that its seat could be looking at: what the view leaves open is dealt at random. */
export function determinize(gameData: GameData, view: CrewView, seat: Seat, rng: Random): CrewState {
  const pools = view.posts.map(({ unseen }) => shuffle([...unseen], rng, 'determinize'));
  const looks = view.looks.map(({ post, by, count, cards }) => {
    // A shooter knows cards that are in the deck for certain.
    const known = cards ? [...cards] : null;
    for (const card of known ?? []) pools[post].splice(pools[post].indexOf(card), 1);
    return { post, by, count, known };
  });
  const laid = view.laid.map((card): Laid => {
    if (card.card !== undefined) return { ...card, card: card.card, end: card.end ?? null };
    return { ...card, ...anyFace(pools[card.post], rng) };
  });
  if (gameData.hotSeat && view.phase === 'action.laying') {
    const enemies = posts.filter((post) => teamOf(post) !== gameData.seats[seat].side);
    // Laid out of sight they are still counted as in hand.
    const hands = view.posts.map(({ handCount }, post) => pools[post].splice(0, handCount));
    laid.push(...outOfSight(gameData, enemies, laid, hands, rng));
    for (const post of posts) pools[post].unshift(...hands[post]);
  }
  laid.sort(inTrackOrder);

  const state: CrewState = {
    phase: view.phase,
    outcome: view.outcome && { ...view.outcome, winners: [...view.outcome.winners] },
    round: view.round,
    section: view.section,
    placer: view.placer,
    planes: [...view.planes],
    token: view.token,
    trail: [...view.trail],
    holder: view.holder,
    posts: view.posts.map((post, number) => {
      const inDeck = looks.flatMap((look) => (look.post === number ? (look.known ?? []) : []));
      const unseenLaid = laid.filter((card) => card.post === number).length - shownOf(view, number);
      return dealPost(post, pools[number], unseenLaid, inDeck, gameData, number, seat);
    }),
    laid,
    stands: [...view.stands],
    discarding: view.posts.map(({ discarding }) => (discarding ? [...discarding] : null)),
    extras: view.posts.map(({ extra }) => extra ?? null),
    repairing: [...view.repairing],
    smoke: [...view.smoke],
    sunMoved: view.sunMoved,
    looks: [],
    calls: view.calls.map((call) => ({ ...call })),
    draw: { agreed: [...view.draw.agreed], offeredIn: [...view.draw.offeredIn] },
    surrender: { wanted: [...view.surrender.wanted], askedIn: [...view.surrender.askedIn] },
  };
  state.looks = looks.map(({ post, by, count, known }) => {
    return { post, by, cards: known ?? inOrder(state.posts[post].deck.slice(0, count)) };
  });
  for (const post of posts) if (view.posts[post].sealed) guessSealed(gameData, state, post, seat, rng);
  return state;
}

const inOrder = (cards: number[]) => cards.sort((a, b) => a - b);

function shownOf(view: CrewView, post: number): number {
  return view.laid.filter((card) => card.post === post).length;
}

export function inTrackOrder(a: Laid, b: Laid): number {
  return comesBefore(a, b) ? -1 : comesBefore(b, a) ? 1 : 0;
}

/** Any card of these, at any end. */
export function anyFace(pool: number[], rng: Random): { card: number; end: End } {
  const card = takeRandom(pool, rng, 'determinize');
  const ends = endsOf(card);
  return { card, end: ends[rng.below(ends.length, 'determinize')] };
}

/** At one screen the enemy may have laid anything anywhere. */
export function outOfSight(
  gameData: GameData,
  enemies: readonly number[],
  seen: readonly Laid[],
  hands: readonly number[][],
  rng: Random,
): Laid[] {
  const laid: Laid[] = [];
  for (let section = 1; section <= sections; section++) {
    const post = enemies[rng.below(enemies.length, 'determinize')];
    const free = sectionIsFree(gameData, seen, post, section);
    if (rng.below(2, 'determinize') === 0 || !free || hands[post].length === 0) continue;
    laid.push({ post, section, open: false, ...anyFace(hands[post], rng) });
  }
  return laid;
}

/** Shares a pool out over everything that this viewer cannot see; `unseenLaid` cards are already gone from the pool. */
function dealPost(
  view: PostView,
  pool: number[],
  unseenLaid: number,
  inDeck: readonly number[],
  gameData: GameData,
  post: number,
  seat: Seat,
): Post {
  const hand = view.hand ? [...view.hand] : inOrder(pool.splice(0, view.handCount - unseenLaid));
  const discards = view.discards ? [...view.discards] : pool.splice(0, view.discardCount);
  const own = gameData.seatOf[post] === seat;
  const hidden = pool.splice(0, view.scrapCount - view.scrap.length);
  return {
    hand,
    deck: [...inDeck, ...pool],
    spent: [...view.spent],
    discards,
    scrap: [...view.scrap, ...hidden],
    witnesses: [...view.scrap.map(() => (own ? none : seat)), ...hidden.map(() => none)],
  };
}

/** Others' sealed choices: some of the hand, or some number of cards. */
function guessSealed(gameData: GameData, state: CrewState, post: number, seat: Seat, rng: Random): void {
  if (gameData.seatOf[post] === seat) return;
  if (state.phase === 'draw.extra') {
    state.extras[post] = rng.below(extraCards(gameData, state, post) + 1, 'determinize');
  } else {
    state.discarding[post] = state.posts[post].hand.filter(() => rng.below(2, 'determinize') === 1);
  }
}
