import type { Seat, Warning } from '../../core/game.ts';
import { mateOf, roleOf, teamOf } from './boards.ts';
import { isShootCard } from './data/box.ts';
import type { GameData } from './gameData.ts';
import { smokeDamage } from './rules/repair.ts';
import type { CrewAction, CrewState } from './state.ts';

/**
 * Warnings before an action: who will have to Repair, the cost of shooting at the Claws, and decks that cannot pay for
 * the coming damage.
 */
export function warnings(gameData: GameData, state: CrewState, action: CrewAction): Warning[] {
  switch (action.type) {
    case 'ready':
      return [
        ...repairs(gameData, state, action.seat),
        ...gameData.postsOf[action.seat].flatMap((post) => emptyDeck(gameData, state, post, action.cards?.length ?? 0)),
      ];
    case 'discard':
      return emptyDeck(gameData, state, action.post, action.cards.length);
    case 'lay': {
      const { post, card } = action;
      if (gameData.token !== 'claws' || !isShootCard(card) || gameData.target(post, card) !== state.token) return [];
      return [{ code: 'crew.warning.claws' }];
    }
    default:
      return [];
  }
}

const hasLaid = ({ laid }: CrewState, post: number) => laid.some((card) => card.post === post);

/** "3. Draw": how many cards a post will have to draw, if it first discards so many. */
function missing({ handSize }: GameData, { posts }: CrewState, post: number, discarded: number): number {
  return Math.max(0, handSize[post] - posts[post].hand.length + discarded);
}

/** A player without laid cards Repairs; once there is smoke that costs the team-mate cards, and perhaps the match. */
function repairs(gameData: GameData, state: CrewState, seat: Seat): Warning[] {
  const idle = gameData.postsOf[seat].filter((post) => !hasLaid(state, post));
  return idle.map((post) => {
    const codes = byRole[roleOf(post)];
    if (!state.smoke[teamOf(post)]) return { code: codes.repairs };
    const mate = mateOf(post);
    const { deck, spent, discards } = state.posts[mate];
    // A team-mate who Repairs too shuffles first; only who has laid a card is sure not to.
    const left = deck.length + (hasLaid(state, mate) ? 0 : spent.length + discards.length);
    if (left < smokeDamage + missing(gameData, state, mate, 0)) return { code: codes.fatal, grave: true };
    return { code: codes.smoke };
  });
}

/** A hand that its deck cannot fill again loses the match; so does a team-mate's repair that it cannot pay for. */
function emptyDeck(gameData: GameData, state: CrewState, post: number, discarded: number): Warning[] {
  const { deck, spent, discards } = state.posts[post];
  const repairsToo = state.phase === 'action.laying' ? !hasLaid(state, post) : state.repairing[post];
  const left = deck.length + (repairsToo ? spent.length + discards.length + discarded : 0);
  const mate = mateOf(post);
  // A team-mate who is still laying may yet lay a card.
  const isSure = gameData.seatOf[mate] === gameData.seatOf[post] || state.stands[gameData.seatOf[mate]] !== 'open';
  const mateRepairs = state.phase === 'action.laying' ? isSure && !hasLaid(state, mate) : state.repairing[mate];
  const toll = state.smoke[teamOf(post)] && mateRepairs ? smokeDamage : 0;
  if (left >= toll + missing(gameData, state, post, discarded)) return [];
  return [{ code: byRole[roleOf(post)].empty, grave: true }];
}

const byRole = [
  {
    repairs: 'crew.warning.pilotRepairs',
    smoke: 'crew.warning.pilotRepairsInSmoke',
    fatal: 'crew.warning.pilotRepairsFatally',
    empty: 'crew.warning.pilotCannotDraw',
  },
  {
    repairs: 'crew.warning.gunnerRepairs',
    smoke: 'crew.warning.gunnerRepairsInSmoke',
    fatal: 'crew.warning.gunnerRepairsFatally',
    empty: 'crew.warning.gunnerCannotDraw',
  },
];
