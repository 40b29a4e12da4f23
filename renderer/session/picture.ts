import { fromCallback } from 'xstate';
import { together } from '../boards/shared/together.ts';
import type { Screen } from '../table/screen.ts';
import type { SessionEvent, Showing } from './context.ts';

export interface PictureInput {
  screen: Screen;
  showing: Showing;
}

/** Shows what happened, group by group. Stopped half-way, it leaves the table as it is after the last event. */
export const picture = fromCallback<SessionEvent, PictureInput>(({ sendBack, input: { screen, showing } }) => {
  const abort = new AbortController();
  let ended = false;
  let begun = 0;
  const run = async () => {
    let view = showing.before;
    for (const group of together(showing.frames)) {
      begun += group.length;
      sendBack({ type: 'begun', view, begun });
      screen.tell(group);
      await screen.play(group, view, abort.signal);
      if (abort.signal.aborted) return;
      view = group[group.length - 1].view;
    }
    ended = true;
    sendBack({ type: 'played' });
  };
  run().catch(() => {
    if (abort.signal.aborted) return;
    ended = true;
    sendBack({ type: 'pictureFailed' });
  });
  return () => {
    if (ended) return;
    abort.abort();
    // Cut short, it is told of all the same.
    screen.tell(showing.frames.slice(begun));
    try {
      screen.sync(showing.after);
    } catch {
      // What follows is drawn anew.
    }
  };
});
