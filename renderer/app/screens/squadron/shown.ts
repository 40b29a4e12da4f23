import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import type { CampaignActions } from './useSquadron.ts';

/** What every page of a campaign is given. */
export interface Shown {
  state: CampaignState;
  actions: CampaignActions;
}
