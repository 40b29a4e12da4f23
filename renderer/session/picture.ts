import { lastOf } from '@aerodrome/engine/core/items.ts';
import { fromCallback } from 'xstate';
import { groupFrames } from '../boards/groupFrames.ts';
import type { Screen, SessionEvent, Showing } from './context.ts';

/** Shows a step, or ends the animation that plays. */
export type PictureMessage = { type: 'animate'; showing: Showing } | { type: 'finish' };

/** Plays one step at a time on the board, group by group. */
export const picture = fromCallback<PictureMessage, { screen: Screen }>(({ sendBack, receive, input: { screen } }) => {
  let cut = () => {};
  receive((message) => {
    cut();
    if (message.type === 'animate') cut = animate(screen, message.showing, sendBack);
  });
  return () => cut();
});

/** Plays a step. Returns a function that ends it at once: the board then shows the state after the last event. */
function animate(screen: Screen, showing: Showing, sendBack: (event: SessionEvent) => void): () => void {
  const abort = new AbortController();
  let isOver = false;
  let begun = 0;
  const run = async () => {
    let view = showing.before;
    for (const group of groupFrames(showing.frames)) {
      begun += group.length;
      sendBack({ type: 'begun', view, begun });
      screen.narrate(group);
      await screen.play(group, view, abort.signal);
      if (abort.signal.aborted) return;
      view = lastOf(group).view;
    }
    isOver = true;
    sendBack({ type: 'played' });
  };
  run().catch(() => {
    if (abort.signal.aborted) return;
    isOver = true;
    sync(screen, showing.after);
    sendBack({ type: 'pictureFailed' });
  });
  return () => {
    if (isOver) return;
    isOver = true;
    abort.abort();
    // The events that were cut are narrated too.
    screen.narrate(showing.frames.slice(begun));
    sync(screen, showing.after);
  };
}

function sync(screen: Screen, view: unknown): void {
  try {
    screen.sync(view);
  } catch {
    // The next view is drawn from scratch.
  }
}
