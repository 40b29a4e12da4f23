import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Stage } from '../../../renderer/boards/stage.ts';

// What draws asks for the browser as soon as it is loaded.
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

/** A stage whose canvas and graphics card are the test's: `render` draws, and `paintTexture` lets one frame come. */
async function open() {
  const { Stage } = await import('../../../renderer/boards/stage.ts');
  const stage: Stage = new Stage();
  const renderer = { canvas: { dataset: {} }, render: () => {} };
  Object.assign(stage.app, { renderer });
  const errors: unknown[] = [];
  stage.onError = (error) => errors.push(error);
  const paintTexture = () => {
    const next = frame;
    frame = null;
    time = Math.max(time + 10, performance.now() + 10);
    next?.(time);
  };
  return { stage, renderer, errors, paintTexture };
}

const fault = new Error('a frame that fails');
const fail = () => {
  throw fault;
};

test('an error of the renderer fails the picture that is played, and the next one is played to its end', async () => {
  const { stage, renderer, paintTexture } = await open();
  const first = stage.animate(
    () => stage.tween(1000, () => {}),
    () => {},
  );
  renderer.render = fail;
  paintTexture();
  await expect(first).rejects.toBe(fault);
  renderer.render = () => {};
  let ended = false;
  const second = stage.animate(
    () => stage.tween(5, () => {}),
    () => {
      ended = true;
    },
  );
  paintTexture();
  paintTexture();
  await second;
  expect(ended).toBe(true);
});

test('an error of ambient motion or of the camera ends only that motion and is reported', async () => {
  const { stage, errors, paintTexture } = await open();
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
  paintTexture();
  expect(errors).toEqual([fault, fault]);
  paintTexture();
  await played;
  expect(steps.length).toBeGreaterThan(2);
  expect(errors).toHaveLength(2);
});

test('an error of the renderer on a still table asks for no further frame', async () => {
  const { stage, renderer, errors, paintTexture } = await open();
  stage.addAmbient(() => {});
  renderer.render = fail;
  stage.wakeAmbient();
  paintTexture();
  paintTexture();
  paintTexture();
  expect(frame).toBeNull();
  expect(errors).toEqual([fault]);
});
