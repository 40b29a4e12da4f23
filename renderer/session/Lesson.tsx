import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import type { LessonContext, LessonStep } from '../games/descriptor.ts';
import { gameOf } from '../games/index.ts';
import type { Position } from '../table/table.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { useDisplayedScene } from './displayedScene.ts';
import './lesson.css';

/** The ids of the steps that a continued match has already passed. */
export function passedSteps(steps: readonly LessonStep[], lessonContext: LessonContext): readonly string[] {
  return steps.filter(({ isSkippedOnResume }) => isSkippedOnResume(lessonContext)).map(({ id }) => id);
}

interface LessonProps extends Omit<LessonContext, keyof Position> {
  game: string;
}

/** The lesson (tutorial) of a first flight: one card at a time, each when its condition holds. */
export function Lesson({ game, ...selection }: LessonProps) {
  const { options, gameData, view } = useDisplayedScene();
  const lessonContext: LessonContext = { options, gameData, view, ...selection };
  const steps = gameOf(game).lesson;
  const [finished, setFinished] = useState(() => passedSteps(steps, lessonContext));
  const at = steps.findIndex(({ id }) => !finished.includes(id));
  const step = steps[at];
  const isDone = step?.done?.(lessonContext) === true;
  useEffect(() => {
    if (isDone) setFinished((before) => [...before, step.id]);
  }, [isDone, step]);
  const visibleStep = step && !isDone && step.when(lessonContext) ? step : null;
  const highlights = visibleStep?.highlights;
  // The highlighted elements may be rendered again at any time, so this effect has no dependencies.
  useEffect(() => {
    const highlighted = highlights === undefined ? [] : [...document.querySelectorAll(`main.match :is(${highlights})`)];
    for (const element of highlighted) element.setAttribute('data-lit', '');
    return () => {
      for (const element of highlighted) element.removeAttribute('data-lit');
    };
  });
  return (
    <section className="lesson" aria-label={say('guide.label')} aria-live="polite">
      {visibleStep && (
        <Card as="div" className="lesson-card">
          <p className="lesson-step">{say('guide.step', { at: at + 1, of: steps.length })}</p>
          <h2>{say(`guide.${game}.${visibleStep.id}.title`)}</h2>
          <p>{say(`guide.${game}.${visibleStep.id}`)}</p>
          <div className="lesson-buttons">
            <Button onClick={() => setFinished([...finished, visibleStep.id])}>{say('guide.next')}</Button>
            <Button look="quiet" onClick={() => setFinished(steps.map(({ id }) => id))}>
              {say('guide.enough')}
            </Button>
          </div>
        </Card>
      )}
    </section>
  );
}
