import { itemAt } from '../../core/items.ts';
import { followers } from './checkGraph.ts';
import { type CampaignDefinition, isQuiet } from './definition.ts';
import { sortiesIn } from './orders.ts';
import type { CampaignSetup, CampaignState } from './state.ts';

/**
 * The greatest number of events that a campaign needs to reach an ending. Each necessary event lowers it by at least one;
 * events that can be repeated, such as another preparation, do not.
 */
export function remainingEvents({ war, stage, order, offers, preparations, sorties }: CampaignState): number {
  switch (stage) {
    case 'ended':
      return 0;
    case 'beginning':
      return 1 + eventsFrom(war, [war.definition.start, ...offered(war.definition, war.definition.start)]);
    case 'choosing':
      return eventsFrom(war, offers);
    case 'flying': {
      const events = sorties.map((sortie) => ({ ready: 2, flying: 1, flown: 0 })[sortie.stage]);
      return events.reduce<number>((sum, one) => sum + one, 0) + eventsAfter(war, order);
    }
    default: {
      const unprepared = preparations.filter((one) => one === null).length;
      return unprepared + sortieEvents(war, order) + eventsAfter(war, order);
    }
  }
}

function offered({ missions }: CampaignDefinition, order: string): string[] {
  return missions[order]?.offers?.map((offer) => offer.order) ?? [];
}

/** A take-off and a landing for each sortie. */
function sortieEvents({ definition, mode }: CampaignSetup, order: string): number {
  const mission = itemAt(definition.missions, order);
  return isQuiet(mission) ? 0 : 2 * sortiesIn(mission, mode);
}

/** The events of a choice between orders, and of everything after it. Endings need no events. */
function eventsFrom(war: CampaignSetup, orders: readonly string[]): number {
  const { definition, mode } = war;
  const events = orders.flatMap((order) => {
    const chosen = definition.missions[order];
    if (!chosen) return [];
    const preparations = isQuiet(chosen) ? 0 : mode === 'rivals' ? 2 : 1;
    return [1 + preparations + sortieEvents(war, order) + eventsAfter(war, order)];
  });
  return Math.max(0, ...events);
}

/** By missions of a definition, then by mode and order. */
const cache = new WeakMap<CampaignDefinition['missions'], Map<string, number>>();

function eventsAfter(war: CampaignSetup, order: string): number {
  const { definition, mode } = war;
  const known = cache.get(definition.missions) ?? new Map<string, number>();
  cache.set(definition.missions, known);
  const key = `${mode} ${order}`;
  const counted = known.get(key);
  if (counted !== undefined) return counted;
  // A checked definition has no cycle; another one must not recurse for ever.
  known.set(key, 0);
  const events = eventsFrom(war, followers(definition, order));
  known.set(key, events);
  return events;
}
