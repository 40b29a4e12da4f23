import { isOn } from '../../boards/hex.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import { endingOf } from '../../text/ending.ts';
import type { Line, Narrator } from '../../text/narrator.ts';
import type { Message } from '../../text/say.ts';
import { type GameData, openGameData } from './gameData.ts';
import { facingOf, hexOf, planeOf, sideOf } from './names.ts';
import { type AirspaceOptions, sideNames } from './options.ts';
import type { AirspaceAction, AirspaceEvent, Modifiers } from './state.ts';

export function airspaceNarrator(options: AirspaceOptions): Narrator<AirspaceAction, AirspaceEvent> {
  const gameData = openGameData(options);
  return {
    name: (seat) => pilotOf(gameData, seat),
    action: ({ type, seat }) => ({ key: `action.airspace.${type}`, params: { seat: pilotOf(gameData, seat) } }),
    narrate: (event) => narrate(gameData, event),
  };
}

/** A pilot goes by the name of the airplane, and one who flies two by that of the side. */
function pilotOf(gameData: GameData, seat: Seat): Message {
  const first = gameData.owner.indexOf(seat);
  return gameData.owner.lastIndexOf(seat) === first ? planeOf(gameData, first) : sideOf(gameData.sideOf[seat]);
}

function narrate(gameData: GameData, event: AirspaceEvent): Line[] {
  const plane = (number: number) => planeOf(gameData, number);
  switch (event.type) {
    case 'startRolled': {
      const { die, start, taken } = event;
      const key = taken ? 'event.airspace.startRolled.taken' : 'event.airspace.startRolled';
      return [{ key, params: { plane: plane(event.plane), die, start } }];
    }
    case 'placed': {
      const { start, at } = event;
      return [{ key: 'event.airspace.placed', params: { plane: plane(event.plane), hex: hexOf(at.hex), start } }];
    }
    case 'initiativeRolled':
      return [{ key: 'event.airspace.initiativeRolled', params: { die: event.die, side: sideOf(event.side) } }];
    case 'phaseBegan': {
      const params = { phaseNumber: event.phaseNumber, side: sideOf(event.initiative) };
      return [{ key: 'event.airspace.phaseBegan', params, heading: true }];
    }
    case 'turnBegan':
      return [{ key: 'event.airspace.turnBegan', params: { plane: plane(event.plane), points: event.points } }];
    case 'flew':
      return [flew(gameData, event)];
    case 'pointLost':
    case 'crashed':
    case 'left':
    case 'held':
      return [{ key: `event.airspace.${event.type}`, params: { plane: plane(event.plane) } }];
    case 'shot':
      return shot(gameData, event);
    case 'damaged': {
      const { damage, capacity } = event;
      return [{ key: 'event.airspace.damaged', params: { plane: plane(event.plane), damage, capacity } }];
    }
    case 'shotDown':
      return [{ key: 'event.airspace.shotDown', params: { plane: plane(event.plane), by: plane(event.by) } }];
    case 'phaseEnded':
      return [{ key: 'event.airspace.phaseEnded', params: { phaseNumber: event.phaseNumber } }];
    case 'drawOffered':
      return [{ key: 'event.airspace.drawOffered', params: { seat: pilotOf(gameData, event.seat) } }];
    case 'drawAnswered': {
      const answer = event.accept ? 'accepted' : 'declined';
      return [{ key: `event.airspace.drawAnswered.${answer}`, params: { seat: pilotOf(gameData, event.seat) } }];
    }
    case 'drawLapsed':
      return [{ key: 'event.airspace.drawLapsed' }];
    case 'resigned': {
      const params = { seat: pilotOf(gameData, event.seat), planes: event.planes.length };
      return [{ key: 'event.airspace.resigned', params }];
    }
    case 'over':
      return [over(gameData, event.outcome)];
  }
}

type Of<T extends AirspaceEvent['type']> = Extract<AirspaceEvent, { type: T }>;

function flew(gameData: GameData, { plane, manoeuvre, from, path, to }: Of<'flew'>): Line {
  const flown = { plane: planeOf(gameData, plane), facing: facingOf(to.facing) };
  if (!isOn(gameData.board, to.hex)) {
    return { key: 'event.airspace.flew.out', params: { ...flown, from: hexOf(path.at(-2) ?? from.hex) } };
  }
  const params = { ...flown, path: path.map(hexOf), altitude: to.altitude };
  return { key: `event.airspace.flew.${manoeuvre.move}`, params };
}

const modifierNames = ['range', 'tail', 'friend'] as const satisfies (keyof Modifiers)[];

function shot(gameData: GameData, { plane, target, die, modifiers, result, damage }: Of<'shot'>): Line[] {
  const counted = modifierNames.filter((name) => modifiers[name] !== 0);
  const params = { plane: planeOf(gameData, plane), target: planeOf(gameData, target), die };
  const adjusted = { modifiers: counted.map((name) => ({ key: `modifier.airspace.${name}` })), result };
  const line: Line =
    counted.length === 0
      ? { key: 'event.airspace.shot', params }
      : { key: 'event.airspace.shot.adjusted', params: { ...params, ...adjusted } };
  return damage === 0 ? [line, { key: 'event.airspace.shot.missed' }] : [line];
}

function over(gameData: GameData, outcome: Outcome): Line {
  const { winners } = outcome;
  const result: Message =
    winners.length === 0
      ? { key: 'outcome.draw' }
      : { key: `outcome.airspace.${sideNames[gameData.sideOf[winners[0]]]}` };
  return {
    key: 'event.airspace.over',
    params: { ending: endingOf('airspace', outcome), result },
    heading: true,
  };
}
