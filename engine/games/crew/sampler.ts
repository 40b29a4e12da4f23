import type { Seat } from '../../core/game.ts';
import { type Random, takeRandom } from '../../core/random.ts';
import { posts, teamOf } from './boards.ts';
import { copy } from './copy.ts';
import { anyFace, inTrackOrder, outOfSight } from './determinize.ts';
import type { GameData } from './gameData.ts';
import { putInOrder } from './rules/hand.ts';
import { type CrewState, none, type Post } from './state.ts';
import type { CrewView, PostView } from './view.ts';

/** How many cards of a post lie where the viewer cannot see them; the deck of the pattern holds them all. */
interface Hidden {
  post: number;
  hand: number;
  discards: number;
  scrap: number;
  /** Cards that the viewer was shown, and that are in the deck for certain. */
  inDeck: readonly number[];
}

/**
 * The cards that a seat knows are laid out once; each sample copies them and deals the unseen cards. Others have not
 * yet said that they are ready, nor sealed anything; at one screen the enemy has not laid a card, unless time was up.
 * Cards whose backs can be seen are there, with any face.
 */
export function sampler(gameData: GameData, view: CrewView, seat: Seat): (rng: Random) => CrewState {
  const pattern = patternOf(gameData, view, seat);
  const hidden = posts.flatMap((post) => hiddenOf(view, post));
  const faceDown = [...view.laid.keys()].filter((i) => view.laid[i].card === undefined);
  const unknownLooks = [...view.looks.keys()].filter((i) => view.looks[i].cards === undefined);
  const { side } = gameData.seats[seat];
  const isUnderWay = gameData.hotSeat && view.phase === 'action.laying';
  const late = posts.filter((post) => teamOf(post) !== side && view.stands[gameData.seatOf[post]] === 'locked');
  const guessesTrack = isUnderWay && late.length > 0;
  // Cards of one owner that meet on a section are kept in their order, which their faces decide.
  const mayMeet = gameData.crossfire && faceDown.length > 1;

  return (rng) => {
    const state = copy(pattern);
    for (const i of faceDown) {
      const laid = state.laid[i];
      const { card, end } = anyFace(state.posts[laid.post].deck, rng);
      laid.card = card;
      laid.end = end;
    }
    for (const each of hidden) deal(each, state.posts[each.post], rng);
    if (guessesTrack) {
      const hands = state.posts.map(({ hand }) => hand);
      state.laid.push(...outOfSight(gameData, late, state.laid, hands, rng));
      for (const post of late) hands[post].sort((a, b) => a - b);
    }
    if (mayMeet || guessesTrack) state.laid.sort(inTrackOrder);
    for (const i of unknownLooks) {
      const { post } = view.looks[i];
      state.looks[i].cards = lookAt(state.posts[post].deck, view.looks[i].count, rng);
    }
    return state;
  };
}

/** The table with everything that the seat knows, and each unseen card in its deck. */
function patternOf(gameData: GameData, view: CrewView, seat: Seat): CrewState {
  const isOwn = (post: number) => gameData.seatOf[post] === seat;
  return {
    phase: view.phase,
    outcome: view.outcome,
    round: view.round,
    section: view.section,
    placer: view.placer,
    planes: [...view.planes],
    token: view.token,
    trail: [...view.trail],
    holder: view.holder,
    posts: view.posts.map((post, number) => knownPost(view, post, number, isOwn(number) ? none : seat)),
    laid: view.laid.map(({ post, section, card, end, open }) => {
      return { post, section, card: card ?? none, end: end ?? null, open };
    }),
    stands: view.stands.map((stand, other) => (other !== seat && stand === 'ready' ? 'open' : stand)),
    discarding: view.posts.map(({ discarding }) => discarding ?? null),
    extras: view.posts.map(({ extra }) => extra ?? null),
    repairing: [...view.repairing],
    smoke: [...view.smoke],
    sunMoved: view.sunMoved,
    looks: view.looks.map(({ post, by, cards }) => ({ post, by, cards: [...(cards ?? [])] })),
    calls: [...view.calls],
    draw: { agreed: [...view.draw.agreed], offeredIn: [...view.draw.offeredIn] },
    surrender: { wanted: [...view.surrender.wanted], askedIn: [...view.surrender.askedIn] },
  };
}

function shownInDeck({ looks }: CrewView, post: number): readonly number[] {
  return looks.flatMap((look) => (look.post === post ? (look.cards ?? []) : []));
}

function knownPost(view: CrewView, post: PostView, number: number, witness: Seat): Post {
  const deck = [...post.unseen];
  // Where a card is known to be in the deck, it is not dealt to anywhere else.
  if (!post.hand) for (const card of shownInDeck(view, number)) deck.splice(deck.indexOf(card), 1);
  return {
    hand: [...(post.hand ?? [])],
    deck,
    spent: [...post.spent],
    discards: [...(post.discards ?? [])],
    scrap: [...post.scrap],
    witnesses: post.scrap.map(() => witness),
  };
}

function hiddenOf(view: CrewView, post: number): Hidden[] {
  const { hand, handCount, discards, discardCount, scrap, scrapCount } = view.posts[post];
  if (hand) return [];
  return [
    {
      post,
      hand: handCount,
      discards: discards ? 0 : discardCount,
      scrap: scrapCount - scrap.length,
      inDeck: shownInDeck(view, post),
    },
  ];
}

/** Shares out of the deck what lies elsewhere; what is left over is the deck, which has no order. */
function deal({ hand, discards, scrap, inDeck }: Hidden, post: Post, rng: Random): void {
  const { deck } = post;
  for (let i = 0; i < hand; i++) putInOrder(post.hand, takeRandom(deck, rng, 'sample'));
  for (let i = 0; i < discards; i++) post.discards.push(takeRandom(deck, rng, 'sample'));
  for (let i = 0; i < scrap; i++) {
    post.scrap.push(takeRandom(deck, rng, 'sample'));
    post.witnesses.push(none);
  }
  for (const card of inDeck) deck.push(card);
}

/** Number of cards of this deck that another player looks at; their kinds are unknown. */
function lookAt(deck: number[], count: number, rng: Random): number[] {
  const cards: number[] = [];
  for (let i = 0; i < count; i++) {
    const at = i + rng.below(deck.length - i, 'sample');
    putInOrder(cards, deck[at]);
    [deck[i], deck[at]] = [deck[at], deck[i]];
  }
  return cards;
}
