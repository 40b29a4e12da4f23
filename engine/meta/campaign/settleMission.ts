import { itemAt } from '../../core/items.ts';
import type { Random } from '../../core/random.ts';
import { type ConditionContext, holds, resolveChoice } from './conditions.ts';
import { isQuiet, type MissionResult } from './definition.ts';
import { applyEffect, awardMedal, type EffectResults, repairAirframe } from './effects.ts';
import { sortieRulesOf } from './missionOptions.ts';
import { startOrder } from './orders.ts';
import {
  addToCounter,
  type CampaignState,
  counterOf,
  type Flight,
  gameSideOf,
  missionOf,
  type PastMission,
} from './state.ts';
import { diaryMessages, newspaperOf } from './storyPages.ts';

const maxPrestigeVictories = 2;

/** Settles a mission after its last sortie: grade, effects, escapes, medals, diary, repairs, and the next order or ending. */
export function settleMission(state: CampaignState, random: Random): void {
  const { definition } = state.war;
  const order = itemAt(definition.missions, state.order);
  const effectResults: EffectResults = { medals: [], pages: [] };
  const contexts = state.flights.map((_, flight) => missionContext(state, flight, random));
  const grades = contexts.map(({ grade }) => grade ?? 0);
  if (!isQuiet(order)) for (const context of contexts) addMissionCounters(context);

  let next = '';
  for (const flight of [state.lead, ...otherFlights(state)]) {
    const context = itemAt(contexts, flight);
    const result = findResult(order.results, context);
    for (const effect of result.effects ?? []) applyEffect(effect, context, effectResults);
    if (flight === state.lead) next = resolveChoice(result.next, context);
  }
  moveAerodromeBack(state);
  const returned = drawEscapes(state, random);
  for (const context of contexts) awardMedalsAndRanks(context, effectResults);
  const stars = definition.challenges.filter(
    ({ mission, when }) => mission === state.order && holds(when, itemAt(contexts, 0)),
  );
  const past: PastMission = {
    order: state.order,
    date: order.date,
    number: state.missionNumber,
    lead: state.lead,
    grades,
    sorties: state.sorties.map(({ matchId, debrief, typed, note }) => ({
      matchId,
      debrief: debrief!,
      typed,
      ...(note !== undefined && { note }),
    })),
    fates: state.fates,
    counterChanges: [],
    medals: effectResults.medals,
    returned,
    diary: contexts.map((context) => diaryMessages(context, effectResults.pages)),
    diarists: state.flights.map(({ diarist }) => diarist),
    paper: null,
    stars: stars.map(({ key }) => key),
    reflown: isMarkedReflown(state),
    notes: state.flights.map(() => ''),
  };
  past.paper = newspaperOf(state, past);
  state.past.push(past);
  advanceRepairs(state);
  const ended = endingAfter(state, next, random);
  if (!ended && itemAt(definition.missions, next).chapter !== order.chapter) driftCounters(state);
  past.counterChanges = state.flights.map((flight, at) => counterChanges(flight, itemAt(state.countersAtTakeOff, at)));
  state.missionNumber++;
  if (ended) {
    state.ending = ended;
    state.stage = 'ended';
    state.offers = [];
  } else startOrder(state, next);
}

/** The context of conditions for a flight after its mission. */
export function missionContext(state: CampaignState, flight: number, random?: Random): ConditionContext {
  const order = itemAt(state.war.definition.missions, state.order);
  if (isQuiet(order)) return { state, flight, random };
  const mission = missionOf(state);
  const side = gameSideOf(state, flight, mission);
  const flown = state.sorties.flatMap(({ debrief }) => (debrief ? [{ debrief, side }] : []));
  const sum = state.sorties.reduce((total, { debrief, typed }) => {
    if (typed !== null) return total + (flight === state.lead ? typed : -typed);
    return debrief ? total + sortieRulesOf(mission).grade(debrief, side) : total;
  }, 0);
  const crew = state.preparations[flight]?.pilots.flat() ?? [];
  return { state, flight, random, flown, crew, grade: Math.max(-2, Math.min(2, sum)) };
}

/** Whether the mission is marked as reflown. A cadet's first refly in a chapter is not marked. */
function isMarkedReflown({ reflights, missionNumber: number, order: current, past, war }: CampaignState): boolean {
  const reflyCount = reflights.filter((from) => from === number).length;
  if (reflyCount === 0 || war.difficulty !== 'cadet') return reflyCount > 0;
  const chapterOf = (order: string) => itemAt(war.definition.missions, order).chapter;
  const chapterMissions = past.filter(({ order }) => chapterOf(order) === chapterOf(current));
  return reflyCount > 1 || chapterMissions.some((mission) => reflights.includes(mission.number));
}

function otherFlights(state: CampaignState): number[] {
  return [...state.flights.keys()].filter((flight) => flight !== state.lead);
}

function findResult(results: readonly MissionResult[], context: ConditionContext): MissionResult {
  const fitting = results.find(({ when }) => !when || holds(when, context));
  if (!fitting) throw new RangeError('no result fits');
  return fitting;
}

