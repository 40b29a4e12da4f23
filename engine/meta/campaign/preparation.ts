import type { Rejection } from '../../core/game.ts';
import { itemAt } from '../../core/items.ts';
import {
  airframesPerSortie,
  airframeType,
  allowedTypes,
  hasOwnAirframes,
  isLent,
  lentAirframe,
  suitsOrder,
} from './airframes.ts';
import { sortieRulesOf } from './missionOptions.ts';
import { availablePilots, sortieCount } from './orders.ts';
import { type Airframe, type CampaignState, counterOf, missionOf, type Preparation, type Purchase } from './state.ts';

/** The prices of purchases. */
export const prices: Readonly<Record<Purchase['buy'], { prestige: number; stores: number }>> = {
  intelligence: { prestige: 1, stores: 0 },
  height: { prestige: 1, stores: 0 },
  groundCrew: { prestige: 1, stores: 1 },
  transfer: { prestige: 2, stores: 0 },
};

export function costOf(spent: readonly Purchase[]): { prestige: number; stores: number } {
  const cost = { prestige: 0, stores: 0 };
  for (const { buy } of spent) {
    cost.prestige += prices[buy].prestige;
    cost.stores += prices[buy].stores;
  }
  return cost;
}

/** Maximum number of pilots for a sortie, limited by the planes left. */
export function maxPilots(state: CampaignState, flight: number): number {
  const mission = missionOf(state);
  const { crew } = sortieRulesOf(mission);
  if (mission.charge || crew > 1 || airframesPerSortie(state, flight) > 0) return mission.pilots.most;
  return Math.min(mission.pilots.most, planesLeft(state, flight));
}

/** Number of planes of a side that flies all that it has. */
export function planesLeft(state: CampaignState, flight: number): number {
  const mission = missionOf(state);
  const fullStrength = sortieRulesOf(mission).planes({});
  if (state.war.byTheBook || !hasOwnAirframes(state, flight)) return fullStrength;
  // The depot makes up for all but two missing planes.
  return Math.max(fullStrength - 2, Math.min(fullStrength, readyAirframes(state, flight).length));
}

/** The ready airframes that suit the order. */
export function readyAirframes(state: CampaignState, flight: number): Airframe[] {
  return itemAt(state.flights, flight).hangar.filter(
    (airframe) => airframe.state === 'ready' && suitsOrder(state, flight, airframe),
  );
}

/** The default preparation: the pilots with the fewest sorties, the first ready airframes, no purchases. */
export function proposePreparation(state: CampaignState, flight: number): Preparation {
  const { least } = missionOf(state).pilots;
  const pilots: string[][] = [];
  const airframes: string[][] = [];
  const pilotQueue = pilotOrder(state, flight);
  const ready = readyAirframes(state, flight).map(({ id }) => id);
  for (let sortie = 0; sortie < sortieCount(state); sortie++) {
    // The later sorties need their pilots, too.
    const spared = pilotQueue.length - least * (sortieCount(state) - sortie - 1);
    pilots.push(pilotQueue.splice(0, Math.max(least, Math.min(maxPilots(state, flight), spared))));
    const picked: string[] = [];
    for (let plane = 0; plane < airframesPerSortie(state, flight); plane++) {
      const taken = picked.map((id) => airframeType(itemAt(state.flights, flight), id));
      const readyIndex = ready.findIndex((id) => !taken.includes(airframeType(itemAt(state.flights, flight), id)));
      picked.push(readyIndex < 0 ? lentAirframe(state, flight, taken) : itemAt(ready.splice(readyIndex, 1), 0));
    }
    airframes.push(picked);
  }
  return { pilots, airframes, spent: [], rests: null };
}

/** Pilots in default order: the diarist, then by fewest sorties. A passenger follows each pilot that carries one. */
function pilotOrder(state: CampaignState, at: number): string[] {
  const mission = missionOf(state);
  const flight = itemAt(state.flights, at);
  const free = availablePilots(flight, mission);
  const fit = free.filter(({ condition }) => condition === 'fit').sort((a, b) => a.sorties - b.sorties);
  const flyers = [...fit.filter(({ id }) => id === flight.diarist), ...fit.filter(({ id }) => id !== flight.diarist)];
  if (!mission.charge) return flyers.map(({ id }) => id);
  // The wounded pilot is the passenger, otherwise the one with the most sorties.
  const carried = free.filter(({ condition }) => condition !== 'fit');
  const order: string[] = [];
  while (flyers.length + carried.length > 1) {
    const flyer = flyers.shift();
    const charge = carried.shift() ?? flyers.pop();
    if (flyer && charge) order.push(flyer.id, charge.id);
  }
  return order;
}

/** Checks a flight's preparation: a problem, or `null`. */
export function checkPreparation(state: CampaignState, flight: number, given: Preparation): Rejection | null {
  const sorties = sortieCount(state);
  if (given.pilots.length !== sorties || given.airframes.length !== sorties) return { code: 'campaign.wrongSorties' };
  return (
    checkPilots(state, flight, given) ?? checkPurchases(state, flight, given) ?? checkAirframes(state, flight, given)
  );
}

