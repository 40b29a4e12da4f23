import 'pixi.js/unsafe-eval';
import { Application, Assets, GlobalResourceRegistry, Texture, Ticker } from 'pixi.js';
import { Tweens } from './tweens.ts';

// Under a strict content policy a worker-loaded picture would hang without an error.
Assets.setPreferences({ preferWorkers: false });
// Left alone, its housekeeping asks for a frame for ever; here it is done after one that was drawn.
Ticker.system.autoStart = false;

/** How fast things move: a factor, or 0 for at once. */
export type Speed = 0 | 1 | 2 | 4;

/** Ambient motion (propellers, clouds, smoke) rests this long after the last play. */
const ambientRest = 3000;

/** The canvases that are open. What they have in common is given back with the last of them. */
const opened = new Set<Stage>();

interface Picture {
  end(): void;
  fail(error: unknown): void;
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
  /** Told when something could not be drawn that no picture waits for. */
  onError: (error: unknown) => void = () => {};
  readonly #tweens = new Tweens();
  /** What moves beside a picture and outlives it: the camera. */
  readonly #glides = new Tweens();
  #picture: Picture | null = null;
  readonly #ambient = new Set<(time: number) => void>();
  /** How long there has been ambient motion, in seconds. */
  #stirred = 0;
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
    opened.add(this);
    this.app.ticker.stop();
    this.app.canvas.dataset.drawing = '';
    host.append(this.app.canvas);
    this.app.canvas.setAttribute('aria-hidden', 'true');
    // A graphics card that was away has forgotten the picture.
    this.app.canvas.addEventListener('webglcontextrestored', () => this.draw());
  }

  get isOpen(): boolean {
    return !this.#closed;
  }

  resize(width: number, height: number): void {
    this.app.renderer.resize(width, height);
  }

  /** Running tweens are dropped, not finished: code that waits for them must not go on with destroyed objects. */
  close(): void {
    this.#closed = true;
    cancelAnimationFrame(this.#handle);
    this.#tweens.clear();
    this.#glides.clear();
    this.#picture = null;
    this.#ambient.clear();
    this.app.destroy({ removeView: true }, { children: true, texture: true });
    opened.delete(this);
    if (opened.size === 0) giveBack();
  }

  /** Asks for one more frame. */
  draw(): void {
    if (this.#closed) return;
    this.#dirty = true;
    if (this.#handle !== 0) return;
    this.app.canvas.dataset.drawing = '';
    this.#last = performance.now();
    this.#tweens.rest();
    this.#glides.rest();
    this.#handle = requestAnimationFrame(this.#frame);
  }

  /**
   * Plays a picture made of tweens; there is one at a time. `end` draws what it leads to, once, whether it was played
   * out or cut short: what moved is then forgotten where it was. One that throws is forgotten, too, and has no end.
   */
  picture(run: () => Promise<unknown>, end: () => void): Promise<void> {
    this.cut();
    return new Promise((resolve, reject) => {
      const over = (then: () => void) => {
        if (this.#picture !== picture) return;
        this.#picture = null;
        this.#tweens.clear();
        then();
      };
      const ended = () => {
        try {
          end();
          resolve();
        } catch (error) {
          reject(error);
        }
      };
      const picture: Picture = { end: () => over(ended), fail: (error) => over(() => reject(error)) };
      this.#picture = picture;
      const running = async () => run();
      running().then(picture.end, picture.fail);
    });
  }

  /** Ends the running picture at once, in what it leads to. */
  cut(): void {
    this.#picture?.end();
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
    return this.#tweens.add(duration, step);
  }

  /** Moves something that no picture waits for and no cut ends. */
  glide(duration: number, step: (progress: number) => void): void {
    if (this.#closed) return;
    this.draw();
    if (this.speed === 0 || duration <= 0) step(1);
    else this.#glides.add(duration, step);
  }

  /** Something that moves for its own sake, at a time in seconds, while the table is awake. Returns how to stop it. */
  ambient(step: (time: number) => void): () => void {
    this.#ambient.add(step);
    step(this.#stirred);
    return () => this.#ambient.delete(step);
  }

  /** Keeps ambient motion going for a while. */
  wake(): void {
    this.#ambientUntil = performance.now() + ambientRest;
    this.draw();
  }

  #frame = (time: number): void => {
    this.#handle = 0;
    // All that has passed, however slowly frames come; one may be dated a little before it was asked for.
    const elapsed = Math.max(0, time - this.#last);
    this.#last = time;
    const passed = elapsed * (this.hurried ? 4 : 1) * (this.speed || 1);
    const moved = this.#tweens.busy || this.#glides.busy;
    // An error ends the motion it belongs to, never the loop of frames.
    this.#guard(
      () => this.#glides.pass(passed),
      () => this.#glides.clear(),
    );
    this.#guard(
      () => this.#tweens.pass(passed),
      () => this.#tweens.clear(),
      this.#picture,
    );
    const awake = !this.reducedMotion && !this.light && this.#ambient.size > 0 && time < this.#ambientUntil;
    if (awake) {
      this.#stirred += elapsed / 1000;
      for (const step of this.#ambient)
        this.#guard(
          () => step(this.#stirred),
          () => this.#ambient.delete(step),
        );
    }
    if (this.#dirty || awake || moved) {
      this.#dirty = false;
      this.#guard(
        () => {
          this.app.render();
          Ticker.system.update(time);
          this.frames++;
        },
        () => {
          this.#ambientUntil = 0;
        },
        this.#picture,
      );
    }
    // Something that moved may have asked for the next frame already.
    if (this.#handle !== 0) return;
    // What follows on something that ended goes on in time: there is a rest only after a frame without motion.
    if (awake || moved) this.#handle = requestAnimationFrame(this.#frame);
    // A screenshot tool reads from the page that this is the last frame.
    else delete this.app.canvas.dataset.drawing;
  };

  /** Runs a part of a frame. If it throws, `drop` ends what it moved, and the picture fails or the error is reported. */
  #guard(run: () => void, drop: () => void, picture: Picture | null = null): void {
    try {
      run();
    } catch (error) {
      drop();
      if (picture) picture.fail(error);
      else this.onError(error);
    }
  }
}

/** Else pools would hold pictures of a match that was left, and each canvas would leave a listener at the one white texture. */
function giveBack(): void {
  GlobalResourceRegistry.release();
  Texture.WHITE.source.removeAllListeners('change');
}
