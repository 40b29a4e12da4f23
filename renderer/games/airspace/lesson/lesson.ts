import { distance, isOn, neighbour } from '@aerodrome/engine/boards/hex.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import type { LessonContext, LessonStep } from '../../descriptor.ts';

const turnsOf = (context: LessonContext<AirspaceTypes>) => context.view.turns;

/** A step that is shown after some turns, and skipped in a match that is resumed later. */
const afterTurns = (turns: number): Pick<LessonStep<AirspaceTypes>, 'when' | 'isSkippedOnResume'> => ({
  when: (context) => context.choosing && turnsOf(context) >= turns,
  isSkippedOnResume: (context) => turnsOf(context) > turns + 1,
});

/** A step that is shown when something is seen for the first time, or after some turns. */
const whenSeen = (
  what: (context: LessonContext<AirspaceTypes>) => boolean,
  turns: number,
): Pick<LessonStep<AirspaceTypes>, 'when' | 'isSkippedOnResume'> => ({
  when: (context) => what(context) || turnsOf(context) > turns,
  isSkippedOnResume: (context) => turnsOf(context) > turns,
});

/** Shots and threats of the previewed turn or shot. */
function previewedShots({ preview }: LessonContext<AirspaceTypes>) {
  if (preview === null || 'at' in preview) return { shots: [], threats: [] };
  return 'path' in preview ? preview : { shots: [preview], threats: [] };
}

const aims = (context: LessonContext<AirspaceTypes>) => previewedShots(context).shots.length > 0;
const onTail = (context: LessonContext<AirspaceTypes>) =>
  previewedShots(context).shots.some(({ modifiers }) => modifiers.tail > 0);
const threatened = (context: LessonContext<AirspaceTypes>) => previewedShots(context).threats.length > 0;

/** Whether the current plane could soon leave the board or hit the ground. */
function inDanger(context: LessonContext<AirspaceTypes>): boolean {
  const { board } = context.gameData;
  const { planes, plane } = context.view;
  const { hex, altitude } = planes[plane];
  if (hex === null) return false;
  const rim = board.hexes.filter((one) => [0, 1, 2, 3, 4, 5].some((facing) => !isOn(board, neighbour(one, facing))));
  return altitude <= 2 || rim.some((one) => distance(one, hex) <= 2);
}

/** The first flight: a duel over the narrow board, explained as it happens. */
export const lesson: readonly LessonStep<AirspaceTypes>[] = [
  { id: 'welcome', ...afterTurns(0), when: () => true },
  { id: 'strip', highlights: '.airspace-aid.turn .strip', ...afterTurns(0) },
  { id: 'hex', highlights: '.spots', ...afterTurns(0), done: ({ pointed }) => pointed },
  { id: 'turn', highlights: '.spots', ...afterTurns(0), done: (context) => turnsOf(context) > 1 },
  { id: 'fly', highlights: '.tray [data-commit]', ...afterTurns(0), done: (context) => turnsOf(context) > 1 },
  { id: 'dive', highlights: '.stick:has([data-move])', ...afterTurns(2) },
  { id: 'height', highlights: '.tape', ...afterTurns(3) },
  { id: 'threat', highlights: '.preview', ...whenSeen(threatened, 6) },
  { id: 'sights', highlights: '.sights', ...whenSeen(aims, 8) },
  { id: 'tail', highlights: '.sights', ...whenSeen(onTail, 9) },
  {
    id: 'phase',
    highlights: '.strips',
    when: (context) => context.view.phaseNumber > 1,
    isSkippedOnResume: (context) => context.view.phaseNumber > 2,
  },
  {
    id: 'edge',
    when: (context) => context.choosing && inDanger(context),
    isSkippedOnResume: (context) => turnsOf(context) > 16,
  },
];
