import { ringSpaces, type TemplateTypes } from '@aerodrome/engine/games/template/state.ts';
import { Graphics } from 'pixi.js';
import type { Point } from '../../boards/board.ts';
import { SimpleBoard } from '../../boards/simpleBoard.ts';
import type { Stage } from '../../boards/stage.ts';
import type { Brush } from '../../ui/brush.ts';

/** A ring of spaces with two planes on it. */
export class TemplateBoard extends SimpleBoard<TemplateTypes> {
  protected readonly bounds = { x: -130, y: -130, width: 260, height: 260 };
  readonly #planes = ['#b3261e', '#2c5f93'].map((colour) => new Graphics().circle(0, 0, 9).fill(colour));

  constructor(stage: Stage) {
    super(stage);
    this.table.addChild(...this.#planes);
  }

  protected paintGround(brush: Brush): void {
    brush.fillStyle = '#fff6e2';
    for (let space = 0; space < ringSpaces; space++) {
      const { x, y } = placeOf(space, 100);
      brush.beginPath();
      brush.arc(x, y, 22, 0, 2 * Math.PI);
      brush.fill();
    }
  }

  protected show({ flown }: TemplateTypes['view']): void {
    for (const [seat, plane] of this.#planes.entries()) plane.position.copyFrom(placeOf(flown[seat], 94 + 12 * seat));
  }
}

function placeOf(space: number, radius: number): Point {
  const angle = (2 * Math.PI * space) / ringSpaces;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}
