import { ringSpaces, type TemplateTypes } from '@aerodrome/engine/games/template/state.ts';
import type { Attitude } from '../../boards/biplane.ts';
import { lerp, smoothstep } from '../../boards/easing.ts';
import { SimpleBoard } from '../../boards/simpleBoard.ts';
import type { Brush } from '../../ui/brush.ts';

type View = TemplateTypes['view'];

/** A ring of spaces with two planes on it. */
export class TemplateBoard extends SimpleBoard<TemplateTypes> {
  protected readonly bounds = { x: -140, y: -140, width: 280, height: 280 };
  readonly #planes = [this.addPlane('red', 54), this.addPlane('blue', 54)];

  protected paintGround(brush: Brush): void {
    for (let space = 0; space < ringSpaces; space++)
      this.paintSpace(brush, poseOn(space, 100), 24, space === 0 ? '#ffcf5a' : undefined);
  }

  protected show({ flown }: Pick<View, 'flown'>): void {
    for (const [seat, plane] of this.#planes.entries()) plane.pose(poseOn(flown[seat], 84 + 32 * seat));
  }

  /** Moves the planes along the ring; ends with the picture of `show(after)`. */
  protected override animate(_event: TemplateTypes['event'], before: View, after: View): Promise<void> {
    const flownAt = (t: number) => after.flown.map((to, seat) => lerp(before.flown[seat], to, smoothstep(t)));
    return this.stage.tween(600, (t) => this.show({ flown: flownAt(t) }));
  }
}

/** A place on the ring, clockwise from the top; also between two spaces. */
function poseOn(space: number, radius: number): Attitude {
  const angle = (2 * Math.PI * space) / ringSpaces;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle), heading: angle };
}
