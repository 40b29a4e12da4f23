import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { expectConsoleError } from '../pageErrors.ts';
import {
  answerQuestion,
  closeBrowser,
  deterministicNumbers,
  openInBrowser,
  quick,
  startPreset,
  waitUntilSettled,
} from './table.ts';

afterAll(closeBrowser);

/** Put into the page before its own code. */
interface Injection {
  /** How often the fault has happened. */
  hits: number;
  /** Whether an animation plays. */
  isPlaying(): boolean;
  /** Replaces a method of a prototype by one that throws whenever `fails` says so. */
  failWhen(owner: object, method: string, fails: () => boolean, error?: () => Error): void;
  /** Loses the WebGL context once, while an animation is drawn. */
  loseContext(isRestored: boolean): void;
}

declare global {
  interface Window {
    injection: Injection;
  }
}

function prepareInjection(): void {
  window.injection = {
    hits: 0,
    isPlaying: () => document.querySelector('main.match[data-animation=playing]') !== null,
    failWhen(owner, method, fails, error = () => new Error('an injected fault')) {
      const original: (...args: unknown[]) => unknown = Reflect.get(owner, method);
      Reflect.set(owner, method, function (this: unknown, ...args: unknown[]) {
        if (!fails()) return original.apply(this, args);
        window.injection.hits++;
        throw error();
      });
    },
    loseContext(isRestored) {
      const { drawElements } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.drawElements = function (...how) {
        drawElements.apply(this, how);
        if (window.injection.hits > 0 || !window.injection.isPlaying()) return;
        window.injection.hits++;
        const extension = this.getExtension('WEBGL_lose_context');
        const restore = () => setTimeout(() => extension?.restoreContext());
        if (isRestored) this.canvas.addEventListener('webglcontextlost', restore);
        extension?.loseContext();
      };
    },
  };
}

const skipped = /^An animation could not be shown/;
const notDrawn = /^The board cannot be drawn/;
const noBot = /^A bot did not respond/;
const drawingFailed = /^Drawing failed:/;

interface Fault {
  fault: string;
  /** Runs in the page before its own code. */
  inject?(): void;
  /** Requests for these files fail. */
  files?: string;
  /** Only the first of these requests fails. */
  failsOnce?: boolean;
  /** The answer to the failing request; by default its connection is closed. */
  body?: string;
  /** The notice that a person sees, and what is logged for it. */
  notice: RegExp | null;
  logged?: readonly RegExp[];
  settings?: Record<string, unknown>;
  /** Looks at the page after some moves. */
  afterwards?(page: Page): Promise<unknown>;
}

/** A canvas is on the page, and it can be painted. */
const hasLiveCanvas = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const canvases = [...document.querySelectorAll<HTMLCanvasElement>('.canvas canvas')];
        return canvases.map((canvas) => canvas.getContext('webgl2')?.isContextLost());
      }),
    )
    .toEqual([false]);

