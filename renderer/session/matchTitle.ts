import { say, sentence } from '@aerodrome/engine/text/say.ts';
import type { Scene, Table } from '../table/table.ts';
import type { SessionContext } from './context.ts';
import { handoverInfo } from './handover.ts';
import type { Regions } from './selectors.ts';

interface TitleInput {
  table: Table;
  context: SessionContext;
  play: Regions['play'];
  scene: Scene;
  /** The scene at the present point of the animation. */
  displayedScene: Scene;
  /** The text key of the question: the usual one, or a reminder. */
  titleKey: 'match.asked' | 'match.reminded';
}

/** The title over the board. */
export function matchTitle({ table, context, play, scene, displayedScene, titleKey }: TitleInput): string {
  const { match, players, animation, picked } = context;
  const nameOf = (seat: number | null | undefined) => players[seat ?? -1]?.name ?? '';
  if (context.reviewedEntry !== null) return say('match.lookedBack');
  if (play === 'over') return say('match.over');
  if (play === 'paused') return say('match.paused');
  // The caption of an animation replaces the question, which the tray shows as well.
  const caption = animation && table.playback.caption?.(displayedScene);
  if (caption) return sentence(caption);
  if (play === 'choosing') return say(titleKey, { name: nameOf(scene.seat), prompt: table.prompt(scene, picked) });
  if (play === 'answering') return say('match.answering', { name: nameOf(context.viewerSeat) });
  const { mode, nextSeat } = handoverInfo(context, play);
  if (mode === 'shutter') return say('match.covered', { name: nameOf(nextSeat) });
  return animation ? say('match.playing') : say('match.thinks', { name: nameOf(match.awaiting()[0]) });
}
