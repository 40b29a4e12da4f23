import type { Outcome } from '../../core/game.ts';
import { endingOf } from '../../text/ending.ts';
import type { Line, Narrator } from '../../text/narrator.ts';
import type { Message } from '../../text/say.ts';
import { type GameData, openGameData } from './gameData.ts';
import { fieldOf, loopOf, planeOf, planOf, spaceOf, spotOf, tileOf, tilesOf } from './names.ts';
import type { TrackOptions } from './options.ts';
import { type AutomatonReason, charge, mission, none, opponent, type TrackAction, type TrackEvent } from './state.ts';

export function trackNarrator(options: TrackOptions): Narrator<TrackAction, TrackEvent> {
  const gameData = openGameData(options);
  return {
    name: (seat) => planeOf(gameData, seat),
    action: ({ type, seat }) =>
      type === 'place' ? { key: 'action.track.place', params: { seat: planeOf(gameData, seat) } } : null,
    narrate: (event) => narrate(gameData, event),
  };
}

/** An event in words. Fields that a viewer may not know are missing from the event; then the plainer line is used. */
function narrate(gameData: GameData, event: TrackEvent): Line[] {
  const plane = (number: number) => planeOf(gameData, number);
  const space = (number: number) => spaceOf(gameData, number);
  const missionPlane = plane(mission);
  switch (event.type) {
    case 'targetsPlaced':
      return [targetsPlaced(gameData, event.targets)];
    case 'placed': {
      const { damage } = event;
      const params = { plane: plane(event.plane), space: space(event.space) };
      if (damage === 0) return [{ key: 'event.track.placed', params }];
      return [{ key: 'event.track.placed.damaged', params: { ...params, damage } }];
    }
    case 'turnBegan':
      return [{ key: 'event.track.turnBegan', params: { round: event.round, turn: event.turn }, heading: true }];
    case 'revealed':
      return event.plans.flatMap((plan, seat) => {
        if (plan === null) return [];
        const key = event.reused[seat] ? 'event.track.revealed.reused' : 'event.track.revealed';
        return [{ key, params: { seat: plane(seat), plan: planOf(gameData, seat, plan) } }];
      });
    case 'crashed':
      return [
        {
          key: event.cause === 'noLowTile' ? 'event.track.crashed.noLowTile' : 'event.track.crashed.secondZero',
          params: { seat: plane(event.seat) },
        },
      ];
    case 'tookOff': {
      const key = event.rescued ? 'event.track.tookOff.rescued' : 'event.track.tookOff.alone';
      return [{ key, params: { plane: missionPlane, field: fieldOf(gameData), airfield: event.airfield } }];
    }
    case 'aborted':
      return [{ key: 'event.track.aborted', params: { plane: missionPlane, space: space(event.space) } }];
    case 'exitDecided': {
      const key = event.take ? 'event.track.exitDecided.taken' : 'event.track.exitDecided.passed';
      return [{ key, params: { plane: plane(event.plane) } }];
    }
    case 'flew':
      return [flew(gameData, event)];
    case 'photographed': {
      const key = event.cameras > 0 ? 'event.track.photographed.blurred' : 'event.track.photographed.gone';
      return [{ key, params: { plane: missionPlane, space: spotOf(gameData, event.spot) } }];
    }
    case 'bombed': {
      const { factory, spot } = event;
      return [{ key: 'event.track.bombed', params: { plane: missionPlane, factory, space: spotOf(gameData, spot) } }];
    }
    case 'landed': {
      const { airfield, spot } = event;
      const params = { plane: missionPlane, field: fieldOf(gameData), airfield, space: spotOf(gameData, spot) };
      return [{ key: 'event.track.landed', params }];
    }
    case 'shot': {
      const { distance, hits } = event;
      return [
        { key: 'event.track.shot', params: { from: plane(event.from), at: event.at.map(plane), distance, hits } },
      ];
    }
    case 'damaged': {
      const { hits, damage } = event;
      const limit = gameData.fallsAt[event.plane];
      return [{ key: 'event.track.damaged', params: { plane: plane(event.plane), hits, damage, limit } }];
    }
    case 'leftBoard':
      return [{ key: 'event.track.leftBoard', params: { plane: plane(event.plane) } }];
    case 'shooterNamed':
      return [{ key: 'event.track.shooterNamed', params: { plane: plane(event.plane) } }];
    case 'heldFire': {
      const { nearer } = event;
      const params = { plane: plane(event.plane) };
      if (nearer === none) return [{ key: 'event.track.heldFire.jammed', params }];
      return [{ key: 'event.track.heldFire.nearer', params: { ...params, nearer: plane(nearer) } }];
    }
    case 'oddHitGiven':
      return [{ key: 'event.track.oddHitGiven', params: { plane: plane(event.plane) } }];
    case 'shotDown':
      return [{ key: 'event.track.shotDown', params: { plane: plane(event.plane) } }];
    case 'jammed':
      return [{ key: 'event.track.jammed', params: { seat: plane(event.seat) } }];
    case 'unjammed':
      return [{ key: 'event.track.unjammed', params: { seat: plane(event.seat) } }];
    case 'takenBack':
      return [{ key: 'event.track.takenBack', params: { seat: plane(event.seat) } }];
    case 'resigned':
      return [{ key: 'event.track.resigned', params: { seat: plane(event.seat) } }];
    case 'chargeTilesDiscarded':
      return [{ key: 'event.track.chargeTilesDiscarded', params: { tiles: tilesOf(gameData, charge, event.tiles) } }];
    case 'roundEnded':
      return [{ key: 'event.track.roundEnded', params: { round: event.round } }];
    case 'over':
      return [over(gameData, event.outcome)];
    case 'automatonDrew':
    case 'automatonChose':
    case 'automatonTossed':
    case 'automatonAimed':
    case 'automatonRefilled':
      return [automaton(gameData, event)];
    default:
      return [withSecret(gameData, event)];
  }
}

