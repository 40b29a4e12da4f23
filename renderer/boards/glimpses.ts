import type { ComponentType } from 'react';
import { Hands } from './track/Hands.tsx';
import { PlanePicture } from './track/PlanePicture.tsx';
import { Thumbnail } from './track/Thumbnail.tsx';

export interface GlimpseProps {
  view: unknown;
  options: Record<string, unknown>;
}

/** What a game shows of itself away from its own table. */
export interface Glimpses {
  /** The table in the size of a postcard. */
  Thumbnail: ComponentType<GlimpseProps>;
  /** The hands that a viewpoint lays open. */
  Hands: ComponentType<GlimpseProps>;
  /** A picture beside an option's choice, for those options that have one. */
  pictures: Readonly<Record<string, ComponentType<{ choice: string }>>>;
}

export const glimpses: Readonly<Record<string, Glimpses>> = {
  track: { Thumbnail, Hands, pictures: { biplanes: PlanePicture } },
};
