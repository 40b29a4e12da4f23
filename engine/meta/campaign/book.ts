import type { Rejection } from '../../core/game.ts';
import { aboutOf, type CampaignDocument, mostEvents } from './document.ts';
import type { CampaignEvent } from './events.ts';
import { append, type Campaign, type Running, takeUp, WrongEvent } from './record.ts';
import type { War } from './state.ts';

/** A document that was changed, or why it was not. */
export type Written = { document: CampaignDocument } | { problem: Rejection };

/** A fold costs more than any question that is asked of it; logs are never written to. */
const folded = new WeakMap<Campaign['log'], Running>();

/** A campaign and how it stands. */
export function runningOf({ war, log }: Campaign): Running {
  const known = folded.get(log);
  if (known) return known;
  const running = takeUp({ war, log });
  folded.set(log, running);
  return running;
}

/** A new one, with its pilots by flight. */
export function newCampaign(
  war: War,
  pilots: readonly (readonly string[])[],
  at: string,
  emblems?: readonly (readonly string[])[],
): Written {
  return happened({ about: {}, war, log: [] }, { at, type: 'begun', pilots, ...(emblems && { emblems }) });
}

/** The document after something has happened, with the notes on its card; never throws. */
export function happened(document: CampaignDocument, event: CampaignEvent): Written {
  // A take-off needs room for its landing too.
  const needed = event.type === 'flying' ? 2 : 1;
  if (document.log.length + needed > mostEvents) {
    return { problem: { code: 'campaign.logFull', params: { most: mostEvents } } };
  }
  try {
    const { war, log, state } = append(runningOf(document), event);
    const running = { war, log, state };
    folded.set(log, running);
    const { copy } = document.about;
    return { document: { war, log, about: { ...aboutOf(state, event.at), ...(copy !== undefined && { copy }) } } };
  } catch (error) {
    if (error instanceof WrongEvent) return { problem: error.rejection };
    throw error;
  }
}
