import { itemAt } from '../../core/items.ts';
import { type ConditionContext, findPilot } from './conditions.ts';
import { type Effect, maxAirframes } from './definition.ts';
import { type Airframe, addToCounter, type CampaignState, type Flight, type Pilot } from './state.ts';

/** Results of effects other than the changed state. */
export interface EffectResults {
  medals: { flight: number; pilot: string; medal: string }[];
  /** Keys of additional diary pages. */
  pages: string[];
}

/** Applies an effect to the state. Flags, shared counters and pages change only for the lead, so that they change once. */
export function applyEffect(effect: Effect, context: ConditionContext, effectResults: EffectResults): void {
  const { state, flight } = context;
  const ownFlight = itemAt(state.flights, flight);
  const isLead = flight === state.lead;
  if ('add' in effect) {
    const [key, amount] = effect.add;
    const shared = state.war.definition.counters.some((counter) => counter.key === key && counter.shared);
    if (isLead || !shared) addToCounter(state, flight, key, amount);
  } else if ('set' in effect) {
    if (isLead && !state.flags.includes(effect.set)) state.flags.push(effect.set);
  } else if ('clear' in effect) {
    if (isLead) state.flags = state.flags.filter((flag) => flag !== effect.clear);
  } else if ('pilot' in effect) {
    const pilot = findPilot(context, effect.pilot);
    if (pilot) setPilotCondition(pilot, effect.to, effect.missions ?? 1);
  } else if ('award' in effect) {
    const pilot = findPilot(context, effect.award[0]);
    if (pilot) awardMedal(effectResults, flight, pilot, effect.award[1]);
  } else if ('deliver' in effect) {
    deliverAirframes(state, ownFlight, effect.deliver, effect.number);
  } else if ('lose' in effect) {
    for (const airframe of notLost(ownFlight, effect.lose).slice(0, effect.number)) airframe.state = 'lost';
  } else if ('repair' in effect) {
    for (const airframe of damaged(ownFlight, effect.repair).slice(0, effect.number)) repairAirframe(airframe);
  } else if ('nemesis' in effect) {
    if (effect.nemesis === 'make' && !ownFlight.nemesis) recordNemesis(state, flight);
    else if (effect.nemesis === 'clear') ownFlight.nemesis = null;
    else if (effect.nemesis === 'promote' && ownFlight.nemesis) ownFlight.nemesis.rank++;
  } else if (isLead) effectResults.pages.push(effect.page);
}

/** Sets a pilot's condition. The mission just flown is still counted down, so a wound gets one mission more. */
export function setPilotCondition(pilot: Pilot, condition: Pilot['condition'], missions: number): void {
  if (pilot.condition === 'killed') return;
  pilot.condition = condition;
  pilot.missionsInHospital = condition === 'wounded' ? missions + 1 : 0;
  if (condition === 'wounded') pilot.wounds++;
}

export function awardMedal({ medals }: EffectResults, flight: number, pilot: Pilot, medal: string): void {
  if (pilot.medals.includes(medal)) return;
  pilot.medals.push(medal);
  medals.push({ flight, pilot: pilot.id, medal });
}

/** Airframes of a type; `any` matches every type. */
function ofType({ hangar }: Flight, type: string): Airframe[] {
  return hangar.filter((airframe) => type === 'any' || airframe.type === type);
}

function notLost(flight: Flight, type: string): Airframe[] {
  return ofType(flight, type).filter(({ state }) => state !== 'lost');
}

function damaged(flight: Flight, type: string): Airframe[] {
  return ofType(flight, type).filter(({ state }) => state === 'workshop');
}

export function repairAirframe(airframe: Airframe): void {
  airframe.state = 'ready';
  airframe.missionsInWorkshop = 0;
}

/** Adds airframes of a type from the definition's hangar list, up to the limit of the hangar. */
export function deliverAirframes({ war }: CampaignState, flight: Flight, type: string, number: number): void {
  const known = war.definition.hangar.find((delivery) => delivery.type === type);
  if (!known) return;
  const before = ofType(flight, type).length;
  const room = maxAirframes - flight.hangar.length;
  for (let i = 1; i <= Math.min(number, room); i++) {
    const id = `${type}.${before + i}`;
    flight.hangar.push({ id, type, game: known.game, state: 'ready', missionsInWorkshop: 0 });
  }
}

/** Records a victory of the flight's nemesis, or makes a new one. Between rivals `name` is a pilot of the other flight. */
export function recordNemesis(state: CampaignState, flight: number, name?: string): void {
  const ownFlight = itemAt(state.flights, flight);
  if (ownFlight.nemesis && (name === undefined || ownFlight.nemesis.name === name)) {
    ownFlight.nemesis.victories++;
    return;
  }
  const names = itemAt(state.war.definition.roster.enemies, ownFlight.side);
  ownFlight.nemesis = { name: name ?? itemAt(names, ownFlight.enemyNamesUsed % names.length), victories: 1, rank: 0 };
  if (name === undefined) ownFlight.enemyNamesUsed++;
}
