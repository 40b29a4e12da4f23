import { boardOf, posts, roleOf, teamOf } from '../boards.ts';
import { isPlaneCard, isShootCard } from '../data/box.ts';
import type { GameData } from '../gameData.ts';
import type { CrewState } from '../state.ts';

/*
 * Features of a state, each with a learnt weight: the difference between the Paws and the Jaws. First for each role, what its deck can still give and what its hand can do; then for a team as a whole.
 */
const ofRole = 9;
const ofTeam = 2 * ofRole;
export const size = ofTeam + 6;

export function notice(gameData: GameData, state: CrewState, into: Float64Array): void {
  into.fill(0);
  for (const post of posts) noticePost(gameData, state, post, into);
  for (const team of [0, 1]) noticeTeam(state, team, into);
}

const signOf = (team: number) => (team === 0 ? 1 : -1);

function noticePost(gameData: GameData, state: CrewState, post: number, into: Float64Array): void {
  const { deck, hand, spent, discards } = state.posts[post];
  const team = teamOf(post);
  const sign = signOf(team);
  const at = roleOf(post) * ofRole;
  const used = spent.length + discards.length;
  into[at] += (sign * deck.length) / 10;
  into[at + 1] += sign * Math.log1p(deck.length);
  into[at + 2] += (sign * Math.min(deck.length, 6)) / 3;
  into[at + 3] += (sign * used) / 10;
  if (state.smoke[team]) into[at + 4] += (sign * used) / 10;
  into[at + 5] += sign * Math.log1p(deck.length + used);
  const enemy = state.planes[1 - team];
  let aimed = false;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (isShootCard(card)) {
      into[at + 6] += sign / 2;
      aimed ||= gameData.target(post, card) === enemy;
      // Two of a kind are no more ways to fly than one; hands are in order.
    } else if (isPlaneCard(card) && card !== hand[i - 1]) into[at + 7] += sign / 2;
  }
  if (aimed) into[at + 8] += sign;
}

function noticeTeam({ planes, posts, smoke, token }: CrewState, team: number, into: Float64Array): void {
  const sign = signOf(team);
  const [pilot, gunner] = [posts[2 * team], posts[2 * team + 1]];
  into[ofTeam] += sign * Math.log1p(Math.min(pilot.deck.length, gunner.deck.length));
  into[ofTeam + 1] += sign * Math.log1p(Math.min(livesOf(pilot), livesOf(gunner)));
  if (smoke[team]) into[ofTeam + 2] += sign;
  // The deck that a hit would cost: the one on whose board the enemy's plane is.
  into[ofTeam + 3] += sign * Math.log1p(posts[boardOf(planes[1 - team])].deck.length);
  if (planes[team] === token) into[ofTeam + 4] += sign;
  if (teamOf(boardOf(token)) === team) into[ofTeam + 5] += sign;
}

const livesOf = ({ deck, spent, discards }: CrewState['posts'][number]) => deck.length + spent.length + discards.length;
