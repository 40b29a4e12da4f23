import type { CampaignDefinition } from '../campaign/definition.ts';
import { behindTheLines } from './behindTheLines/index.ts';
import { bloodyApril } from './bloodyApril/index.ts';
import { hatInTheRing } from './hatInTheRing/index.ts';
import { nightWatch } from './nightWatch/index.ts';
import { oneWar } from './oneWar/index.ts';

/** The built-in campaigns, in their order on the shelf. */
export const campaigns: readonly CampaignDefinition[] = [oneWar, behindTheLines, bloodyApril, hatInTheRing, nightWatch];
