import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraPoseFor } from '../../../renderer/boards/camera.ts';

const room = { x: 250, y: 84, width: 780, height: 572 };
const inside = fc
  .tuple(fc.integer({ min: 200, max: 780 }), fc.integer({ min: 200, max: 572 }))
  .chain(([width, height]) =>
    fc.record({
      x: fc.integer({ min: room.x, max: room.x + room.width - width }),
      y: fc.integer({ min: room.y, max: room.y + room.height - height }),
      width: fc.constant(width),
      height: fc.constant(height),
    }),
  );
const anywhere = fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 0, max: 800 }) });

test('the camera keeps the visible part inside its area at any focus', () => {
  fc.assert(
    fc.property(anywhere, inside, fc.double({ min: 1, max: 2, noNaN: true }), (focus, kept, closer) => {
      const { x, y, zoom } = cameraPoseFor(focus, closer, kept, room);
      expect(zoom).toBeGreaterThanOrEqual(1);
      expect(kept.x * zoom + x).toBeGreaterThanOrEqual(room.x - 1e-6);
      expect(kept.y * zoom + y).toBeGreaterThanOrEqual(room.y - 1e-6);
      expect((kept.x + kept.width) * zoom + x).toBeLessThanOrEqual(room.x + room.width + 1e-6);
      expect((kept.y + kept.height) * zoom + y).toBeLessThanOrEqual(room.y + room.height + 1e-6);
    }),
  );
});

test('with space to spare the camera zooms to the requested maximum around its focus', () => {
  const kept = { x: 500, y: 300, width: 200, height: 150 };
  const focus = { x: 600, y: 370 };
  const { x, y, zoom } = cameraPoseFor(focus, 1.1, kept, room);
  expect(zoom).toBe(1.1);
  expect({ x: focus.x * zoom + x, y: focus.y * zoom + y }).toEqual({
    x: expect.closeTo(focus.x),
    y: expect.closeTo(focus.y),
  });
});
