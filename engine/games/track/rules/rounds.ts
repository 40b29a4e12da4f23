import type { Emit, Seat } from '../../../core/game.ts';
import { type Random, take } from '../../../core/random.ts';
import { type Setting, turnsARound } from '../setting.ts';
import { charge, mission, none, opponent, type TrackEvent, type TrackState } from '../state.ts';
import { automatonTidies } from './automaton.ts';
import { roundsAreUp } from './ending.ts';
import { drawObjective, refill } from './setup.ts';

/** The turns of a match so far. After a round's last one the counter stands one higher until the next round begins. */
export function turns({ round, turn }: { round: number; turn: number }): number {
  return (round - 1) * turnsARound + Math.min(turn, turnsARound);
}

/** "End of a turn": nothing is drawn. */
export function endTurn(setting: Setting, draft: TrackState, emit: Emit<TrackEvent>): void {
  if (setting.solo) automatonTidies(draft, emit);
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
export function endRound(setting: Setting, draft: TrackState, rng: Random, emit: Emit<TrackEvent>): void {
  emit?.({ type: 'roundEnded', round: draft.round });
  if (draft.round === setting.lastRound) {
    roundsAreUp(setting, draft, emit);
    return;
  }
  const afresh = setting.unlimited && draft.round % 3 === 0;
  for (let pilot = 0; pilot < draft.pilots.length; pilot++) {
    const { stack, played } = draft.pilots[pilot];
    for (const tile of played) stack.push(tile);
    played.length = 0;
  }
  for (let seat = 0; seat < setting.seats; seat++) {
    if (afresh) returnTiles(setting, draft, seat, rng, emit);
    if (!draft.planes[seat].down) refill(setting, draft, seat, rng, emit);
  }
  if (setting.planes > charge) retrieveChargeTiles(draft);
  if (setting.scenario === 'rescue') drawObjective(draft, rng, emit);
  draft.round++;
  draft.turn = 1;
}

function retrieveChargeTiles(draft: TrackState): void {
  const { hand, played } = draft.chargeTiles;
  draft.chargeTiles = { hand: [...hand, ...played].sort((a, b) => a - b), played: [] };
}

/** "Advanced Scenarios": a new round as if it were the first; black first removes a tile for every hit it has taken. */
function returnTiles(setting: Setting, draft: TrackState, seat: Seat, rng: Random, emit: Emit<TrackEvent>): void {
  const pilot = draft.pilots[seat];
  const tiles: number[] = [];
  pilot.bag = [...setting.bags[seat]];
  pilot.hand = [];
  pilot.stack = [];
  pilot.lost = [];
  pilot.afterZero = false;
  pilot.jammed = false;
  if (seat === setting.black) {
    const hits = draft.planes[seat].damage - setting.startDamage[seat];
    while (tiles.length < hits) tiles.push(take(pilot.bag, rng, 'loss'));
    pilot.lost.push(...tiles);
  }
  emit?.({ type: 'tilesReturned', seat, removed: tiles.length, secret: { to: [seat], tiles } });
}
