import 'pixi.js/unsafe-eval';
import { Application, Assets } from 'pixi.js';

// Under a strict content policy a worker-loaded picture would hang without an error.
Assets.setPreferences({ preferWorkers: false });

/** How fast things move: a factor, or 0 for at once. */
export type Speed = 0 | 1 | 2 | 4;

/** Ambient motion (propellers, clouds, smoke) rests this long after the last play. */
const ambientRest = 3000;

interface Tween {
  start: number;
  duration: number;
  step(progress: number): void;
  done(): void;
}

/**
 * One canvas that draws on demand. A frame is drawn when something asked for it, or while something moves; a still board
 * draws nothing at all.
 */
export class Stage {
  readonly app = new Application();
  speed: Speed = 1;
  /** Held Space: everything that moves, moves four times as fast. */
  hurried = false;
  reducedMotion = false;
  light = false;
  /** Counts frames drawn, for tests and the bench. */
  frames = 0;
  readonly #tweens = new Set<Tween>();
  readonly #ambient = new Set<(seconds: number) => void>();
  #now = 0;
  #last = 0;
  #ambientUntil = 0;
  #handle = 0;
  #dirty = false;
  #closed = false;

  async open(host: HTMLElement, light: boolean): Promise<void> {
    this.light = light;
    await this.app.init({
      preference: 'webgl',
      autoStart: false,
      sharedTicker: false,
      antialias: !light,
      backgroundAlpha: 1,
      backgroundColor: 0x1c0f0d,
      resolution: light ? 1 : Math.min(window.devicePixelRatio || 1, 2),
      autoDensity: true,
      resizeTo: host,
      eventMode: 'none',
    });
    this.app.ticker.stop();
    this.app.canvas.dataset.drawing = '';
    host.append(this.app.canvas);
    this.app.canvas.setAttribute('aria-hidden', 'true');
    // A graphics card that was away has forgotten the picture.
    this.app.canvas.addEventListener('webglcontextrestored', () => this.draw());
  }

  /** What still moves is forgotten, not ended: whoever waited for it would go on with what is no more. */
  close(): void {
    this.#closed = true;
    cancelAnimationFrame(this.#handle);
    this.#tweens.clear();
    this.#ambient.clear();
    this.app.destroy({ removeView: true }, { children: true, texture: true });
  }

  /** Asks for one more frame. */
  draw(): void {
    if (this.#closed) return;
    this.#dirty = true;
    if (this.#handle !== 0) return;
    this.app.canvas.dataset.drawing = '';
    this.#handle = requestAnimationFrame(this.#frame);
  }

  /** Calls `step` with 0 … 1 over a time in milliseconds of normal speed; resolves after `step(1)`. */
  tween(duration: number, step: (progress: number) => void): Promise<void> {
    if (this.#closed) return new Promise(() => {});
    if (this.speed === 0 || duration <= 0) {
      step(1);
      this.draw();
      return Promise.resolve();
    }
    this.wake();
    return new Promise((resolve) => {
      this.#tweens.add({ start: this.#now, duration, step, done: resolve });
      this.draw();
    });
  }

  /** Something that moves for its own sake, while the table is awake. Returns how to stop it. */
  ambient(step: (seconds: number) => void): () => void {
    this.#ambient.add(step);
    return () => this.#ambient.delete(step);
  }

  /** Keeps ambient motion going for a while. */
  wake(): void {
    this.#ambientUntil = performance.now() + ambientRest;
    this.draw();
  }

  /** Ends everything that moves, in its last picture. */
  skip(): void {
    for (const tween of [...this.#tweens]) {
      this.#tweens.delete(tween);
      tween.step(1);
      tween.done();
    }
    this.draw();
  }

  #frame = (time: number): void => {
    this.#handle = 0;
    const elapsed = Math.min(time - this.#last, 100);
    this.#last = time;
    const factor = (this.hurried ? 4 : 1) * (this.speed || 1);
    this.#now += elapsed * factor;
    for (const tween of [...this.#tweens]) {
      const progress = Math.min((this.#now - tween.start) / tween.duration, 1);
      tween.step(progress);
      if (progress < 1) continue;
      this.#tweens.delete(tween);
      tween.done();
    }
    const awake = !this.reducedMotion && !this.light && this.#ambient.size > 0 && time < this.#ambientUntil;
    if (awake) for (const step of this.#ambient) step(elapsed / 1000);
    if (this.#dirty || awake || this.#tweens.size > 0) {
      this.#dirty = false;
      this.app.render();
      this.frames++;
    }
    // Something that moved may have asked for the next frame already.
    if (this.#handle !== 0) return;
    if (awake || this.#tweens.size > 0) this.#handle = requestAnimationFrame(this.#frame);
    // Whoever wants a picture of the table can tell from the page that it is the last one.
    else delete this.app.canvas.dataset.drawing;
  };
}
