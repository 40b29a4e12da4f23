import type { Emit } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { pilotCentre, pilotOf, posts, zones } from '../boards.ts';
import type { GameData } from '../gameData.ts';
import { type CrewEvent, type CrewState, none } from '../state.ts';
import { scrapUnseen } from './damage.ts';
import { drawCards } from './draw.ts';

export function createState(gameData: GameData): CrewState {
  return {
    phase: '',
    outcome: null,
    round: 0,
    section: 0,
    placer: none,
    // "Table Set Up": on the opposing pilot's View Board, in the centre.
    planes: [pilotCentre(1), pilotCentre(0)],
    token: none,
    trail: [none, none],
    holder: none,
    posts: posts.map((post) => ({
      hand: [],
      deck: [...gameData.decks[post]],
      spent: [],
      discards: [],
      scrap: [],
      witnesses: [],
    })),
    laid: [],
    stands: gameData.seats.map(() => 'open'),
    discarding: [null, null, null, null],
    extras: [null, null, null, null],
    repairing: [false, false, false, false],
    smoke: [false, false],
    sunMoved: false,
    looks: [],
    calls: [],
    draw: { agreed: [], offeredIn: gameData.seats.map(() => 0) },
    surrender: { wanted: [], askedIn: gameData.seats.map(() => none) },
  };
}

/** "How to Play": a coin says who chooses the starting location of the Sun. */
export function tossCoin(draft: CrewState, rng: Random, emit: Emit<CrewEvent>): void {
  draft.placer = rng.below(2, 'coin');
  emit?.({ type: 'coinTossed', team: draft.placer });
}

/** Any Zone other than the enemy team's Pilot Center. */
export function startingZones({ placer }: CrewState): number[] {
  const barred = pilotCentre(1 - placer);
  return Array.from({ length: zones }, (_, zone) => zone).filter((zone) => zone !== barred);
}

export function place(draft: CrewState, zone: number, emit: Emit<CrewEvent>): void {
  draft.token = zone;
  emit?.({ type: 'placed', post: pilotOf(draft.placer), zone });
}

export function deal(gameData: GameData, draft: CrewState, rng: Random, emit: Emit<CrewEvent>): void {
  for (const post of posts) scrapAtSetUp(gameData, draft, post, rng, emit);
  for (const post of posts) drawCards(gameData, draft, post, gameData.handSize[post], 'deal', rng, emit);
}

/** Option `scrapped`, a handicap: cards that nobody has seen are gone before anything is dealt. */
function scrapAtSetUp(gameData: GameData, draft: CrewState, post: number, rng: Random, emit: Emit<CrewEvent>): void {
  const damage = gameData.scrapped[post];
  if (damage > 0)
    scrapUnseen(gameData, draft, { post, damage, cause: 'handicap', by: none, chooses: false }, rng, emit);
}
