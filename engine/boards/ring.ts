/**
 * A ring flown in one direction, with loops that leave it and rejoin it, and a lane that leaves the board.
 * Spaces are numbered: the ring's first, then one for each loop, then the lane's, then "off the board".
 */
export interface RingPlan {
  size: number;
  loops: readonly { leaves: number; rejoins: number }[];
  lane: { leaves: number; length: number };
}

/** How a move goes: which loop it must take (−1: none), and whether it takes the lane when it can. */
export interface RingRoute {
  loop: number;
  takesLane: boolean;
}

export class Ring {
  readonly size: number;
  /** The first lane space; those before it are the loops'. */
  readonly firstLaneSpace: number;
  readonly last: number;
  readonly off: number;
  readonly #plan: RingPlan;

  constructor(plan: RingPlan) {
    this.size = plan.size;
    this.firstLaneSpace = plan.size + plan.loops.length;
    this.last = this.firstLaneSpace + plan.lane.length - 1;
    this.off = this.last + 1;
    this.#plan = plan;
  }

  loopSpace(loop: number): number {
    return this.size + loop;
  }

  onLoop(space: number): boolean {
    return space >= this.size && space < this.firstLaneSpace;
  }

  onLane(space: number): boolean {
    return space >= this.firstLaneSpace;
  }

  /**
   * The spaces a move enters, one after the other, or `null` if it cannot take the loop or the lane that the route
   * asks for. One loop passage a move; a move that starts on the loop's space has begun its passage already.
   */
  path(from: number, steps: number, route: RingRoute): number[] | null {
    const { loops, lane: firstLaneSpace } = this.#plan;
    const loop = route.loop < 0 ? null : loops[route.loop];
    if (loop !== null && this.onLoop(from) && from !== this.loopSpace(route.loop)) return null;
    let looped = loop === null || from === this.loopSpace(route.loop);
    let left = !route.takesLane;
    const entered: number[] = [];
    for (let at = from; entered.length < steps && at !== this.off; entered.push(at)) {
      if (this.onLane(at)) {
        at++;
      } else if (this.onLoop(at)) {
        at = loops[at - this.size]!.rejoins;
      } else if (!looped && at === loop?.leaves) {
        at = this.loopSpace(route.loop);
        looped = true;
      } else if (!left && looped && at === firstLaneSpace.leaves) {
        at = this.firstLaneSpace;
        left = true;
      } else {
        at = (at + 1) % this.size;
      }
    }
    return looped && left ? entered : null;
  }

  /** Steps forward along the ring, and through the junction onto the lane; never through a loop. −1: no such way. */
  distance(from: number, to: number): number {
    if (this.onLoop(from) || this.onLoop(to) || from === this.off || to === this.off) return -1;
    if (this.onLane(from)) return to >= from ? to - from : -1;
    if (this.onLane(to)) return this.distance(from, this.#plan.lane.leaves) + 1 + to - this.firstLaneSpace;
    return (to - from + this.size) % this.size;
  }
}
