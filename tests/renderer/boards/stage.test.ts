import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stage } from '../../../renderer/boards/stage.ts';

// pixi reads the user agent on import.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

let frame: ((time: number) => void) | null = null;
let time = 0;
beforeEach(() => {
  frame = null;
  vi.stubGlobal('requestAnimationFrame', (next: (time: number) => void) => {
    frame = next;
    return 1;
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** A stage with a fake canvas and renderer: `render` draws, and `runFrame` runs one frame. */
async function open() {
  const { Stage } = await import('../../../renderer/boards/stage.ts');
  const stage: Stage = new Stage();
  const renderer = { canvas: { dataset: {} }, render: () => {} };
  Object.assign(stage.app, { renderer });
  const errors: unknown[] = [];
  stage.onError = (error) => errors.push(error);
  const runFrame = () => {
    const next = frame;
    frame = null;
    time = Math.max(time + 10, performance.now() + 10);
    next?.(time);
  };
  return { stage, renderer, errors, runFrame };
}

const fault = new Error('a frame that fails');
const fail = () => {
  throw fault;
};

test('a render error rejects the running animation, and the next animation plays to its end', async () => {
  const { stage, renderer, runFrame } = await open();
  const first = stage.animate(
    () => stage.tween(1000, () => {}),
    () => {},
  );
  renderer.render = fail;
  runFrame();
  await expect(first).rejects.toBe(fault);
  renderer.render = () => {};
  let ended = false;
  const second = stage.animate(
    () => stage.tween(5, () => {}),
    () => {
      ended = true;
    },
  );
  runFrame();
  runFrame();
  await second;
  expect(ended).toBe(true);
});

test('an error of ambient motion or of the camera ends only that motion and is reported', async () => {
  const { stage, errors, runFrame } = await open();
  const steps: number[] = [];
  stage.addAmbient((now) => {
    if (now > 0) fail();
  });
  stage.addAmbient((now) => steps.push(now));
  stage.tweenDetached(1000, fail);
  const played = stage.animate(
    () => stage.tween(15, () => {}),
    () => {},
  );
  runFrame();
  expect(errors).toEqual([fault, fault]);
  runFrame();
  await played;
  expect(steps.length).toBeGreaterThan(2);
  expect(errors).toHaveLength(2);
});

test('a render error on an idle table requests no further frame', async () => {
  const { stage, renderer, errors, runFrame } = await open();
  stage.requestFrame();
  runFrame();
  stage.addAmbient(() => {});
  renderer.render = fail;
  stage.wakeAmbient();
  runFrame();
  runFrame();
  runFrame();
  expect(frame).toBeNull();
  expect(errors).toEqual([fault]);
});

/** A stage that was opened on a fake canvas, whose WebGL has the given error and may be lost. */
async function openOnCanvas() {
  vi.stubGlobal('cancelAnimationFrame', () => {});
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  const opened = await open();
  const listeners = new Map<string, () => void>();
  const onPage: object[] = [];
  const canvas = {
    dataset: {},
    setAttribute() {},
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    remove: () => onPage.splice(onPage.indexOf(canvas), 1),
  };
  const gl = { NO_ERROR: 0, error: 0, lost: false, getError: () => gl.error, isContextLost: () => gl.lost };
  const renderer = Object.assign(opened.renderer, { canvas, gl });
  Object.assign(opened.stage.app, { init: async () => {}, renderer, ticker: { stop() {} }, destroy() {} });
  await opened.stage.open({ append: (one: object) => onPage.push(one) } as unknown as HTMLElement, true);
  let failures = 0;
  opened.stage.onCanvasFailed = () => failures++;
  /** As the browser does when the graphics card has taken the context away, or has given it back. */
  const lose = () => {
    gl.lost = true;
    listeners.get('webglcontextlost')?.();
  };
  const restore = () => {
    gl.lost = false;
    listeners.get('webglcontextrestored')?.();
  };
  const drawFrame = (render = () => {}) => {
    opened.renderer.render = render;
    opened.stage.requestFrame();
    opened.runFrame();
  };
  return { ...opened, gl, onPage, lose, restore, drawFrame, failures: () => failures };
}

describe('a canvas has failed', () => {
  const timeout = 3000;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a canvas has failed if its context was lost and not restored in time', async () => {
    const { lose, failures, stage } = await openOnCanvas();
    lose();
    vi.advanceTimersByTime(timeout - 1);
    expect(failures()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(failures()).toBe(1);
    stage.close();
  });

  test('a canvas fails only once if its first frame had an error in WebGL', async () => {
    const { gl, drawFrame, failures, stage } = await openOnCanvas();
    gl.error = 1285;
    drawFrame();
    drawFrame();
    expect(failures()).toBe(1);
    stage.close();
  });

  test('a canvas has failed if the first frame of a restored context had an error in WebGL', async () => {
    const { gl, drawFrame, lose, restore, runFrame, failures, stage } = await openOnCanvas();
    drawFrame();
    lose();
    restore();
    gl.error = 1285;
    runFrame();
    expect(failures()).toBe(1);
    stage.close();
  });
});

describe('a canvas on which frames throw', () => {
  const logged = vi.spyOn(console, 'error');
  beforeEach(() => {
    logged.mockReset().mockImplementation(() => {});
  });
  afterAll(() => logged.mockRestore());

  test('a canvas has failed if its first frame throws, which is logged and not reported as an animation', async () => {
    const { drawFrame, errors, failures, stage } = await openOnCanvas();
    drawFrame(fail);
    expect([failures(), errors]).toEqual([1, []]);
    expect(logged.mock.calls).toEqual([['Drawing failed:', fault]]);
    stage.close();
  });

  test('a canvas has failed if three frames in a row throw', async () => {
    const { drawFrame, errors, failures, stage } = await openOnCanvas();
    for (const render of [undefined, fail, fail, undefined, fail, fail]) drawFrame(render);
    expect([failures(), errors]).toEqual([0, [fault, fault, fault, fault]]);
    drawFrame(fail);
    expect(failures()).toBe(1);
    stage.close();
  });

  test('a canvas on which frames throw has not failed while its context is lost', async () => {
    const { drawFrame, lose, failures, stage } = await openOnCanvas();
    lose();
    for (let frames = 0; frames < 4; frames++) drawFrame(fail);
    expect(failures()).toBe(0);
    stage.close();
  });
});

describe('a canvas has not failed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a canvas has not failed if its context was restored in time, and is painted again', async () => {
    const { lose, restore, runFrame, failures, stage } = await openOnCanvas();
    lose();
    restore();
    const { framesDrawn } = stage;
    runFrame();
    vi.advanceTimersByTime(100_000);
    expect([failures(), stage.framesDrawn - framesDrawn]).toEqual([0, 1]);
    stage.close();
  });

  test('a canvas has not failed if it was closed before or after its context was lost', async () => {
    for (const parts of [['lose', 'close'] as const, ['close', 'lose'] as const]) {
      const { lose, failures, stage } = await openOnCanvas();
      for (const part of parts) part === 'lose' ? lose() : stage.close();
      vi.advanceTimersByTime(100_000);
      expect(failures()).toBe(0);
    }
  });

  test('a canvas has not failed if its first frame was drawn in a lost context, whose error is not read', async () => {
    const { gl, drawFrame, lose, failures, stage } = await openOnCanvas();
    lose();
    gl.error = 37442;
    drawFrame();
    expect(failures()).toBe(0);
    stage.close();
  });

  test('a canvas has not failed if a later frame had an error in WebGL, which is not asked for', async () => {
    const { gl, drawFrame, failures, stage } = await openOnCanvas();
    drawFrame();
    gl.error = 1285;
    drawFrame();
    expect(failures()).toBe(0);
    stage.close();
  });
});

test('a canvas that cannot be destroyed leaves the page and no longer counts as open, so that the shared resources are released', async () => {
  const { GlobalResourceRegistry } = await import('pixi.js');
  const released = vi.spyOn(GlobalResourceRegistry, 'release').mockImplementation(() => {});
  const [broken, whole] = [await openOnCanvas(), await openOnCanvas()];
  broken.stage.app.destroy = fail;
  expect(broken.onPage).toHaveLength(1);
  expect(() => broken.stage.close()).toThrow(fault);
  expect(broken.onPage).toEqual([]);
  expect(released).not.toHaveBeenCalled();
  whole.stage.close();
  expect(released).toHaveBeenCalledOnce();
  released.mockRestore();
});
