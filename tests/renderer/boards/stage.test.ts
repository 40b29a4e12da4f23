import { afterAll, beforeEach, expect, test, vi } from 'vitest';
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
  stage.addAmbient(() => {});
  renderer.render = fail;
  stage.wakeAmbient();
  runFrame();
  runFrame();
  runFrame();
  expect(frame).toBeNull();
  expect(errors).toEqual([fault]);
});

test('a canvas that cannot be destroyed no longer counts as open, so that the shared resources are released', async () => {
  const { GlobalResourceRegistry } = await import('pixi.js');
  const released = vi.spyOn(GlobalResourceRegistry, 'release').mockImplementation(() => {});
  vi.stubGlobal('cancelAnimationFrame', () => {});
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  const openOne = async () => {
    const { stage } = await open();
    const canvas = { dataset: {}, setAttribute() {}, addEventListener() {} };
    Object.assign(stage.app, { init: async () => {}, renderer: { canvas }, ticker: { stop() {} }, destroy() {} });
    await stage.open({ append() {} } as unknown as HTMLElement, true);
    return stage;
  };
  const [broken, whole] = [await openOne(), await openOne()];
  broken.app.destroy = fail;
  expect(() => broken.close()).toThrow(fault);
  expect(released).not.toHaveBeenCalled();
  whole.close();
  expect(released).toHaveBeenCalledOnce();
  released.mockRestore();
});
