import { ringSpaces, type TemplateTypes } from '@aerodrome/engine/games/template/state.ts';
import type { Attitude } from '../../boards/biplane.ts';
import { lerp, smoothstep } from '../../boards/easing.ts';
import { SimpleBoard } from '../../boards/simpleBoard.ts';
import type { Brush } from '../../ui/brush.ts';

type View = TemplateTypes['view'];

/** A ring of spaces with two planes on it. */
export class TemplateBoard extends SimpleBoard<TemplateTypes> {
  protected readonly bounds = { x: -530, y: -530, width: 1060, height: 1060 };
  readonly #planes = [this.addPlane('red', 190), this.addPlane('blue', 190)];

  protected paintGround(brush: Brush): void {
    for (let space = 0; space < ringSpaces; space++)
      this.paintSpace(brush, poseOn(space, 400), 94, space === 0 ? '#ffcf5a' : undefined);
  }

  protected show({ flown }: Pick<View, 'flown'>): void {
    for (const [seat, plane] of this.#planes.entries()) plane.pose(poseOn(flown[seat], 345 + 110 * seat));
  }

  /** Moves the planes along the ring; ends with the picture of `show(after)`. */
  protected override async animate({ type }: TemplateTypes['event'], before: View, after: View): Promise<void> {
    if (type !== 'flew') return;
    const flownAt = (t: number) => after.flown.map((to, seat) => lerp(before.flown[seat], to, smoothstep(t)));
    await this.stage.tween(600, (t) => this.show({ flown: flownAt(t) }));
  }
}

/** A place on the ring, clockwise from the top; also between two spaces. */
function poseOn(space: number, radius: number): Attitude {
  const angle = (2 * Math.PI * space) / ringSpaces;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle), heading: angle };
}
