import { itemAt } from '../../core/items.ts';
import type { Random } from '../../core/random.ts';
import type { Debrief, PlaneDebrief } from '../debrief.ts';
import { hasOwnAirframes, isLent } from './airframes.ts';
import { recordNemesis, repairAirframe, setPilotCondition } from './effects.ts';
import { drawFate, fateRowOf } from './fates.ts';
import { sortieRulesOf } from './missionOptions.ts';
import { costOf, readyAirframes, transferType } from './preparation.ts';
import {
  type Airframe,
  addToCounter,
  type CampaignState,
  counterOf,
  gameSideOf,
  missionOf,
  type Pilot,
  type Preparation,
  pilotOf,
} from './state.ts';

/** Sorties after which a pilot is steady. */
const sortiesUntilSteady = 3;

/** Pays for all purchases at take-off and applies them. */
export function payPreparations(state: CampaignState): void {
  for (const [at, flight] of state.flights.entries()) {
    const preparation = state.preparations[at] as Preparation;
    const { prestige, stores } = costOf(preparation.spent);
    addToCounter(state, at, 'prestige', -prestige - (at === state.lead ? state.price : 0));
    addToCounter(state, at, 'stores', -stores);
    // "Loans" cost one store each, while there are any.
    const lent = preparation.airframes.flat().filter(isLent).length;
    if (hasOwnAirframes(state, at)) addToCounter(state, at, 'stores', -Math.min(lent, counterOf(flight, 'stores')));
    for (const purchase of preparation.spent) {
      const airframe = 'airframe' in purchase && flight.hangar.find(({ id }) => id === purchase.airframe);
      if (!airframe) continue;
      if (purchase.buy === 'transfer') airframe.type = transferType(preparation, airframe.id) ?? airframe.type;
      repairAirframe(airframe);
    }
    if (preparation.rests !== null) pilotOf(flight, preparation.rests).steady = true;
  }
}

/** Applies the debrief of a sortie to pilots, airframes and nemeses. */
export function applyMatchResult(state: CampaignState, sortie: number, debrief: Debrief, random: Random): void {
  const mission = missionOf(state);
  const { crew } = sortieRulesOf(mission);
  for (const [at, flight] of state.flights.entries()) {
    const { pilots, airframes } = state.preparations[at] as Preparation;
    const side = gameSideOf(state, at, mission);
    const planes = debrief.planes.filter((plane) => plane.side === side);
    // A side that flies all that it has uses its airframes in the order of the hangar.
    const chosen = itemAt(airframes, sortie);
    const flown = chosen.length > 0 ? chosen : readyAirframes(state, at).map(({ id }) => id);
    for (const [place, id] of itemAt(pilots, sortie).entries()) {
      const plane = itemAt(planes, Math.min(Math.floor(place / crew), planes.length - 1));
      recordSortie(state, at, pilotOf(flight, id), plane, random);
    }
    for (const [number, plane] of planes.entries()) {
      const airframe = flight.hangar.find((one) => one.id === flown[number]);
      if (airframe) damageAirframe(state, airframe, plane, debrief);
      if (plane.fate === 'shotDown') recordNemesis(state, at, victorName(state, at, debrief, sortie));
    }
  }
}

function recordSortie(state: CampaignState, flight: number, pilot: Pilot, plane: PlaneDebrief, random: Random): void {
  pilot.sorties++;
  pilot.victories += plane.victories;
  if (pilot.sorties === sortiesUntilSteady) pilot.steady = true;
  const row = fateRowOf(state.war, missionOf(state), plane.fate);
  if (!row) return;
  const { outcome, again: drawnTwice } = drawFate(row, pilot.steady, random);
  if (drawnTwice) pilot.steady = false;
  if (outcome === 'wounded') setPilotCondition(pilot, 'wounded', 1);
  else if (outcome === 'gravely') setPilotCondition(pilot, 'wounded', 2);
  else if (outcome !== 'unhurt') setPilotCondition(pilot, outcome, 0);
  if (plane.fate === 'left') addToCounter(state, flight, 'prestige', -1);
  state.fates.push({ flight, pilot: pilot.id, plane: plane.key, from: plane.fate, outcome, drawnTwice });
}

/** Marks an airframe as lost or damaged. The mission just flown is still counted down, hence two missions. */
function damageAirframe(state: CampaignState, airframe: Airframe, plane: PlaneDebrief, debrief: Debrief): void {
  if (plane.fate === 'shotDown' || plane.fate === 'crashed') airframe.state = 'lost';
  else if (sortieRulesOf(missionOf(state)).battered(plane, debrief) || plane.fate === 'resigned') {
    airframe.state = 'workshop';
    airframe.missionsInWorkshop = 2;
  }
}

/** Between rivals: the name of the other flight's pilot with the most victories in this sortie. */
function victorName(state: CampaignState, flight: number, debrief: Debrief, sortie: number): string | undefined {
  if (state.flights.length < 2) return undefined;
  const other = 1 - flight;
  const side = gameSideOf(state, other, missionOf(state));
  const planes = debrief.planes.filter((plane) => plane.side === side);
  const best = planes.reduce((most, plane, at) => (plane.victories > itemAt(planes, most).victories ? at : most), 0);
  const { crew } = sortieRulesOf(missionOf(state));
  const id = state.preparations[other]?.pilots[sortie]?.[best * crew];
  return id === undefined ? undefined : pilotOf(itemAt(state.flights, other), id).name;
}
