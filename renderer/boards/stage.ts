// The renderer takes only the render pipes that are registered before it is created. Boards, which import Graphics, load later.
import 'pixi.js/graphics';
import 'pixi.js/unsafe-eval';
import { Application, Assets, GlobalResourceRegistry, Texture, Ticker, type WebGLRenderer } from 'pixi.js';
import { logDrawingError } from './logDrawingError.ts';
import { Tweens } from './tweens.ts';

// Under a strict content security policy an image loaded by a worker would never arrive, without an error.
Assets.setPreferences({ preferWorkers: false });
// The system ticker would request frames for ever. Its texture garbage collection runs after each drawn frame instead.
Ticker.system.autoStart = false;

/** Animation speed as a factor; 0 skips animations. */
export type Speed = 0 | 1 | 2 | 4;

/** Ambient motion (propellers, clouds, smoke) stops this long after the last animation. */
const ambientIdleMs = 3000;

/** A lost WebGL context that the browser has not restored after this long is given up. */
const restoreTimeoutMs = 3000;

/** A canvas on which so many frames in a row fail is given up. */
const maxFailedFrames = 3;

/** Stages with a canvas. The last one to close releases the pools that they share. */
const openStages = new Set<Stage>();

interface RunningAnimation {
  end(): void;
  fail(error: unknown): void;
}

/**
 * A pixi application with one canvas and a render loop on demand: a frame is drawn when the dirty flag is set or while a
 * tween runs. An idle board draws nothing.
 */
export class Stage {
  readonly app = new Application();
  speed: Speed = 1;
  /** Space is held: all motion is four times as fast. */
  isFastForward = false;
  reducedMotion = false;
  /** The mode for slow graphics cards: lower resolution, no ambient motion, no trails. */
  lightGraphics = false;
  /** Frames drawn so far, for tests and the bench. */
  framesDrawn = 0;
  /** Receives errors outside an animation. An error inside one rejects the promise of `animate`. */
  onError: (error: unknown) => void = () => {};
  /** Called if nothing can be drawn on this canvas: its context is lost for good, or its first frame or several in a row failed. */
  onCanvasFailed: () => void = () => {};
  readonly #tweens = new Tweens();
  /** Tweens that run beside an animation and outlive it: camera moves. */
  readonly #detachedTweens = new Tweens();
  #animation: RunningAnimation | null = null;
  readonly #ambient = new Set<(seconds: number) => void>();
  #ambientSeconds = 0;
  #lastFrameMs = 0;
  #ambientUntilMs = 0;
  /** The handle of `requestAnimationFrame`; 0 if none is pending. */
  #frameRequest = 0;
  #isDirty = false;
  #isClosed = false;
  /** The next frame is the first one of a WebGL context. */
  #isFirstFrame = true;
  /** Frames that failed since the last one that was drawn. */
  #failedFrames = 0;
  #restoreTimer: ReturnType<typeof setTimeout> | undefined;

