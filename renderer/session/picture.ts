import { lastOf } from '@aerodrome/engine/core/items.ts';
import { fromCallback } from 'xstate';
import { groupFrames } from '../boards/groupFrames.ts';
import type { AnimationOutput, SessionEvent, StepAnimation } from './context.ts';

/** Starts an animation, or ends the one that plays. */
export type PictureMessage = { type: 'animate'; animation: StepAnimation } | { type: 'finish' };

/** The actor that plays the animations, one at a time. */
export const picture = fromCallback<PictureMessage, { output: AnimationOutput }>(
  ({ sendBack, receive, input: { output } }) => {
    let finish = () => {};
    receive((message) => {
      finish();
      if (message.type === 'animate') finish = animate(output, message.animation, sendBack);
    });
    return () => finish();
  },
);

/** Plays an animation group by group. Returns a function that ends it at once, with the view after the last event. */
function animate(
  output: AnimationOutput,
  animation: StepAnimation,
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
      output.narrate(group);
      await output.play(group, view, abort.signal);
      if (abort.signal.aborted) return;
      view = lastOf(group).view;
    }
    isOver = true;
    sendBack({ type: 'animationEnded' });
  };
  run().catch(() => {
    if (abort.signal.aborted) return;
    isOver = true;
    sync(output, animation.after);
    sendBack({ type: 'animationFailed' });
  });
  return () => {
    if (isOver) return;
    isOver = true;
    abort.abort();
    // The events that were skipped are narrated too.
    output.narrate(animation.frames.slice(eventsBegun));
    sync(output, animation.after);
  };
}

function sync(output: AnimationOutput, view: unknown): void {
  try {
    output.sync(view);
  } catch {
    // The next view is drawn without this one.
  }
}
