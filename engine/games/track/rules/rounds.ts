import type { Emit, Seat } from '../../../core/game.ts';
import { type Random, takeRandom } from '../../../core/random.ts';
import { type GameData, turnsARound } from '../gameData.ts';
import { charge, mission, none, opponent, type TrackEvent, type TrackState } from '../state.ts';
import { automatonTidies } from './automaton.ts';
import { roundsAreUp } from './ending.ts';
import { drawObjective, refill } from './setup.ts';

/** The turns of a match so far. After a round's last one the counter stands one higher until the next round begins. */
export function turns({ round, turn }: { round: number; turn: number }): number {
  return (round - 1) * turnsARound + Math.min(turn, turnsARound);
}

/** "End of a turn": nothing is drawn. */
export function endTurn(gameData: GameData, draft: TrackState, emit: Emit<TrackEvent>): void {
  if (gameData.solo) automatonTidies(draft, emit);
  draft.plans[mission] = null;
  draft.plans[opponent] = null;
  draft.first = none;
  draft.showsCharge = false;
  draft.exitOpenTo = none;
  draft.takesExit = false;
  draft.shooter = none;
  // A lost escort's charge has its three tiles to choose from again at once.
  if (draft.planes[mission].down) retrieveChargeTiles(draft);
  draft.turn++;
}

/** "End of the round": tiles are stacked, hands filled up; in scenarios everything returns after every third round. */
export function endRound(gameData: GameData, draft: TrackState, rng: Random, emit: Emit<TrackEvent>): void {
  emit?.({ type: 'roundEnded', round: draft.round });
  if (draft.round === gameData.lastRound) {
    roundsAreUp(gameData, draft, emit);
    return;
  }
  const afresh = gameData.unlimited && draft.round % 3 === 0;
  for (let pilot = 0; pilot < draft.pilots.length; pilot++) {
    const { stack, played } = draft.pilots[pilot];
    for (const tile of played) stack.push(tile);
    // `length = 0` would be a call of the runtime, and the next tile would allocate again.
    while (played.length > 0) played.pop();
  }
  for (let seat = 0; seat < gameData.seats; seat++) {
    if (afresh) returnTiles(gameData, draft, seat, rng, emit);
    if (!draft.planes[seat].down) refill(gameData, draft, seat, rng, emit);
  }
  if (gameData.planes > charge) retrieveChargeTiles(draft);
  if (gameData.scenario === 'rescue') drawObjective(draft, rng, emit);
  draft.round++;
  draft.turn = 1;
}

function retrieveChargeTiles(draft: TrackState): void {
  const { hand, played } = draft.chargeTiles;
  draft.chargeTiles = { hand: [...hand, ...played].sort((a, b) => a - b), played: [] };
}

/** "Advanced Scenarios": a new round as if it were the first; black first removes a tile for every hit it has taken. */
function returnTiles(gameData: GameData, draft: TrackState, seat: Seat, rng: Random, emit: Emit<TrackEvent>): void {
  const pilot = draft.pilots[seat];
  const tiles: number[] = [];
  pilot.bag = [...gameData.bags[seat]];
  pilot.hand = [];
  pilot.stack = [];
  pilot.lost = [];
  pilot.afterZero = false;
  pilot.jammed = false;
  if (seat === gameData.black) {
    const hits = draft.planes[seat].damage - gameData.startDamage[seat];
    while (tiles.length < hits) tiles.push(takeRandom(pilot.bag, rng, 'loss'));
    pilot.lost.push(...tiles);
  }
  emit?.({ type: 'tilesReturned', seat, removed: tiles.length, secret: { to: [seat], tiles } });
}
