import { distance, isOn, neighbour } from '@aerodrome/engine/boards/hex.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import type { LessonContext, LessonStep } from '../../descriptor.ts';

const turnsOf = (sight: LessonContext<AirspaceTypes>) => sight.view.turns;

/** A step that is shown after some turns, and skipped in a match that is resumed later. */
const afterTurns = (turns: number): Pick<LessonStep<AirspaceTypes>, 'when' | 'isPast'> => ({
  when: (sight) => sight.choosing && turnsOf(sight) >= turns,
  isPast: (sight) => turnsOf(sight) > turns + 1,
});

/** A step that is shown when something is seen for the first time, or after some turns. */
const whenSeen = (
  what: (sight: LessonContext<AirspaceTypes>) => boolean,
  turns: number,
): Pick<LessonStep<AirspaceTypes>, 'when' | 'isPast'> => ({
  when: (sight) => what(sight) || turnsOf(sight) > turns,
  isPast: (sight) => turnsOf(sight) > turns,
});

/** Shots and threats of the previewed turn or shot. */
function previewedShots({ preview }: LessonContext<AirspaceTypes>) {
  if (preview === null || 'at' in preview) return { shots: [], threats: [] };
  return 'path' in preview ? preview : { shots: [preview], threats: [] };
}

const aims = (sight: LessonContext<AirspaceTypes>) => previewedShots(sight).shots.length > 0;
const onTail = (sight: LessonContext<AirspaceTypes>) =>
  previewedShots(sight).shots.some(({ modifiers }) => modifiers.tail > 0);
const threatened = (sight: LessonContext<AirspaceTypes>) => previewedShots(sight).threats.length > 0;

/** Whether the current plane could soon leave the board or hit the ground. */
function inDanger(sight: LessonContext<AirspaceTypes>): boolean {
  const { board } = sight.setting;
  const { planes, plane } = sight.view;
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
  { id: 'turn', highlights: '.spots', ...afterTurns(0), done: (sight) => turnsOf(sight) > 1 },
  { id: 'fly', highlights: '.tray [data-commit]', ...afterTurns(0), done: (sight) => turnsOf(sight) > 1 },
  { id: 'dive', highlights: '.stick:has([data-move])', ...afterTurns(2) },
  { id: 'height', highlights: '.tape', ...afterTurns(3) },
  { id: 'threat', highlights: '.preview', ...whenSeen(threatened, 6) },
  { id: 'sights', highlights: '.sights', ...whenSeen(aims, 8) },
  { id: 'tail', highlights: '.sights', ...whenSeen(onTail, 9) },
  {
    id: 'phase',
    highlights: '.strips',
    when: (sight) => sight.view.phaseNumber > 1,
    isPast: (sight) => sight.view.phaseNumber > 2,
  },
  { id: 'edge', when: (sight) => sight.choosing && inDanger(sight), isPast: (sight) => turnsOf(sight) > 16 },
];
