import type { GameTypes } from '@aerodrome/engine/core/game.ts';
import type { Brush } from '../ui/brush.ts';
import { type BoardPreviewLayer, type BoardSpots, PaintedBoard } from './paintedBoard.ts';

/** A board without spots, previews and animations: every choice is made in the tray, and pieces jump. */
export abstract class SimpleBoard<G extends GameTypes> extends PaintedBoard<G> {
  protected readonly spots: BoardSpots<G['view']> = { outlineOf: () => null, spotAt: () => null, mark() {} };
  protected readonly previewLayer: BoardPreviewLayer<G['view'], G['preview']> = { clear() {}, show() {} };
  protected readonly grainSeed = 1;

  protected paintSky(brush: Brush, width: number, height: number): void {
    brush.fillStyle = '#7fb0c8';
    brush.fillRect(0, 0, width, height);
  }

  protected async animate(): Promise<void> {}
}
