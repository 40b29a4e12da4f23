import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import type { Pen } from './useSquadron.ts';

/** What every page of a campaign is given. */
export interface Shown {
  state: CampaignState;
  pen: Pen;
}
