import type { SquadronsTypes } from '@aerodrome/engine/games/squadrons/index.ts';
import type { OrderPreview } from './tray/orderPreview.ts';

/** The types of Squadrons' table. Its previews are those of whole orders, which consist of several actions. */
export interface SquadronsTableTypes extends Omit<SquadronsTypes, 'preview'> {
  preview: OrderPreview;
}
