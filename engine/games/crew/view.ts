import type { Outcome, Seat, Viewer } from '../../core/game.ts';
import { awaiting } from './actions.ts';
import { kinds } from './data/box.ts';
import type { GameData } from './gameData.ts';
import type { TokenName } from './options.ts';
import { isHiddenTrack } from './redact.ts';
import { handoverOrder } from './rules/action.ts';
import type { Call, CrewState, End, Laid, Post, Stand } from './state.ts';

/** One role as somebody sees it. Lists hold what this viewer knows, in order; counts are public. */
export interface PostView {
  hand?: readonly number[];
  handCount: number;
  deckCount: number;
  /** The Discard Pile: what everybody saw resolved, and what went there face down. */
  spent: readonly number[];
  discards?: readonly number[];
  discardCount: number;
  /** Of the Scrap Pile, what this viewer has been shown; its owner may look at all of it. */
  scrap: readonly number[];
  scrapCount: number;
  /** Every card of this deck whose place the viewer does not know; for its owner that is what the deck still holds. */
  unseen: readonly number[];
  /** Has sealed what to discard, or how many more to draw; and what. */
  sealed: boolean;
  discarding?: readonly number[];
  extra?: number;
}

/** A card on a track; its face and end are missing where they are hidden. */
export interface LaidView {
  post: number;
  section: number;
  open: boolean;
  card?: number;
  end?: End;
}

export interface CrewView {
  viewer: Viewer;
  phase: string;
  awaiting: readonly Seat[];
  round: number;
  section: number;
  placer: number;
  planes: readonly number[];
  tokenName: TokenName;
  /** "Moon Token": the View Boards show their night side. */
  night: boolean;
  token: number;
  trail: readonly number[];
  holder: number;
  posts: readonly PostView[];
  laid: readonly LaidView[];
  stands: readonly Stand[];
  /** At one screen: who has his window when, this round. */
  handoverOrder: readonly Seat[];
  repairing: readonly boolean[];
  smoke: readonly boolean[];
  sunMoved: boolean;
  looks: readonly { post: number; by: Seat; count: number; cards?: readonly number[] }[];
  calls: readonly Call[];
  draw: CrewState['draw'];
  surrender: CrewState['surrender'];
  outcome: Outcome | null;
}

export function view(gameData: GameData, state: CrewState, viewer: Viewer): CrewView {
  const sees = (seat: Seat) => viewer === 'all' || viewer === seat;
  const laid = state.laid.filter((card) => !isOutOfSight(gameData, state, card, viewer));
  return {
    viewer,
    phase: state.phase,
    awaiting: awaiting(gameData, state),
    round: state.round,
    section: state.section,
    placer: state.placer,
    planes: state.planes,
    tokenName: gameData.token,
    night: gameData.token === 'moon',
    token: state.token,
    trail: state.trail,
    holder: state.holder,
    posts: state.posts.map((_, post) => viewPost(gameData, state, post, viewer)),
    laid: laid.map(({ post, section, open, card, end }) => {
      const face = open || sees(gameData.seatOf[post]);
      return { post, section, open, ...(face && { card, end }) };
    }),
    stands: state.stands,
    handoverOrder: handoverOrder(gameData, state),
    repairing: state.repairing,
    smoke: state.smoke,
    sunMoved: state.sunMoved,
    looks: state.looks.map(({ post, by, cards }) => {
      return { post, by, count: cards.length, ...(sees(by) && { cards }) };
    }),
    calls: state.calls,
    draw: state.draw,
    surrender: state.surrender,
    outcome: state.outcome,
  };
}

/** At one screen, what lies face down on the enemy's track does not show until the last window has closed. */
function isOutOfSight(gameData: GameData, { phase }: CrewState, card: Laid, viewer: Viewer): boolean {
  return phase === 'action.laying' && !card.open && isHiddenTrack(gameData, gameData.seatOf[card.post], viewer);
}

function viewPost(gameData: GameData, state: CrewState, post: number, viewer: Viewer): PostView {
  const owner = gameData.seatOf[post];
  const own = viewer === 'all' || viewer === owner;
  const { hand, deck, spent, discards, scrap, witnesses } = state.posts[post];
  const lying = state.laid.filter((card) => card.post === post);
  const hidden = lying.filter((card) => isOutOfSight(gameData, state, card, viewer)).length;
  const known = own ? scrap : scrap.filter((_, i) => witnesses[i] === viewer);
  const discarding = state.discarding[post];
  const extra = state.extras[post];
  return {
    ...(own && { hand }),
    handCount: hand.length + hidden,
    deckCount: deck.length,
    spent: inOrder(spent),
    ...(own && { discards: inOrder(discards) }),
    discardCount: discards.length,
    scrap: inOrder(known),
    scrapCount: scrap.length,
    unseen: own ? inOrder(deck) : unseenOf(gameData.decks[post], state.posts[post], lying, known),
    sealed: discarding !== null || extra !== null,
    ...(own && discarding !== null && { discarding }),
    ...(own && extra !== null && { extra }),
  };
}

function inOrder(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => a - b);
}

/** The whole deck without the cards that lie open, lay open, or were shown to the viewer. */
function unseenOf(all: readonly number[], { spent }: Post, lying: readonly Laid[], shown: readonly number[]): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const card of all) counts[card]++;
  for (const card of spent) counts[card]--;
  for (const card of shown) counts[card]--;
  for (const { card, open } of lying) if (open) counts[card]--;
  const unseen: number[] = [];
  for (let card = 0; card < kinds; card++) for (let left = counts[card]; left > 0; left--) unseen.push(card);
  return unseen;
}
