import type { Level } from '../../bots/bot.ts';
import { itemAt } from '../../core/items.ts';
import type { Participant } from '../ledger.ts';
import { type CampaignDocument, campaignLog } from './document.ts';
import { completeOptions } from './missionOptions.ts';
import type { CampaignSetup, CampaignState, SeatOccupant, SortieState } from './state.ts';

/** The slot of a match in a campaign: number of the mission and of the sortie. */
export function sortieSlot(number: number, sortie: number): string {
  return `${number}.${sortie}`;
}

/** A sortie in the air, with everything that its match is created from. */
export interface FlyingSortie {
  slot: string;
  game: string;
  matchId: string;
  seed: number;
  attempt: number;
  /** Including the game's defaults. */
  options: Record<string, unknown>;
  participants: readonly Participant[];
}

/** Names a bot; provided by the application. */
export type BotName = (level: Level, seat: number) => string;

/** The occupants of the seats. */
export function participantsOf(
  { persons }: CampaignSetup,
  seats: readonly SeatOccupant[],
  nameOf: BotName,
): Participant[] {
  return seats.map((seat, at) => {
    if ('person' in seat) return itemAt(persons, seat.person);
    const bot = seat.level as Level;
    return { name: nameOf(bot, at), person: null, bot };
  });
}

/** All sorties in the air. */
export function flyingSorties(document: CampaignDocument, nameOf: BotName): FlyingSortie[] {
  const state = campaignLog.fold(document);
  return state.sorties.flatMap((sortie, at) => (isFlying(sortie) ? [flyingSortie(state, sortie, at, nameOf)] : []));
}

function isFlying({ stage, matchId }: SortieState): boolean {
  return stage === 'flying' && matchId !== null;
}

function flyingSortie(
  { war, missionNumber: number, order }: CampaignState,
  { matchId, seed, attempt, options, seats }: SortieState,
  sortie: number,
  nameOf: BotName,
): FlyingSortie {
  const mission = itemAt(war.definition.missions, order);
  if (!('game' in mission) || matchId === null) throw new RangeError('nothing is in the air');
  const { game } = mission;
  return {
    slot: sortieSlot(number, sortie),
    game,
    matchId,
    seed,
    attempt,
    options: completeOptions(game, options),
    participants: participantsOf(war, seats, nameOf),
  };
}
