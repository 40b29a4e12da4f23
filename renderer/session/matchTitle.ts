import { say, sentence } from '@aerodrome/engine/text/say.ts';
import type { Scene, Table } from '../table/table.ts';
import type { SessionContext } from './context.ts';
import { handoverNeed } from './handover.ts';
import type { Regions } from './selectors.ts';

interface TitleInput {
  table: Table;
  context: SessionContext;
  play: Regions['play'];
  /** The present, and the part of it that has been played. */
  scene: Scene;
  shownScene: Scene;
  /** The key of the words that ask, or that ask again after a while. */
  asks: 'match.asked' | 'match.reminded';
}

/** The sentence over the board. */
export function matchTitle({ table, context, play, scene, shownScene, asks }: TitleInput): string {
  const { match, players, showing, picked } = context;
  const nameOf = (seat: number | null | undefined) => players[seat ?? -1]?.name ?? '';
  if (context.lookedBack !== null) return say('match.lookedBack');
  if (play === 'over') return say('match.over');
  if (play === 'paused') return say('match.paused');
  // An animation goes before the question that is asked meanwhile: the tray asks it, too.
  const caption = showing && table.playback.caption?.(shownScene);
  if (caption) return sentence(caption);
  if (play === 'choosing') return say(asks, { name: nameOf(scene.seat), prompt: table.prompt(scene, picked) });
  if (play === 'answering') return say('match.answering', { name: nameOf(context.viewerSeat) });
  const { mode, next } = handoverNeed(context, play);
  if (mode === 'shutter') return say('match.covered', { name: nameOf(next) });
  return showing ? say('match.playing') : say('match.thinks', { name: nameOf(match.awaiting()[0]) });
}
