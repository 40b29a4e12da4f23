import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import type { LessonSight, LessonStep } from '../descriptor.ts';

const viewOf = ({ view }: LessonSight) => view as AirspaceView;
const turnsOf = (sight: LessonSight) => viewOf(sight).turns;

/** Told once so many turns are flown; who takes the match up again later has heard it. */
const from = (turns: number): Pick<LessonStep, 'when' | 'outrun'> => ({
  when: (sight) => sight.choosing && turnsOf(sight) >= turns,
  outrun: (sight) => turnsOf(sight) > turns + 1,
});

const aims = (sight: LessonSight) => sight.choosing && viewOf(sight).phase === 'initiativePhase.turn.targetChoice';
const later = (sight: LessonSight) => turnsOf(sight) > 8;

/** The first flight: a duel over the narrow sky, explained as it happens. */
export const lesson: readonly LessonStep[] = [
  { id: 'welcome', ...from(0), when: () => true },
  { id: 'strip', ...from(0) },
  { id: 'hex', ...from(0), done: ({ pointed }) => pointed },
  { id: 'turn', ...from(0), done: (sight) => turnsOf(sight) > 1 },
  { id: 'fly', ...from(0), done: (sight) => turnsOf(sight) > 1 },
  { id: 'dive', ...from(2) },
  { id: 'height', ...from(3) },
  { id: 'threat', ...from(4) },
  { id: 'sights', when: (sight) => aims(sight) || later(sight), outrun: later },
  {
    id: 'phase',
    when: (sight) => viewOf(sight).phaseNumber > 1,
    outrun: (sight) => viewOf(sight).phaseNumber > 2,
  },
  { id: 'edge', when: (sight) => sight.choosing, outrun: (sight) => turnsOf(sight) > 16 },
];