function checkPilots(state: CampaignState, flight: number, { pilots, rests }: Preparation): Rejection | null {
  const mission = missionOf(state);
  const ownFlight = itemAt(state.flights, flight);
  const named = pilots.flat();
  for (const crew of pilots) {
    const { least } = mission.pilots;
    const most = maxPilots(state, flight);
    if (crew.length < least || crew.length > most) return { code: 'campaign.wrongPilots', params: { least, most } };
  }
  const charges = mission.charge ? pilots.map((crew) => crew[crew.length - 1]) : [];
  for (const [at, id] of named.entries()) {
    const pilot = ownFlight.pilots.find((one) => one.id === id);
    if (!pilot) return { code: 'campaign.noSuchPilot' };
    if (named.indexOf(id) < at) return { code: 'campaign.pilotTwice', params: { pilot: pilot.name } };
    const carried = charges.includes(id);
    if (pilot.condition === 'fit' || (carried && pilot.condition === 'wounded')) continue;
    return {
      code: `campaign.pilot.${pilot.condition}`,
      params: { pilot: pilot.name, missions: pilot.missionsInHospital },
    };
  }
  if (rests === null) return null;
  const resting = ownFlight.pilots.find((one) => one.id === rests);
  if (resting?.condition !== 'fit') return { code: 'campaign.noSuchPilot' };
  return named.includes(rests) ? { code: 'campaign.restsAndFlies', params: { pilot: resting.name } } : null;
}

function checkPurchases(state: CampaignState, flight: number, { spent }: Preparation): Rejection | null {
  const ownFlight = itemAt(state.flights, flight);
  if (state.knowsEnemyPlanes[flight] && !spent.some(({ buy }) => buy === 'intelligence'))
    return { code: 'campaign.alreadyKnown' };
  for (const [at, purchase] of spent.entries()) {
    const { buy } = purchase;
    if (buy === 'intelligence' || buy === 'height') {
      if (spent.findIndex((other) => other.buy === buy) < at) return { code: 'campaign.boughtTwice' };
      if (buy === 'height' && state.war.byTheBook) return { code: 'campaign.byTheBook' };
      continue;
    }
    const airframe = ownFlight.hangar.find(({ id }) => id === purchase.airframe);
    if (!airframe) return { code: 'campaign.noSuchAirframe' };
    if (buy === 'groundCrew' && airframe.state !== 'workshop') return { code: 'campaign.notInWorkshop' };
    if (buy === 'transfer' && (airframe.state === 'lost' || !allowedTypes(state, flight)?.includes(purchase.to))) {
      return { code: 'campaign.noTransfer' };
    }
  }
  const cost = costOf(spent);
  const price = flight === state.lead ? state.price : 0;
  if (cost.prestige + price > counterOf(ownFlight, 'prestige')) {
    return {
      code: 'campaign.prestigeShort',
      params: { cost: cost.prestige + price, have: counterOf(ownFlight, 'prestige') },
    };
  }
  return cost.stores > counterOf(ownFlight, 'stores') ? { code: 'campaign.storesShort' } : null;
}

function checkAirframes(state: CampaignState, flight: number, given: Preparation): Rejection | null {
  const mission = missionOf(state);
  const ownFlight = itemAt(state.flights, flight);
  const count = airframesPerSortie(state, flight);
  const types: string[] = [];
  const allowed = allowedTypes(state, flight);
  for (const picked of given.airframes) {
    if (picked.length !== count) return { code: 'campaign.wrongAirframes', params: { count } };
    for (const id of picked) {
      const type = transferType(given, id) ?? airframeType(ownFlight, id);
      types.push(type);
      if (allowed && !allowed.includes(type)) return { code: 'campaign.notThisOrder', params: { type } };
      if (isLent(id)) continue;
      const airframe = ownFlight.hangar.find((one) => one.id === id);
      if (!airframe || airframe.game !== mission.game) return { code: 'campaign.noSuchAirframe' };
      if (airframe.state === 'lost') return { code: 'campaign.airframe.lost', params: { type } };
      const repaired = given.spent.some((purchase) => 'airframe' in purchase && purchase.airframe === id);
      if (airframe.state === 'workshop' && !repaired && state.war.byTheBook) {
        return { code: 'campaign.airframe.workshop', params: { type, missions: airframe.missionsInWorkshop } };
      }
    }
    const ownAirframes = picked.filter((id) => !isLent(id));
    if (new Set(ownAirframes).size < ownAirframes.length) return { code: 'campaign.airframeTwice' };
    const unusedAirframes = readyAirframes(state, flight).filter(
      ({ id, type }) => !given.airframes.flat().includes(id) && !types.includes(type),
    );
    const hasNeedlessLoan = picked.some(isLent) && unusedAirframes.length > 0;
    if (hasNeedlessLoan) return { code: 'campaign.notLent', params: { type: itemAt(unusedAirframes, 0).type } };
  }
  return null;
}

/** The type that an airframe was exchanged for, or `null`. */
export function transferType({ spent }: Preparation, id: string): string | null {
  for (const purchase of spent) if (purchase.buy === 'transfer' && purchase.airframe === id) return purchase.to;
  return null;
}
