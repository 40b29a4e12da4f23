interface Tween {
  start: number;
  duration: number;
  step(progress: number): void;
  done(): void;
}

/** What moves, and the time it moves in. */
export class Tweens {
  readonly #running = new Set<Tween>();
  #now = 0;
  /** From when on a new one counts: the end of the one it follows, though the frame that saw it came later. */
  #since = 0;

  get busy(): boolean {
    return this.#running.size > 0;
  }

  /** Calls `step` with 0 … 1 while time passes; resolves after `step(1)`. */
  add(duration: number, step: (progress: number) => void): Promise<void> {
    return new Promise((done) => {
      this.#running.add({ start: this.#since, duration, step, done });
    });
  }

  /** Time has stood still: what comes now follows nothing. */
  rest(): void {
    this.#since = this.#now;
  }

  /** Drops all running tweens where they are; their promises never resolve. */
  clear(): void {
    this.#running.clear();
  }

  /** Lets time pass, all of it. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
    let last = Number.NEGATIVE_INFINITY;
    for (const tween of [...this.#running]) {
      const progress = Math.min((this.#now - tween.start) / tween.duration, 1);
      tween.step(progress);
      if (progress < 1) continue;
      this.#running.delete(tween);
      last = Math.max(last, tween.start + tween.duration);
      tween.done();
    }
    this.#since = Number.isFinite(last) ? last : this.#now;
  }
}
