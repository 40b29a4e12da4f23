import type { Game, Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { isPlaneCard } from '../data/box.ts';
import type { GameData } from '../gameData.ts';
import { sectionIsFree } from '../rules/action.ts';
import { type CrewAction, type CrewEvent, type CrewState, type Lay, sections } from '../state.ts';
import type { CrewView } from '../view.ts';

export type CrewGame = Game<CrewState, CrewAction, CrewView, CrewEvent>;

/** The cards that a player lays in a round, in addition to those that already lie. */
export type Programme = readonly Lay[];

/** Some cards of a seat's hands on free sections, mostly one or two a post. */
export function anyProgramme(
  gameData: GameData,
  state: CrewState,
  seat: Seat,
  rng: Random,
  most = sections,
): Programme {
  const lays: Lay[] = [];
  const taken = [...state.laid];
  for (const post of gameData.postsOf[seat]) {
    const hand = [...state.posts[post].hand];
    const wanted = Math.min(hand.length, 1 + rng.below(most, 'programme'), 1 + rng.below(most, 'programme'));
    for (let card = 0; card < wanted; card++) {
      const section = 1 + rng.below(sections, 'programme');
      if (!sectionIsFree(gameData, taken, post, section)) continue;
      const [picked] = hand.splice(rng.below(hand.length, 'programme'), 1);
      const end = isPlaneCard(picked) ? (rng.below(2, 'programme') === 0 ? 'own' : 'enemy') : null;
      const lay = gameData.lay(post, picked, end, section);
      lays.push(lay);
      taken.push({ post, section, card: picked, end, open: false });
    }
  }
  return lays;
}

/** Lays what fits, and is ready. */
export function carryOut(
  game: CrewGame,
  gameData: GameData,
  draft: CrewState,
  seat: Seat,
  lays: Programme,
  rng: Random,
): void {
  for (const lay of lays) {
    if (sectionIsFree(gameData, draft.laid, lay.post, lay.section)) game.step(draft, lay, rng, null);
  }
  if (draft.phase === 'action.laying' && draft.stands[seat] === 'open')
    game.step(draft, { type: 'ready', seat }, rng, null);
}

/** Plays on until cards are laid again or the match is over: nobody discards, and everybody takes the first choice. */
export function resolve(game: CrewGame, draft: CrewState, rng: Random): void {
  while (draft.outcome === null && !draft.phase.startsWith('action.')) {
    const [seat] = game.awaiting(draft);
    game.step(draft, game.legalActions(draft, seat)[0], rng, null);
  }
}
