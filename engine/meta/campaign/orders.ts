import { itemAt } from '../../core/items.ts';
import { holds } from './conditions.ts';
import { type Delivery, isQuiet, type Mission, type Mode } from './definition.ts';
import { deliverAirframes } from './effects.ts';
import { addToCounter, type CampaignState, counterOf, type Flight, missionOf, type Pilot } from './state.ts';

/** Number of sorties of the current mission. */
export function sortieCount(state: CampaignState): number {
  return sortiesIn(missionOf(state), state.war.mode);
}

/** Number of sorties of a mission: two if partners fly it one after the other. */
export function sortiesIn({ twice }: Mission, mode: Mode): number {
  return twice && mode === 'partners' ? 2 : 1;
}

export function addPilot(state: CampaignState, flight: Flight, name: string, original: boolean): Pilot {
  const pilot: Pilot = {
    id: `p${flight.pilots.length + 1}`,
    name,
    rank: null,
    victories: 0,
    sorties: 0,
    wounds: 0,
    medals: [],
    condition: 'fit',
    missionsInHospital: 0,
    steady: false,
    original,
  };
  flight.pilots.push(pilot);
  const [lowest] = state.war.definition.roster.ranks;
  if (lowest) pilot.rank = lowest.key;
  return pilot;
}

/** Starts the next order: sets its offers, delivers the airframes due by its date and sends replacement pilots. */
export function startOrder(state: CampaignState, order: string): void {
  const { definition, mode } = state.war;
  state.order = order;
  state.price = 0;
  state.lead = mode === 'rivals' ? state.missionNumber % 2 : 0;
  state.preparations = state.flights.map(() => null);
  state.knowsEnemyPlanes = state.flights.map(() => false);
  state.sorties = [];
  state.fates = [];
  const { offers = [], date } = itemAt(definition.missions, order);
  const context = { state, flight: choosingFlight(state) };
  state.offers = [order, ...offers.filter(({ when }) => !when || holds(when, context)).map((offer) => offer.order)];
  for (const flight of state.flights)
    for (const delivery of definition.hangar) deliverOnce(state, flight, delivery, date);
  sendReplacements(state);
  const quiet = isQuiet(itemAt(definition.missions, order));
  state.stage = state.offers.length > 1 || quiet ? 'choosing' : 'preparing';
}

function deliverOnce(
  state: CampaignState,
  flight: Flight,
  { type, number, from, side, mode }: Delivery,
  date: string,
): void {
  if ((side ?? flight.side) !== flight.side || (mode ?? state.war.mode) !== state.war.mode) return;
  const delivered = `${type} ${from ?? ''} ${flight.side}`;
  if ((from !== undefined && from > date) || state.delivered.includes(delivered)) return;
  state.delivered.push(delivered);
  deliverAirframes(state, flight, type, number);
}

/** "Loans": the depot sends missing pilots, for one store each while there are any, so that every order can be flown. */
export function sendReplacements(state: CampaignState): void {
  const order = itemAt(state.war.definition.missions, state.order);
  if (isQuiet(order)) return;
  const needed = order.pilots.least * sortieCount(state);
  for (const [at, flight] of state.flights.entries()) {
    const names = itemAt(state.war.definition.roster.names, flight.side);
    while (availablePilots(flight, order).length < needed) {
      addPilot(state, flight, itemAt(names, flight.ownNamesUsed % names.length), false);
      flight.ownNamesUsed++;
      if (counterOf(flight, 'stores') > 0) addToCounter(state, at, 'stores', -1);
    }
  }
}

/** The pilots who can fly: all fit ones, and one wounded if the mission carries a passenger. */
export function availablePilots({ pilots }: Flight, { charge }: Mission): Pilot[] {
  const fit = pilots.filter(({ condition }) => condition === 'fit');
  const carried = charge && pilots.find(({ condition }) => condition === 'wounded');
  return carried ? [...fit, carried] : fit;
}

/** The flight that chooses between orders: the one behind in the sector, else the lead. */
export function choosingFlight(state: CampaignState): number {
  const [first, second] = state.flights;
  if (!first || !second) return 0;
  const ahead = counterOf(first, 'sector') - counterOf(second, 'sector');
  return ahead === 0 ? state.lead : ahead < 0 ? 0 : 1;
}
