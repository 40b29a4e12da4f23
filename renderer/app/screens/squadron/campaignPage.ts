import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import type { CampaignActions } from './useCampaign.ts';

/** The props of every page of a campaign. */
export interface CampaignPageProps {
  state: CampaignState;
  actions: CampaignActions;
}
