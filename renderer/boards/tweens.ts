interface Tween {
  startMs: number;
  durationMs: number;
  step(progress: number): void;
  done(): void;
}

/** The running tweens and their clock. */
export class Tweens {
  readonly #running = new Set<Tween>();
  #nowMs = 0;
  /** Start of the next tween: the exact end of the previous one, which lies between two frames. */
  #nextStartMs = 0;

  get isRunning(): boolean {
    return this.#running.size > 0;
  }

  /** Calls `step` with 0 … 1 while time passes; resolves after `step(1)`. */
  add(durationMs: number, step: (progress: number) => void): Promise<void> {
    return new Promise((done) => {
      this.#running.add({ startMs: this.#nextStartMs, durationMs, step, done });
    });
  }

  /** The clock was stopped: the next tween starts now, not at the end of the previous one. */
  resetStart(): void {
    this.#nextStartMs = this.#nowMs;
  }

  /** Drops all running tweens where they are; their promises never resolve. */
  clear(): void {
    this.#running.clear();
  }

  /** Advances the clock. */
  advance(milliseconds: number): void {
    this.#nowMs += milliseconds;
    let lastEndMs = Number.NEGATIVE_INFINITY;
    for (const tween of [...this.#running]) {
      const progress = Math.min((this.#nowMs - tween.startMs) / tween.durationMs, 1);
      tween.step(progress);
      if (progress < 1) continue;
      this.#running.delete(tween);
      lastEndMs = Math.max(lastEndMs, tween.startMs + tween.durationMs);
      tween.done();
    }
    this.#nextStartMs = Number.isFinite(lastEndMs) ? lastEndMs : this.#nowMs;
  }
}
