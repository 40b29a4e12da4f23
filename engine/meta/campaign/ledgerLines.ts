import { itemAt } from '../../core/items.ts';
import { games } from '../../games/index.ts';
import { type LedgerLine, ledgerSeats, truncateLine } from '../ledger.ts';
import { type CampaignDocument, campaignLog } from './document.ts';
import { type BotName, participantsOf, sortieSlot } from './flyingSorties.ts';
import { completeOptions } from './missionOptions.ts';

/** The ledger lines of all matches of a campaign. Manual results have no seats and are left out. */
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
        truncateLine({
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
