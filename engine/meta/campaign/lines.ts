import type { Level } from '../../bots/bot.ts';
import { itemAt } from '../../core/items.ts';
import { games } from '../../games/index.ts';
import { fitLine, type LedgerLine, type Somebody, seatsOf } from '../ledger.ts';
import { complete } from './assignSorties.ts';
import { type CampaignDocument, campaignLog } from './document.ts';
import type { CampaignState, SeatOf, SortieState, War } from './state.ts';

/** Where in a campaign a match belongs: the number of its mission, and which of its sorties it is. */
export function slotOf(number: number, sortie: number): string {
  return `${number}.${sortie}`;
}

/** A sortie in the air: all that its match is started from. */
export interface Aloft {
  slot: string;
  game: string;
  matchId: string;
  seed: number;
  attempt: number;
  /** Complete. */
  options: Record<string, unknown>;
  people: readonly Somebody[];
}

/** A bot's name is the application's to give: another on each seat. */
export type BotName = (level: Level, seat: number) => string;

/** Who has each seat. */
export function peopleOf({ persons }: War, seats: readonly SeatOf[], nameOf: BotName): Somebody[] {
  return seats.map((seat, at) => {
    if ('person' in seat) return itemAt(persons, seat.person);
    const bot = seat.level as Level;
    return { name: nameOf(bot, at), person: null, bot };
  });
}

/** What is in the air. */
export function aloftIn(document: CampaignDocument, nameOf: BotName): Aloft[] {
  const state = campaignLog.fold(document);
  return state.sorties.flatMap((sortie, at) => (isFlying(sortie) ? [aloft(state, sortie, at, nameOf)] : []));
}

function isFlying({ stage, matchId }: SortieState): boolean {
  return stage === 'flying' && matchId !== null;
}

function aloft(
  { war, number, order }: CampaignState,
  { matchId, seed, attempt, options, seats }: SortieState,
  sortie: number,
  nameOf: BotName,
): Aloft {
  const mission = itemAt(war.definition.missions, order);
  if (!('game' in mission) || matchId === null) throw new RangeError('nothing is in the air');
  const { game } = mission;
  return {
    slot: slotOf(number, sortie),
    game,
    matchId,
    seed,
    attempt,
    options: complete(game, options),
    people: peopleOf(war, seats, nameOf),
  };
}

/** What the ledger is to know of all that was flown; what was typed has no seats to speak of. */
export function linesOf(document: CampaignDocument, id: string, nameOf: BotName): LedgerLine[] {
  const { war, log } = document;
  return campaignLog.fold(document).past.flatMap(({ number, sorties }) =>
    sorties.flatMap(({ matchId, debrief, typed }, sortie): LedgerLine[] => {
      const at = log.findIndex((event) => event.type === 'flying' && event.matchId === matchId);
      const began = log[at];
      const ended = log.slice(at).find((event) => event.type === 'flown' && event.sortie === sortie);
      if (typed !== null || began?.type !== 'flying') return [];
      const { game, scenario } = debrief;
      const { seats } = itemAt(games, game).open(complete(game, began.options));
      return [
        fitLine({
          match: matchId,
          at: (ended ?? began).at,
          game,
          scenario,
          source: 'campaign',
          sourceId: id,
          slot: slotOf(number, sortie),
          seats: seatsOf(debrief, seats, peopleOf(war, began.seats, nameOf), []),
          rated: true,
        }),
      ];
    }),
  );
}
