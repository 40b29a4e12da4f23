import type { Emit } from '../../core/game.ts';
import { lowestRandom } from '../../core/random.ts';
import { mateOf, posts, teamOf } from './boards.ts';
import type { GameData } from './gameData.ts';
import { shotDamage } from './rules/damage.ts';
import { smokeDamage } from './rules/repair.ts';
import { movePlanes, moveToken, reveal } from './rules/resolve.ts';
import { createState } from './rules/setup.ts';
import { shoot } from './rules/shoot.ts';
import { type Cause, type CrewEvent, type CrewState, type Laid, type Lay, sections } from './state.ts';
import type { CrewView } from './view.ts';

/** A section as it would leave the table, and what would be hit on the way. */
export interface SectionPreview {
  section: number;
  planes: readonly number[];
  token: number;
  trail: readonly number[];
  hits: readonly HitPreview[];
  /** By team: what its plane would take. */
  damage: readonly number[];
  /** The decks that would pay. */
  who: readonly LossPreview[];
}

/** A shot, whether or not it hits; a plane caught by anti-air fire; or a shooter whom the Claws strike back at. */
export type HitPreview =
  | { cause: 'shot'; post: number; zones: readonly number[]; damage: number }
  | { cause: 'antiAir'; team: number; damage: number }
  | { cause: 'claws'; post: number };

export interface LossPreview {
  post: number;
  damage: number;
  cause: Cause;
  /** Cards left in that deck afterwards, at most: after Draw, and without what else its player may lay or discard. */
  left: number;
}

/**
 * "4. Resolve Cards" with the cards whose faces the viewer knows and those that are to be laid; all others are taken
 * for nothing. It ends with the section that would end the match.
 */
export function previewTrack(gameData: GameData, view: CrewView, lays: readonly Lay[]): SectionPreview[] {
  const draft = knownTable(gameData, view, lays);
  const list: SectionPreview[] = [];
  while (draft.section < sections && draft.outcome === null) list.push(previewSection(gameData, draft));
  return list;
}

const cardOfNoKind = 0;

/** Positions and known cards; of a deck it matters only how many cards it will have to lose. */
function knownTable(gameData: GameData, view: CrewView, lays: readonly Lay[]): CrewState {
  const all = [
    ...view.laid,
    ...lays.map(({ post, section, card, end }) => ({ post, section, card, end, open: false })),
  ];
  const repairing = posts.map((post) => willRepair(gameData, view, all, post));
  const table: CrewState = {
    ...createState(gameData),
    phase: view.phase,
    round: view.round,
    section: view.section,
    planes: [...view.planes],
    token: view.token,
    trail: [...view.trail],
    // Copies: they are turned up one after the other, and the view is not ours.
    laid: all
      .filter((laid): laid is Laid => laid.card !== undefined && !isVoid(all, laid))
      .map((laid) => ({ ...laid })),
    repairing,
    smoke: [...view.smoke],
  };
  for (const post of posts) {
    const planned = lays.filter((lay) => lay.post === post).length;
    table.posts[post].deck = new Array(livesOf(gameData, view, repairing, post, planned)).fill(cardOfNoKind);
  }
  return table;
}

type OnTrack = { post: number; section: number };

/** Crossfire: cards of a team that meet on a section are not resolved. */
function isVoid(all: readonly OnTrack[], { post, section }: OnTrack): boolean {
  return all.filter((other) => other.section === section && teamOf(other.post) === teamOf(post)).length > 1;
}

/**
 * While cards are laid only who is ready, or out of time, is sure to have laid nothing; a hidden track tells nothing.
 */
function willRepair(gameData: GameData, view: CrewView, all: readonly OnTrack[], post: number): boolean {
  if (view.phase !== 'action.laying') return view.repairing[post];
  const seat = gameData.seatOf[post];
  const viewer = view.viewer;
  const isSeen = !gameData.hotSeat || (typeof viewer === 'number' && gameData.seats[viewer].side === teamOf(post));
  return isSeen && view.stands[seat] !== 'open' && !all.some((laid) => laid.post === post);
}

/** The size of a deck when the sections begin: repairs and the draw to a full hand come before them. */
function livesOf(gameData: GameData, view: CrewView, repairing: boolean[], post: number, planned: number): number {
  const { deckCount, handCount, spent, discardCount } = view.posts[post];
  if (view.phase === 'draw.extra' || view.section > 0) return deckCount;
  const back = repairing[post] ? spent.length + discardCount : 0;
  const toll = view.smoke[teamOf(post)] && repairing[mateOf(post)] ? smokeDamage : 0;
  const drawn = Math.max(0, gameData.handSize[post] - handCount + planned);
  return Math.max(0, deckCount + back - toll - drawn);
}

function previewSection(gameData: GameData, draft: CrewState): SectionPreview {
  const hits: HitPreview[] = [];
  const damage = [0, 0];
  const who: LossPreview[] = [];
  const emit: Emit<CrewEvent> = (event) => {
    switch (event.type) {
      case 'shot':
        hits.push({ cause: 'shot', post: event.post, zones: event.zones, damage: event.damage });
        damage[1 - teamOf(event.post)] += event.damage;
        break;
      case 'flakHit':
        hits.push({ cause: 'antiAir', team: event.team, damage: event.damage });
        damage[event.team] += event.damage;
        break;
      case 'clawed':
        hits.push({ cause: 'claws', post: event.post });
        break;
      case 'scrapped':
        who.push({ ...lossOf(draft, event.post, event.damage), cause: event.cause });
        break;
      case 'looked':
        // "Moon Token": which cards go is chosen later, how many is certain.
        draft.posts[event.post].deck.length -= shotDamage;
        who.push({ ...lossOf(draft, event.post, shotDamage), cause: 'shot' });
        break;
    }
  };
  reveal(draft, null);
  for (const step of steps) if (draft.outcome === null) step(gameData, draft, emit);
  draft.looks = [];
  const { section, planes, token, trail } = draft;
  return { section, planes: [...planes], token, trail: [...trail], hits, damage, who };
}

function lossOf({ posts: all }: CrewState, post: number, damage: number) {
  return { post, damage, left: all[post].deck.length };
}

/** (a) to (e); nothing is left to chance, because all cards of these decks are alike. */
const steps: readonly ((gameData: GameData, draft: CrewState, emit: Emit<CrewEvent>) => void)[] = [
  (gameData, draft, emit) => moveToken(gameData, draft, draft.holder, lowestRandom, emit),
  (gameData, draft, emit) => moveToken(gameData, draft, 1 - draft.holder, lowestRandom, emit),
  (gameData, draft, emit) => movePlanes(gameData, draft, 'own', lowestRandom, emit),
  (gameData, draft, emit) => movePlanes(gameData, draft, 'enemy', lowestRandom, emit),
  (gameData, draft, emit) => shoot(gameData, draft, lowestRandom, emit),
];
