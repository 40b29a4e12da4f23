import { levels } from '../../bots/bot.ts';
import type { Rejection } from '../../core/game.ts';
import { hash } from '../../core/hash.ts';
import { itemAt } from '../../core/items.ts';
import { readOptions } from '../../core/options.ts';
import { games } from '../../games/index.ts';
import type { CampaignEvent } from './events.ts';
import { choosingFlight } from './orders.ts';
import { checkPreparation } from './preparation.ts';
import { type CampaignSetup, type CampaignState, counterOf, gameSideOf, missionOf } from './state.ts';

/** Checks whether an event is legal in a state: a problem, or `null`. */
export function checkEvent(state: CampaignState, event: CampaignEvent): Rejection | null {
  const { war, stage } = state;
  const notNow = { code: 'campaign.notNow' };
  switch (event.type) {
    case 'begun':
      return stage === 'beginning' ? checkBegin(war, event.pilots) : notNow;
    case 'chose': {
      const canChoose = stage === 'choosing' || stage === 'preparing' || stage === 'ready';
      if (!canChoose || state.offers.length === 0) return notNow;
      if (!state.offers.includes(event.order)) return { code: 'campaign.noSuchOrder' };
      return orderPrice(state, event.order) > counterOf(itemAt(state.flights, choosingFlight(state)), 'prestige')
        ? { code: 'campaign.prestigeShort', params: { cost: orderPrice(state, event.order), have: 0 } }
        : null;
    }
    case 'prepared':
      if (stage !== 'preparing' && stage !== 'ready') return notNow;
      if (event.flight >= state.flights.length) return { code: 'campaign.noSuchFlight' };
      return checkPreparation(state, event.flight, event.preparation);
    case 'flying':
      return checkTakeOff(state, event.sortie) ?? checkMatchSetup(state, event);
    case 'flown':
      if (state.sorties[event.sortie]?.stage !== 'flying') return notNow;
      if (event.debrief.game !== missionOf(state).game) return { code: 'campaign.otherGame' };
      return hasPlanesOfEveryFlight(state, event) ? null : { code: 'campaign.noPlanes' };
    case 'typed':
      if (war.ironman && !isGivenUp(state, event)) return ironmanRejection;
      if (state.sorties[event.sortie]?.stage === 'flying') return null;
      return checkTakeOff(state, event.sortie);
    case 'noted':
      return event.number < state.past.length && event.flight < state.flights.length ? null : notNow;
    case 'reflown':
      return checkRefly(state, event.from);
  }
}

function checkBegin({ mode, definition }: CampaignSetup, pilots: readonly (readonly string[])[]): Rejection | null {
  const flights = mode === 'rivals' ? 2 : 1;
  const { size } = definition.roster;
  if (pilots.length !== flights || pilots.some((names) => names.length !== size)) {
    return { code: 'campaign.wrongRoster', params: { size } };
  }
  return null;
}

/** Pilots fare as their planes, so each side that flew needs one. */
function hasPlanesOfEveryFlight(
  state: CampaignState,
  { sortie, debrief }: Extract<CampaignEvent, { type: 'flown' }>,
): boolean {
  return state.flights.every((_, at) => {
    const pilots = state.preparations[at]?.pilots[sortie] ?? [];
    const side = gameSideOf(state, at, missionOf(state));
    return pilots.length === 0 || debrief.planes.some((plane) => plane.side === side);
  });
}

function checkTakeOff(state: CampaignState, sortie: number): Rejection | null {
  if (state.stage === 'flying') {
    const areEarlierFlown = state.sorties.slice(0, sortie).every(({ stage }) => stage === 'flown');
    const isOpen = state.sorties[sortie] !== undefined && state.sorties[sortie].stage !== 'flown';
    // A match whose file was deleted can take off again.
    if (isOpen && areEarlierFlown)
      return itemAt(state.sorties, sortie).stage === 'flying' && state.war.ironman ? ironmanRejection : null;
    return { code: 'campaign.notNow' };
  }
  return state.stage === 'ready' && sortie === 0 ? null : { code: 'campaign.notNow' };
}

/** Checks options and seats of a take-off, since an untrusted file can contain anything. */
function checkMatchSetup(
  state: CampaignState,
  { options, seats }: CampaignEvent & { type: 'flying' },
): Rejection | null {
  const { game } = missionOf(state);
  const read = readOptions<Record<string, unknown>>(itemAt(games, game).options, options);
  if ('problems' in read) return { code: 'campaign.wrongOptions', params: { cause: itemAt(read.problems, 0) } };
  const { persons } = state.war;
  const areOccupantsKnown = seats.every((seat) =>
    'person' in seat ? seat.person < persons.length : levels.some((level) => level === seat.level),
  );
  return areOccupantsKnown && seats.length === seatCount(game, read.options) ? null : { code: 'campaign.wrongSeats' };
}

/** Cache: opening a game takes milliseconds, and a log can have hundreds of similar take-offs. */
const seatCounts = new Map<string, number>();
const maxSeatCounts = 100;

function seatCount(game: string, options: Record<string, unknown>): number {
  const key = hash({ game, options });
  const counted = seatCounts.get(key) ?? itemAt(games, game).open(options).seats.length;
  if (seatCounts.size >= maxSeatCounts) seatCounts.clear();
  seatCounts.set(key, counted);
  return counted;
}

/** The only manual result in ironman mode: an unreadable match is given up as lost. */
function isGivenUp({ sorties }: CampaignState, { sortie, result }: CampaignEvent & { type: 'typed' }): boolean {
  return sorties[sortie]?.stage === 'flying' && result.gaveUp === true && result.grade < 0;
}

const ironmanRejection: Rejection = { code: 'campaign.ironman' };

function checkRefly(state: CampaignState, from: number): Rejection | null {
  if (state.war.ironman) return ironmanRejection;
  const isKnown = from < state.past.length || (from === state.past.length && state.stage === 'flying');
  if (!isKnown) return { code: 'campaign.notNow' };
  return from < state.past.length && itemAt(state.past, from).sorties.length === 0 ? { code: 'campaign.notNow' } : null;
}

/** The price of an order in prestige: 1 for an alternative, unless it is free or the choosing flight is behind. */
export function orderPrice(state: CampaignState, order: string): number {
  if (order === state.offers[0]) return 0;
  const offer = itemAt(state.war.definition.missions, itemAt(state.offers, 0)).offers?.find(
    (one) => one.order === order,
  );
  const chooser = itemAt(state.flights, choosingFlight(state));
  return offer?.free || counterOf(chooser, 'sector') < 0 ? 0 : 1;
}
