import { trackLesson } from './track/lesson.ts';

/** What a lesson may look at: what its pupil sees, and does. */
export interface LessonSight {
  view: unknown;
  choosing: boolean;
  /** The pupil points at a choice, and sees what would come of it. */
  pointed: boolean;
}

/** One thing to be told, when its time has come; its words are `guide.<game>.<id>`. */
export interface LessonStep {
  id: string;
  when(sight: LessonSight): boolean;
  /** Done by itself, once the pupil has done it; else when the pupil says so. */
  done?(sight: LessonSight): boolean;
  /** So long past that a pupil who takes the match up again has been told. */
  outrun(sight: LessonSight): boolean;
}

export const lessons: Readonly<Record<string, readonly LessonStep[]>> = { track: trackLesson };

/** A match that is gone on with does not begin at the welcome. */
export function toldBefore(steps: readonly LessonStep[], sight: LessonSight): readonly string[] {
  return steps.filter(({ outrun }) => outrun(sight)).map(({ id }) => id);
}
