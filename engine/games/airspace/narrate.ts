import { isOn } from '../../boards/hex.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import { endingOf } from '../../text/ending.ts';
import type { Line, Narrator } from '../../text/narrator.ts';
import type { Message } from '../../text/say.ts';
import { facingOf, hexOf, planeOf, sideOf } from './names.ts';
import { type AirspaceOptions, sideNames } from './options.ts';
import { openSetting, type Setting } from './setting.ts';
import type { AirspaceAction, AirspaceEvent, Modifiers } from './state.ts';

export function airspaceNarrator(options: AirspaceOptions): Narrator<AirspaceAction, AirspaceEvent> {
  const setting = openSetting(options);
  return {
    name: (seat) => pilotOf(setting, seat),
    action: ({ type, seat }) => ({ key: `action.airspace.${type}`, params: { seat: pilotOf(setting, seat) } }),
    narrate: (event) => narrate(setting, event),
  };
}

/** A pilot goes by the name of the airplane, and one who flies two by that of the side. */
function pilotOf(setting: Setting, seat: Seat): Message {
  const first = setting.owner.indexOf(seat);
  return setting.owner.lastIndexOf(seat) === first ? planeOf(setting, first) : sideOf(setting.sideOf[seat]);
}

function narrate(setting: Setting, event: AirspaceEvent): Line[] {
  const plane = (number: number) => planeOf(setting, number);
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
      return [flew(setting, event)];
    case 'pointLost':
    case 'crashed':
    case 'left':
    case 'held':
      return [{ key: `event.airspace.${event.type}`, params: { plane: plane(event.plane) } }];
    case 'shot':
      return shot(setting, event);
    case 'damaged': {
      const { damage, capacity } = event;
      return [{ key: 'event.airspace.damaged', params: { plane: plane(event.plane), damage, capacity } }];
    }
    case 'shotDown':
      return [{ key: 'event.airspace.shotDown', params: { plane: plane(event.plane), by: plane(event.by) } }];
    case 'phaseEnded':
      return [{ key: 'event.airspace.phaseEnded', params: { phaseNumber: event.phaseNumber } }];
    case 'drawOffered':
      return [{ key: 'event.airspace.drawOffered', params: { seat: pilotOf(setting, event.seat) } }];
    case 'drawAnswered': {
      const answer = event.accept ? 'accepted' : 'declined';
      return [{ key: `event.airspace.drawAnswered.${answer}`, params: { seat: pilotOf(setting, event.seat) } }];
    }
    case 'drawLapsed':
      return [{ key: 'event.airspace.drawLapsed' }];
    case 'resigned': {
      const params = { seat: pilotOf(setting, event.seat), planes: event.planes.length };
      return [{ key: 'event.airspace.resigned', params }];
    }
    case 'over':
      return [over(setting, event.outcome)];
  }
}

type Of<T extends AirspaceEvent['type']> = Extract<AirspaceEvent, { type: T }>;

function flew(setting: Setting, { plane, manoeuvre, from, path, to }: Of<'flew'>): Line {
  const flown = { plane: planeOf(setting, plane), facing: facingOf(to.facing) };
  if (!isOn(setting.board, to.hex)) {
    return { key: 'event.airspace.flew.out', params: { ...flown, from: hexOf(path.at(-2) ?? from.hex) } };
  }
  const params = { ...flown, path: path.map(hexOf), altitude: to.altitude };
  return { key: `event.airspace.flew.${manoeuvre.move}`, params };
}

const modifierNames = ['range', 'tail', 'friend'] as const satisfies (keyof Modifiers)[];

function shot(setting: Setting, { plane, target, die, modifiers, result, damage }: Of<'shot'>): Line[] {
  const counted = modifierNames.filter((name) => modifiers[name] !== 0);
  const params = { plane: planeOf(setting, plane), target: planeOf(setting, target), die };
  const adjusted = { modifiers: counted.map((name) => ({ key: `modifier.airspace.${name}` })), result };
  const line: Line =
    counted.length === 0
      ? { key: 'event.airspace.shot', params }
      : { key: 'event.airspace.shot.adjusted', params: { ...params, ...adjusted } };
  return damage === 0 ? [line, { key: 'event.airspace.shot.missed' }] : [line];
}

function over(setting: Setting, outcome: Outcome): Line {
  const { winners } = outcome;
  const result: Message =
    winners.length === 0
      ? { key: 'outcome.draw' }
      : { key: `outcome.airspace.${sideNames[setting.sideOf[winners[0]]]}` };
  return {
    key: 'event.airspace.over',
    params: { ending: endingOf('airspace', outcome), result },
    heading: true,
  };
}
