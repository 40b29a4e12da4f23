import { lastOf } from '@aerodrome/engine/core/items.ts';
import { fromCallback } from 'xstate';
import { groupFrames } from '../boards/groupFrames.ts';
import { attemptDrawing, logDrawingError } from '../boards/logDrawingError.ts';
import type { AnimationPresenter, LogAnimation, SessionEvent } from './context.ts';

/** Starts an animation, or ends the one that plays. */
export type AnimationCommand = { type: 'animate'; animation: LogAnimation } | { type: 'finish' };

/** The animation actor: plays the animations, one at a time. */
export const animationActor = fromCallback<AnimationCommand, { presenter: AnimationPresenter }>(
  ({ sendBack, receive, input: { presenter } }) => {
    let finish = () => {};
    receive((message) => {
      finish();
      if (message.type === 'animate') finish = animate(presenter, message.animation, sendBack);
    });
    return () => finish();
  },
);

/** Plays an animation group by group. Returns a function that ends it at once, with the view after the last event. */
function animate(
  presenter: AnimationPresenter,
  animation: LogAnimation,
  sendBack: (event: SessionEvent) => void,
): () => void {
  const abort = new AbortController();
  let isOver = false;
  let eventsBegun = 0;
  const run = async () => {
    let view = animation.before;
    for (const group of groupFrames(animation.frames)) {
      eventsBegun += group.length;
      sendBack({ type: 'animationProgress', progress: { view, eventsBegun } });
      presenter.narrate(group);
      await presenter.play(group, view, abort.signal);
      if (abort.signal.aborted) return;
      view = lastOf(group).view;
    }
    isOver = true;
    sendBack({ type: 'animationEnded' });
  };
  /** The events that are not animated are narrated too. */
  const skipRest = () => {
    attemptDrawing(() => presenter.narrate(animation.frames.slice(eventsBegun)));
    attemptDrawing(() => presenter.sync(animation.after));
  };
  run().catch((error: unknown) => {
    if (abort.signal.aborted) return;
    logDrawingError(error);
    isOver = true;
    skipRest();
    sendBack({ type: 'animationFailed' });
  });
  return () => {
    if (isOver) return;
    isOver = true;
    abort.abort();
    skipRest();
  };
}
