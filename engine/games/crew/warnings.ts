import type { Rejection, Seat } from '../../core/game.ts';
import { mateOf, roleOf, teamOf } from './boards.ts';
import { isShootCard } from './data/box.ts';
import { smokeDamage } from './rules/repair.ts';
import type { Setting } from './setting.ts';
import type { CrewAction, CrewState } from './state.ts';

/** What a seat should know before it commits: who will have to Repair, and what shooting at the Claws costs. */
export function warnings(setting: Setting, state: CrewState, action: CrewAction): Rejection[] {
  if (action.type === 'ready') return repairs(setting, state, action.seat);
  if (action.type !== 'lay' || setting.token !== 'claws' || !isShootCard(action.card)) return [];
  return setting.target(action.post, action.card) === state.token ? [{ code: 'crew.warning.claws' }] : [];
}

/** Who has laid nothing Repairs; once there is smoke that costs the team-mate cards, and perhaps the match. */
function repairs(setting: Setting, { laid, posts, smoke }: CrewState, seat: Seat): Rejection[] {
  const idle = setting.postsOf[seat].filter((post) => !laid.some((card) => card.post === post));
  return idle.map((post) => {
    const codes = repairing[roleOf(post)];
    if (!smoke[teamOf(post)]) return { code: codes.plain };
    const mate = posts[mateOf(post)];
    // A team-mate who Repairs too shuffles first; only who has laid a card is sure not to.
    const mateLaid = laid.some((card) => card.post === mateOf(post));
    const left = mate.deck.length + (mateLaid ? 0 : mate.spent.length + mate.discards.length);
    return { code: left < smokeDamage ? codes.fatal : codes.smoke };
  });
}

/** By role. */
const repairing = [
  {
    plain: 'crew.warning.pilotRepairs',
    smoke: 'crew.warning.pilotRepairsInSmoke',
    fatal: 'crew.warning.pilotRepairsFatally',
  },
  {
    plain: 'crew.warning.gunnerRepairs',
    smoke: 'crew.warning.gunnerRepairsInSmoke',
    fatal: 'crew.warning.gunnerRepairsFatally',
  },
];