  async open(host: HTMLElement, lightGraphics: boolean): Promise<void> {
    this.lightGraphics = lightGraphics;
    checkShaderCompiler();
    await this.app.init({
      preference: 'webgl',
      autoStart: false,
      sharedTicker: false,
      antialias: !lightGraphics,
      backgroundAlpha: 1,
      backgroundColor: 0x1c0f0d,
      resolution: lightGraphics ? 1 : Math.min(window.devicePixelRatio || 1, 2),
      autoDensity: true,
      resizeTo: host,
      eventMode: 'none',
    });
    openStages.add(this);
    this.app.ticker.stop();
    this.app.canvas.dataset.drawing = '';
    host.append(this.app.canvas);
    this.app.canvas.setAttribute('aria-hidden', 'true');
    this.app.canvas.addEventListener('webglcontextlost', () => {
      if (!this.#isClosed) this.#restoreTimer = setTimeout(() => this.onCanvasFailed(), restoreTimeoutMs);
    });
    this.app.canvas.addEventListener('webglcontextrestored', () => {
      clearTimeout(this.#restoreTimer);
      // A restored context starts with an empty canvas.
      this.#isFirstFrame = true;
      this.requestFrame();
    });
  }

  resize(width: number, height: number): void {
    this.app.renderer.resize(width, height);
  }

  /** Drops running tweens without finishing them: code that awaits them must not continue with destroyed objects. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#restoreTimer);
    cancelAnimationFrame(this.#frameRequest);
    this.#tweens.clear();
    this.#detachedTweens.clear();
    this.#animation = null;
    this.#ambient.clear();
    const { canvas } = this.app;
    try {
      this.app.destroy({ removeView: true }, { children: true, texture: true });
    } finally {
      // Pixi removes it last, and not at all after an error.
      canvas.remove();
      openStages.delete(this);
      if (openStages.size === 0) releaseSharedResources();
    }
  }

  /** Sets the dirty flag: one more frame is drawn. */
  requestFrame(): void {
    if (this.#isClosed) return;
    this.#isDirty = true;
    if (this.#frameRequest !== 0) return;
    this.app.canvas.dataset.drawing = '';
    this.#lastFrameMs = performance.now();
    this.#tweens.resetStart();
    this.#detachedTweens.resetStart();
    this.#frameRequest = requestAnimationFrame(this.#frame);
  }

  /**
   * Plays an animation made of tweens, one at a time. `end` draws its final state, once, after the last tween or when
   * the animation is finished early. If `run` throws, the remaining tweens are dropped and `end` is not called.
   */
  animate(run: () => Promise<unknown>, end: () => void): Promise<void> {
    this.finishAnimation();
    return new Promise((resolve, reject) => {
      const over = (then: () => void) => {
        if (this.#animation !== animation) return;
        this.#animation = null;
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
      const animation: RunningAnimation = { end: () => over(ended), fail: (error) => over(() => reject(error)) };
      this.#animation = animation;
      const running = async () => run();
      running().then(animation.end, animation.fail);
    });
  }

  /** Skips to the final state of the running animation. */
  finishAnimation(): void {
    this.#animation?.end();
  }

  /** Calls `step` with 0 … 1 over a duration at normal speed; resolves after `step(1)`. */
  tween(durationMs: number, step: (progress: number) => void): Promise<void> {
    if (this.#isClosed) return new Promise(() => {});
    if (this.speed === 0 || durationMs <= 0) {
      step(1);
      this.requestFrame();
      return Promise.resolve();
    }
    this.wakeAmbient();
    return this.#tweens.add(durationMs, step);
  }

  /** Runs a tween that no animation waits for and that `finishAnimation` does not end. */
  tweenDetached(durationMs: number, step: (progress: number) => void): void {
    if (this.#isClosed) return;
    this.requestFrame();
    if (this.speed === 0 || durationMs <= 0) step(1);
    else this.#detachedTweens.add(durationMs, step);
  }

  /** Adds ambient motion: `step` gets the time in seconds on each frame until ambient motion stops. Returns its removal. */
  addAmbient(step: (seconds: number) => void): () => void {
    this.#ambient.add(step);
    step(this.#ambientSeconds);
    return () => this.#ambient.delete(step);
  }

  /** Restarts the idle time of ambient motion. */
  wakeAmbient(): void {
    this.#ambientUntilMs = performance.now() + ambientIdleMs;
    this.requestFrame();
  }

  #frame = (time: number): void => {
    this.#frameRequest = 0;
    // The whole elapsed time counts, even at a low frame rate. A frame's timestamp may lie before its request.
    const elapsedMs = Math.max(0, time - this.#lastFrameMs);
    this.#lastFrameMs = time;
    const passedMs = elapsedMs * (this.isFastForward ? 4 : 1) * (this.speed || 1);
    const isMoving = this.#tweens.isRunning || this.#detachedTweens.isRunning;
    // An error ends the motion that threw it, never the render loop.
    this.#guard(
      () => this.#detachedTweens.advance(passedMs),
      () => this.#detachedTweens.clear(),
    );
    this.#guard(
      () => this.#tweens.advance(passedMs),
      () => this.#tweens.clear(),
      this.#animation,
    );
    const isAwake = !this.reducedMotion && !this.lightGraphics && this.#ambient.size > 0 && time < this.#ambientUntilMs;
    if (isAwake) {
      this.#ambientSeconds += elapsedMs / 1000;
      for (const step of this.#ambient)
        this.#guard(
          () => step(this.#ambientSeconds),
          () => this.#ambient.delete(step),
        );
    }
    if (this.#isDirty || isAwake || isMoving) {
      this.#isDirty = false;
      this.#draw(time);
    }
    // A tween's step may have requested the next frame already, and a failed canvas may have been closed.
    if (this.#frameRequest !== 0 || this.#isClosed) return;
    // The loop stops only after a frame without motion, so that a tween can start exactly at the end of another.
    if (isAwake || isMoving) this.#frameRequest = requestAnimationFrame(this.#frame);
    // The attribute tells screenshot tools that no further frame follows.
    else delete this.app.canvas.dataset.drawing;
  };

  #draw(time: number): void {
    try {
      this.app.render();
      Ticker.system.update(time);
    } catch (error) {
      this.#ambientUntilMs = 0;
      this.#failFrame(error);
      return;
    }
    this.framesDrawn++;
    this.#failedFrames = 0;
    if (this.#isFirstFrame) this.#checkFirstFrame();
  }

  /** Ends the running animation. A canvas whose first frame fails, or several in a row, would stay blank or out of date. */
  #failFrame(error: unknown): void {
    this.#failedFrames++;
    const { gl } = this.app.renderer as Partial<WebGLRenderer>;
    const isFailing = this.#isFirstFrame || this.#failedFrames >= maxFailedFrames;
    // A lost context may be restored.
    const hasFailed = isFailing && !gl?.isContextLost();
    if (this.#animation) this.#animation.fail(error);
    else if (hasFailed) logDrawingError(error);
    else this.onError(error);
    if (hasFailed) this.onCanvasFailed();
  }

  /** A shader that fails to link, or a texture that does not fit into memory, is an error of WebGL; pixi throws none. */
  #checkFirstFrame(): void {
    const { gl } = this.app.renderer as Partial<WebGLRenderer>;
    if (gl?.isContextLost()) return;
    this.#isFirstFrame = false;
    // Only once per context: the call waits for the graphics card.
    if (gl && gl.getError() !== gl.NO_ERROR) this.onCanvasFailed();
  }

  /** Runs a part of a frame. If it throws, `drop` ends that motion, and the animation rejects or `onError` is called. */
  #guard(run: () => void, drop: () => void, animation: RunningAnimation | null = null): void {
    try {
      run();
    } catch (error) {
      drop();
      if (animation) animation.fail(error);
      else this.onError(error);
    }
  }
}

let isShaderCompilerChecked = false;

/**
 * Throws if a trivial shader does not compile. Pixi counts the if statements that a shader may have by halving them until
 * one compiles, and would never return.
 */
function checkShaderCompiler(): void {
  if (isShaderCompilerChecked) return;
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  const shader = gl?.createShader(gl.FRAGMENT_SHADER);
  // Without WebGL pixi reports by itself whether it can draw.
  if (!gl || !shader) return;
  gl.shaderSource(shader, 'void main(void) { gl_FragColor = vec4(1.0); }');
  gl.compileShader(shader);
  const compiles = gl.getShaderParameter(shader, gl.COMPILE_STATUS) === true;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  if (!compiles) throw new Error('shaders do not compile');
  isShaderCompilerChecked = true;
}

/** Releases pixi's global pools, which would keep textures of a closed match, and the listeners at the shared white texture. */
function releaseSharedResources(): void {
  GlobalResourceRegistry.release();
  Texture.WHITE.source.removeAllListeners('change');
}
