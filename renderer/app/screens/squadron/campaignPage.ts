import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import type { CampaignActions } from './useSquadron.ts';

/** The props of every page of a campaign. */
export interface CampaignPageProps {
  state: CampaignState;
  actions: CampaignActions;
}