type Of<T extends TrackEvent['type']> = Extract<TrackEvent, { type: T }>;

function targetsPlaced(gameData: GameData, targets: readonly number[]): Line {
  const spaces = targets.map((_, spot) => spotOf(gameData, spot));
  if (gameData.scenario === 'espionage') return { key: 'event.track.targetsPlaced.espionage', params: { spaces } };
  const numbered = targets.map((number, spot) => ({ key: 'target.track', params: { number, space: spaces[spot] } }));
  const bombing = gameData.scenario === 'bombing';
  const key = bombing ? 'event.track.targetsPlaced.bombing' : 'event.track.targetsPlaced.rescue';
  return { key, params: { targets: numbered, field: fieldOf(gameData) } };
}

function flew(gameData: GameData, { plane, from, path, loop }: Of<'flew'>): Line {
  if (path.length === 0) {
    return {
      key: 'event.track.flew.held',
      params: { plane: planeOf(gameData, plane), space: spaceOf(gameData, from) },
    };
  }
  const params = {
    plane: planeOf(gameData, plane),
    steps: path.length,
    from: spaceOf(gameData, from),
    to: spaceOf(gameData, path[path.length - 1]),
  };
  if (path[path.length - 1] === gameData.ring.off) return { key: 'event.track.flew.out', params };
  // A plane that only comes out of a loop does not take it.
  if (loop === none || !path.includes(gameData.ring.loopSpace(loop))) return { key: 'event.track.flew', params };
  return { key: 'event.track.flew.looped', params: { ...params, loop: loopOf(gameData.board, loop) } };
}

const reasons: Record<AutomatonReason, string> = {
  loopSpace: 'event.track.automatonChose.loopSpace',
  lower: 'event.track.automatonChose.lower',
  higher: 'event.track.automatonChose.higher',
  moreHits: 'event.track.automatonChose.moreHits',
  fewerHits: 'event.track.automatonChose.fewerHits',
  alike: 'event.track.automatonChose.alike',
};