/** Adds the usual changes of a mission to the counters sector, prestige and stores. */
function addMissionCounters(context: ConditionContext): void {
  const { state, flight, grade = 0 } = context;
  const { great } = missionOf(state);
  if (flight === state.lead) addToCounter(state, flight, 'sector', great ? grade : Math.sign(grade));
  const victories = (context.flown ?? []).reduce((sum, { debrief, side }) => {
    return sum + debrief.planes.reduce((own, plane) => own + (plane.side === side ? plane.victories : 0), 0);
  }, 0);
  addToCounter(state, flight, 'prestige', Math.max(0, grade) + Math.min(maxPrestigeVictories, victories));
  addToCounter(state, flight, 'stores', 1);
}

const minStoresAfterMove = 2;

/** Moves the aerodrome back when the sector is at its minimum for the second time. */
function moveAerodromeBack(state: CampaignState): void {
  const sector = state.war.definition.counters.find(({ key }) => key === 'sector');
  const flight = itemAt(state.flights, 0);
  if (!sector || counterOf(flight, 'sector') > sector.min || state.flags.includes('movedBack')) return;
  const pressed = state.flags.includes('pressed');
  state.flags.push(pressed ? 'movedBack' : 'pressed');
  if (pressed) addToCounter(state, 0, 'stores', Math.max(0, minStoresAfterMove - counterOf(flight, 'stores')));
}

/** Draws for each prisoner whether he escapes. */
function drawEscapes(state: CampaignState, random: Random): { flight: number; pilot: string }[] {
  const [n, of] = state.war.definition.escapes;
  const returned: { flight: number; pilot: string }[] = [];
  for (const [flight, { pilots }] of state.flights.entries()) {
    for (const pilot of pilots) {
      if (pilot.condition !== 'prisoner' || n === 0) continue;
      if (random.below(of, 'escape') >= n) continue;
      pilot.condition = 'fit';
      returned.push({ flight, pilot: pilot.id });
    }
  }
  return returned;
}

/** Awards medals and ranks to the pilots who are alive. */
function awardMedalsAndRanks(context: ConditionContext, effectResults: EffectResults): void {
  const { state, flight } = context;
  const { ranks, medals } = state.war.definition.roster;
  const { pilots, side } = itemAt(state.flights, flight);
  for (const pilot of pilots) {
    if (pilot.condition === 'killed') continue;
    const own = { ...context, pilot };
    for (const medal of medals) {
      if (medal.side !== undefined && medal.side !== side) continue;
      if (holds(medal.when, own)) awardMedal(effectResults, flight, pilot, medal.key);
    }
    const earnedRanks = ranks.filter(({ when }) => holds(when, own));
    pilot.rank = earnedRanks.at(-1)?.key ?? pilot.rank;
  }
}

/** Counts down hospital and workshop, and replaces lost airframes for one store each. */
function advanceRepairs(state: CampaignState): void {
  for (const [at, flight] of state.flights.entries()) {
    for (const pilot of flight.pilots) {
      if (pilot.condition === 'wounded' && --pilot.missionsInHospital <= 0) pilot.condition = 'fit';
    }
    for (const airframe of flight.hangar) {
      if (airframe.state === 'workshop' && --airframe.missionsInWorkshop <= 0) airframe.state = 'ready';
      else if (airframe.state === 'lost' && counterOf(flight, 'stores') > 0) {
        addToCounter(state, at, 'stores', -1);
        repairAirframe(airframe);
      }
    }
    chooseDiarist(flight);
  }
}

/** Chooses the diarist who can write: the first one, else the present one, else the pilot with the most sorties. */
function chooseDiarist(flight: Flight): void {
  const writes = (id: string) => flight.pilots.some((pilot) => pilot.id === id && canWrite(pilot.condition));
  if (writes(flight.first)) flight.diarist = flight.first;
  if (writes(flight.diarist)) return;
  const [heir] = flight.pilots.filter(({ condition }) => canWrite(condition)).sort((a, b) => b.sorties - a.sorties);
  if (heir) flight.diarist = heir.id;
}

function canWrite(condition: string): boolean {
  return condition === 'fit' || condition === 'wounded';
}

/** Moves drifting counters 1 towards 0. */
function driftCounters(state: CampaignState): void {
  for (const { key, drifts } of state.war.definition.counters) {
    if (!drifts) continue;
    for (const { counters } of state.flights) {
      const value = itemAt(counters, key);
      counters[key] = value - Math.sign(value);
    }
  }
}

function counterChanges(flight: Flight, before: Record<string, number>): Record<string, number> {
  const moved = Object.entries(flight.counters).map(([key, value]) => [key, value - itemAt(before, key)] as const);
  return Object.fromEntries(moved.filter(([, by]) => by !== 0));
}

/** The ending that a result leads to, or `null` if the campaign goes on. */
function endingAfter(state: CampaignState, next: string, random: Random): string | null {
  const { endings } = state.war.definition;
  if (next !== 'ending') return endings.some(({ id }) => id === next) ? next : null;
  const context: ConditionContext = { state, flight: state.lead, random };
  return endings.find(({ when }) => !when || holds(when, context))?.id ?? null;
}
