import type { Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { isPlaneCard, isShootCard, isSunCard } from '../data/box.ts';
import type { GameData } from '../gameData.ts';
import { sectionIsFree } from '../rules/action.ts';
import {
  type Call,
  type CallAction,
  type CrewAction,
  type CrewState,
  type End,
  type Laid,
  sections,
} from '../state.ts';
import type { CrewView } from '../view.ts';
import type { Programme } from './round.ts';

/** How often somebody is believed who calls out what lies face down: mates always, enemies as often as not. */
const beliefInEnemies = 0.5;

/** The effect of a card, as a call names it. */
function calledAs(card: number, end: End): Call['what'] {
  if (isShootCard(card)) return 'shoot';
  if (isSunCard(card)) return 'sun';
  return end === 'own' ? 'dodge' : 'push';
}

/** Tells the team-mate what was laid where, card by card; `null` when all has been said. */
export function nextCall(
  gameData: GameData,
  view: CrewView,
  seat: Seat,
  asides: readonly CrewAction[],
): CallAction | null {
  for (const { post, section, card, end = null, open } of view.laid) {
    if (gameData.seatOf[post] !== seat || card === undefined || open) continue;
    const what = calledAs(card, end);
    if (view.calls.some((call) => call.seat === seat && call.section === section)) continue;
    const found = asides.find((action) => action.type === 'call' && action.what === what && action.section === section);
    return (found as CallAction | undefined) ?? null;
  }
  return null;
}

/** The open wishes of team-mates: a section that holds a card is no wish any more. */
export function wishesOf(gameData: GameData, state: CrewState, seat: Seat): readonly Call[] {
  const { side } = gameData.seats[seat];
  return state.calls.filter(({ seat: by, what, section }) => {
    if (by === seat || gameData.seats[by].side !== side || what === 'mine') return false;
    return section === undefined || isFree(gameData, state, seat, section);
  });
}

/** Sections that a team-mate wants to keep. */
export function claimedBy(gameData: GameData, { calls }: Pick<CrewState, 'calls'>, seat: Seat): readonly number[] {
  const { side } = gameData.seats[seat];
  return calls.flatMap(({ seat: by, what, section }) =>
    by !== seat && gameData.seats[by].side === side && what === 'mine' && section !== undefined ? [section] : [],
  );
}

function isFree(gameData: GameData, { laid }: CrewState, seat: Seat, section: number): boolean {
  return gameData.postsOf[seat].some((post) => sectionIsFree(gameData, laid, post, section));
}

/** Does a programme do what was asked for? */
export function grants(gameData: GameData, { planes }: CrewState, programme: Programme, wish: Call): boolean {
  if (wish.what === 'repair') return programme.length === 0;
  return programme.some(({ post, card, end, section }) => {
    if (calledAs(card, end) !== wish.what || (wish.section !== undefined && wish.section !== section)) return false;
    if (wish.zone === undefined) return true;
    if (isShootCard(card)) return gameData.target(post, card) === wish.zone;
    return (
      isPlaneCard(card) && gameData.reach(post, card, planes[gameData.seats[gameData.seatOf[post]].side]) === wish.zone
    );
  });
}

/** A programme that does what was asked for and nothing else, or `null` without the card for it. */
export function granting(gameData: GameData, state: CrewState, seat: Seat, wish: Call, rng: Random): Programme | null {
  if (wish.what === 'repair') return [];
  const found: Programme[] = [];
  for (const post of gameData.postsOf[seat]) {
    for (let section = 1; section <= sections; section++) {
      if (!sectionIsFree(gameData, state.laid, post, section)) continue;
      for (const card of new Set(state.posts[post].hand)) {
        const end = isPlaneCard(card) ? (wish.what === 'dodge' ? 'own' : 'enemy') : null;
        const programme = [gameData.lay(post, card, end, section)];
        if (grants(gameData, state, programme, wish)) found.push(programme);
      }
    }
  }
  return found.length > 0 ? found[rng.below(found.length, 'programme')] : null;
}

/** Gives the face-down cards of a guess faces that fit what was called about them; enemies may have lied. */
export function hear(gameData: GameData, state: CrewState, seat: Seat, rng: Random): void {
  const { side } = gameData.seats[seat];
  for (const { seat: by, what, section } of state.calls) {
    if (by === seat || section === undefined || what === 'mine' || what === 'repair') continue;
    if (gameData.seats[by].side !== side && rng.below(100, 'belief') >= 100 * beliefInEnemies) continue;
    const laid = state.laid.find((card) => gameData.seatOf[card.post] === by && card.section === section && !card.open);
    if (laid) fit(state, laid, what);
  }
}

function fit(state: CrewState, laid: Laid, what: Call['what']): void {
  const isMove = what === 'dodge' || what === 'push';
  if (isMove && isPlaneCard(laid.card)) laid.end = what === 'dodge' ? 'own' : 'enemy';
  if (calledAs(laid.card, laid.end) === what) return;
  const { deck } = state.posts[laid.post];
  const fits = (card: number) => (isMove ? isPlaneCard(card) : calledAs(card, null) === what);
  const at = deck.findIndex(fits);
  if (at < 0) return;
  [deck[at], laid.card] = [laid.card, deck[at]];
  laid.end = isMove ? (what === 'dodge' ? 'own' : 'enemy') : null;
}