function automaton(
  gameData: GameData,
  event: Of<'automatonDrew' | 'automatonChose' | 'automatonTossed' | 'automatonAimed' | 'automatonRefilled'>,
): Line {
  const plane = planeOf(gameData, opponent);
  switch (event.type) {
    case 'automatonDrew': {
      const key = event.slot === 0 ? 'event.track.automatonDrew.first' : 'event.track.automatonDrew';
      return { key, params: { plane, tile: tileOf(gameData, opponent, event.tile) } };
    }
    case 'automatonTossed':
      return { key: event.loop ? 'event.track.automatonTossed.looped' : 'event.track.automatonTossed.plain' };
    case 'automatonAimed':
      return { key: event.loop ? 'event.track.automatonAimed.looped' : 'event.track.automatonAimed.plain' };
    case 'automatonChose':
      return { key: reasons[event.reason], params: { plane, tile: tileOf(gameData, opponent, event.tile) } };
    case 'automatonRefilled':
      return { key: 'event.track.automatonRefilled', params: { plane, count: event.count } };
  }
}

type Secretive = Of<
  'drew' | 'objectiveDrawn' | 'swapSealed' | 'swapped' | 'planSealed' | 'shown' | 'tilesLost' | 'tilesReturned'
>;

/** Events of which a part is for some eyes only: with that part if it is there, else without. */
function withSecret(gameData: GameData, event: Secretive): Line {
  const seat = planeOf(gameData, event.seat);
  const tiles = (list: readonly number[]) => tilesOf(gameData, event.seat, list);
  switch (event.type) {
    case 'drew': {
      const { count, secret } = event;
      if (secret) return { key: 'event.track.drew.open', params: { seat, tiles: tiles(secret.tiles) } };
      return { key: 'event.track.drew', params: { seat, count } };
    }
    case 'objectiveDrawn': {
      const { secret } = event;
      if (!secret) return { key: 'event.track.objectiveDrawn', params: { seat } };
      const params = { seat, field: fieldOf(gameData), objective: secret.objective };
      return { key: 'event.track.objectiveDrawn.open', params };
    }
    case 'swapSealed': {
      const { secret } = event;
      if (!secret) return { key: 'event.track.swapSealed', params: { seat } };
      if (secret.tiles.length === 0) return { key: 'event.track.swapSealed.none', params: { seat } };
      return { key: 'event.track.swapSealed.open', params: { seat, tiles: tiles(secret.tiles) } };
    }
    case 'swapped': {
      const { count, secret } = event;
      if (count === 0) return { key: 'event.track.swapped.none', params: { seat } };
      if (!secret) return { key: 'event.track.swapped', params: { seat, count } };
      const params = { seat, away: tiles(secret.away), drawn: tiles(secret.drawn) };
      return { key: 'event.track.swapped.open', params };
    }
    case 'planSealed': {
      const { secret } = event;
      if (!secret) return { key: 'event.track.planSealed', params: { seat } };
      return { key: 'event.track.planSealed.open', params: { seat, plan: planOf(gameData, event.seat, secret.plan) } };
    }
    case 'shown': {
      const { plan, secret } = event;
      const shown = planOf(gameData, event.seat, plan);
      if (!secret) return { key: 'event.track.shown', params: { seat, plan: shown } };
      const hidden = tileOf(gameData, charge, secret.plan.charge as number);
      return { key: 'event.track.shown.open', params: { seat, tile: shown, charge: hidden } };
    }
    case 'tilesLost': {
      const { count, secret } = event;
      const fromHand = event.from === 'hand';
      if (!secret) {
        return { key: fromHand ? 'event.track.tilesLost.hand' : 'event.track.tilesLost.bag', params: { seat, count } };
      }
      const key = fromHand ? 'event.track.tilesLost.hand.open' : 'event.track.tilesLost.bag.open';
      return { key, params: { seat, tiles: tiles(secret.tiles) } };
    }
    case 'tilesReturned': {
      const { removed, secret } = event;
      if (removed === 0) return { key: 'event.track.tilesReturned', params: { seat } };
      if (!secret) return { key: 'event.track.tilesReturned.fewer', params: { seat, removed } };
      return { key: 'event.track.tilesReturned.open', params: { seat, tiles: tiles(secret.tiles) } };
    }
  }
}

function over(gameData: GameData, outcome: Outcome): Line {
  const { winners, lost, major } = outcome;
  const names = winners.map((seat) => planeOf(gameData, seat));
  const result: Message =
    names.length > 0
      ? { key: major ? 'outcome.major' : 'outcome.won', params: { winners: names } }
      : { key: lost ? 'outcome.lost' : 'outcome.draw' };
  return { key: 'event.track.over', params: { ending: endingOf('track', outcome), result }, heading: true };
}