const faults: readonly Fault[] = [
  {
    fault: 'a WebGL context that is lost and restored',
    inject: () => window.injection.loseContext(true),
    notice: null,
    logged: [/^PixiJS Error/],
    afterwards: hasLiveCanvas,
  },
  {
    fault: 'a WebGL context that is lost for good',
    inject: () => window.injection.loseContext(false),
    notice: null,
    logged: [/^PixiJS Error/],
    afterwards: hasLiveCanvas,
  },
  {
    fault: 'shaders that do not compile',
    inject: () => {
      const { getShaderParameter } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.getShaderParameter = function (shader, parameter) {
        if (parameter !== this.COMPILE_STATUS) return getShaderParameter.call(this, shader, parameter);
        window.injection.hits++;
        return false;
      };
    },
    notice: notDrawn,
    logged: [drawingFailed],
  },
  {
    fault: 'shaders of the board that do not compile',
    inject: () => {
      const { shaderSource } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
        // The two checks of what a shader compiler can do use fragment shaders only.
        const isOfBoard = this.getShaderParameter(shader, this.SHADER_TYPE) === this.VERTEX_SHADER;
        if (isOfBoard) window.injection.hits++;
        shaderSource.call(this, shader, isOfBoard ? `${source}\nthis does not compile` : source);
      };
    },
    notice: notDrawn,
    logged: [/^PixiJS Error/, /^ERROR: 0:/, drawingFailed],
  },
  {
    fault: 'textures that cannot be uploaded for lack of memory',
    inject: () => {
      // The renderer is open.
      const fails = () => document.querySelector('.canvas canvas') !== null;
      const error = () => new RangeError('Array buffer allocation failed');
      window.injection.failWhen(WebGL2RenderingContext.prototype, 'texImage2D', fails, error);
    },
    notice: notDrawn,
    logged: [drawingFailed],
  },
  {
    fault: 'buffers that cannot be allocated during an animation',
    inject: () => {
      const { injection } = window;
      const fails = () => injection.isPlaying() && injection.hits < 3;
      const error = () => new RangeError('Array buffer allocation failed');
      injection.failWhen(WebGL2RenderingContext.prototype, 'bufferData', fails, error);
      injection.failWhen(WebGL2RenderingContext.prototype, 'bufferSubData', fails, error);
    },
    notice: skipped,
    logged: [drawingFailed],
  },
  {
    fault: 'no memory to paint textures on',
    inject: () => {
      const { getContext } = HTMLCanvasElement.prototype;
      Reflect.set(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement, ...how: unknown[]) {
        if (how[0] !== '2d') return Reflect.apply(getContext, this, how);
        window.injection.hits++;
        return null;
      });
    },
    notice: notDrawn,
    logged: [drawingFailed],
  },
  {
    fault: 'a tween that throws',
    inject: () => {
      const { injection } = window;
      const { min } = Math;
      Math.min = (...numbers) => {
        // The progress of a tween is limited to 1.
        if (
          injection.hits === 0 &&
          numbers[1] === 1 &&
          injection.isPlaying() &&
          new Error().stack?.includes('.advance')
        ) {
          injection.hits++;
          throw new Error('an injected fault');
        }
        return min(...numbers);
      };
    },
    notice: skipped,
    logged: [drawingFailed],
  },
  {
    fault: 'no audio, and fonts that do not load',
    inject: () => {
      Reflect.deleteProperty(window, 'AudioContext');
      window.injection.hits++;
    },
    files: '**/*.woff2',
    notice: null,
    logged: [/net::ERR_FAILED .*\.woff2/],
    settings: { muted: false },
  },
  {
    fault: 'audio that cannot be opened, and sounds that throw',
    inject: () => {
      const { injection } = window;
      const { AudioContext } = window;
      class FailingContext extends AudioContext {
        constructor() {
          if (injection.hits++ === 0) throw new DOMException('no audio device', 'NotSupportedError');
          super();
        }
      }
      window.AudioContext = FailingContext;
      for (const method of ['createBufferSource', 'createOscillator']) {
        injection.failWhen(BaseAudioContext.prototype, method, () => true);
      }
    },
    notice: null,
    settings: { muted: false },
  },
  {
    fault: 'code of the board that does not load',
    files: '**/assets/stage-*.js',
    notice: notDrawn,
    logged: [drawingFailed, /net::ERR_FAILED .*\/assets\/stage-/],
  },
  {
    fault: 'code of the renderer that does not load',
    files: '**/assets/{WebGLRenderer,browserAll}-*.js',
    notice: notDrawn,
    logged: [drawingFailed, /net::ERR_FAILED .*\/assets\//],
  },
  {
    fault: 'a bot worker that never loads',
    files: '**/assets/bots.worker-*.js',
    notice: noBot,
    logged: [/net::ERR_FAILED .*\/assets\/bots\.worker-/],
  },
  {
    fault: 'a bot worker that dies',
    files: '**/assets/bots.worker-*.js',
    failsOnce: true,
    body: 'self.onmessage = () => { throw new Error("an injected fault"); };',
    notice: noBot,
    logged: [/an injected fault/],
  },
];

/** A match whose bot has failed is paused. It continues when the pause is closed. */
async function resume(page: Page): Promise<void> {
  await page.locator('main.match[data-play=paused]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('main.match:not([data-play=paused])').waitFor();
}

/** Makes moves against the bot. */
async function makeMoves(page: Page, count: number): Promise<void> {
  for (let move = 0; move < count; move++) {
    expect(await waitUntilSettled(page)).toBe('choosing');
    await answerQuestion(page, deterministicNumbers(move), (button) => button.press('Enter'));
  }
  expect(await waitUntilSettled(page)).toBe('choosing');
}

/** The number of moves of the first seat in the only saved match. */
function ownMovesIn(folder: string): number {
  const [file] = readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json'));
  const text = file === undefined ? '' : readFileSync(join(folder, 'matches', file), 'utf8');
  return text.match(/"action":\{[^}]*"seat":0/g)?.length ?? 0;
}

const moves = 3;

test.each(faults.map((fault) => [fault.fault, fault] as const))(
  'a match continues despite %s',
  async (_, { inject, files, failsOnce, body, notice, logged = [], settings, afterwards }) => {
    let failedRequests = 0;
    const { page, folder, close } = await openInBrowser({
      settings: { ...quick, speed: 4, motion: 'full', ...settings },
      async prepare(page) {
        await page.addInitScript(prepareInjection);
        if (inject) await page.addInitScript(inject);
        if (!files) return;
        await page.route(files, (route) => {
          if (failsOnce && failedRequests > 0) return route.continue();
          failedRequests++;
          return body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort();
        });
      },
    });
    for (const message of logged) expectConsoleError(page, message);
    await startPreset(page, 'Sparring', 3);
    if (notice === noBot) await resume(page);
    await makeMoves(page, moves);
    // Each fault has happened.
    const hits = await page.evaluate(() => window.injection.hits);
    if (inject) expect(hits).toBeGreaterThan(0);
    if (files) expect(failedRequests).toBeGreaterThan(0);
    if (notice) await page.getByRole('alert').filter({ hasText: notice }).waitFor();
    else await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => page.locator('.unsaved-mark, main.broken').count()).toBe(0);
    // Every move is on the disk.
    await expect.poll(() => ownMovesIn(folder)).toBe(moves);
    await afterwards?.(page);
    await close();
  },
);
