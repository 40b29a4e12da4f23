import type { Level } from '../../bots/bot.ts';
import { itemAt } from '../../core/items.ts';
import { games } from '../../games/index.ts';
import { fitLine, type LedgerLine, ledgerSeats, type Participant } from '../ledger.ts';
import { completeOptions } from './assignSorties.ts';
import { type CampaignDocument, campaignLog } from './document.ts';
import type { CampaignSetup, CampaignState, SeatOccupant, SortieState } from './state.ts';

/** Where in a campaign a match belongs: the number of its mission, and which of its sorties it is. */
export function sortieSlot(number: number, sortie: number): string {
  return `${number}.${sortie}`;
}

/** A sortie in the air: all that its match is started from. */
export interface FlyingSortie {
  slot: string;
  game: string;
  matchId: string;
  seed: number;
  attempt: number;
  /** Complete. */
  options: Record<string, unknown>;
  people: readonly Participant[];
}

/** A bot's name is the application's to give: another on each seat. */
export type BotName = (level: Level, seat: number) => string;

/** Who has each seat. */
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

/** What is in the air. */
export function flyingSorties(document: CampaignDocument, nameOf: BotName): FlyingSortie[] {
  const state = campaignLog.fold(document);
  return state.sorties.flatMap((sortie, at) => (isFlying(sortie) ? [flyingSortie(state, sortie, at, nameOf)] : []));
}

function isFlying({ stage, matchId }: SortieState): boolean {
  return stage === 'flying' && matchId !== null;
}

function flyingSortie(
  { war, number, order }: CampaignState,
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
    people: participantsOf(war, seats, nameOf),
  };
}

/** What the ledger is to know of all that was flown; what was typed has no seats to speak of. */
export function campaignLedgerLines(document: CampaignDocument, id: string, nameOf: BotName): LedgerLine[] {
  const { war, log } = document;
  return campaignLog.fold(document).past.flatMap(({ number, sorties }) =>
    sorties.flatMap(({ matchId, debrief, typed }, sortie): LedgerLine[] => {
      const at = log.findIndex((event) => event.type === 'flying' && event.matchId === matchId);
      const began = log[at];
      const ended = log.slice(at).find((event) => event.type === 'flown' && event.sortie === sortie);
      if (typed !== null || began?.type !== 'flying') return [];
      const { game, scenario } = debrief;
      const { seats } = itemAt(games, game).open(completeOptions(game, began.options));
      return [
        fitLine({
          match: matchId,
          at: (ended ?? began).at,
          game,
          scenario,
          source: 'campaign',
          sourceId: id,
          slot: sortieSlot(number, sortie),
          seats: ledgerSeats(debrief, seats, participantsOf(war, began.seats, nameOf), []),
          rated: true,
        }),
      ];
    }),
  );
}
