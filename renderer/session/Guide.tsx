import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import type { LessonContext, LessonStep } from '../games/descriptor.ts';
import { gameOf } from '../games/index.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import './guide.css';

/** A match that is gone on with does not begin at the welcome. */
export function toldBefore(steps: readonly LessonStep[], sight: LessonContext): readonly string[] {
  return steps.filter(({ isPast }) => isPast(sight)).map(({ id }) => id);
}

/** The instructor of a first flight: one card at a time, each when its time has come. */
export function Guide({ game, sight }: { game: string; sight: LessonContext }) {
  const steps = gameOf(game).lesson;
  const [told, setTold] = useState(() => toldBefore(steps, sight));
  const at = steps.findIndex(({ id }) => !told.includes(id));
  const step = steps[at];
  const done = step?.done?.(sight) === true;
  useEffect(() => {
    if (done) setTold((before) => [...before, step.id]);
  }, [done, step]);
  const shown = step && !done && step.when(sight) ? step : null;
  const highlights = shown?.highlights;
  // What it speaks of may be drawn anew at any time.
  useEffect(() => {
    const lit = highlights === undefined ? [] : [...document.querySelectorAll(`main.match :is(${highlights})`)];
    for (const one of lit) one.setAttribute('data-lit', '');
    return () => {
      for (const one of lit) one.removeAttribute('data-lit');
    };
  });
  return (
    <section className="guide" aria-label={say('guide.label')} aria-live="polite">
      {shown && (
        <Card as="div" className="guide-card">
          <p className="guide-step">{say('guide.step', { at: at + 1, of: steps.length })}</p>
          <h2>{say(`guide.${game}.${shown.id}.title`)}</h2>
          <p>{say(`guide.${game}.${shown.id}`)}</p>
          <div className="guide-buttons">
            <Button onClick={() => setTold([...told, shown.id])}>{say('guide.next')}</Button>
            <Button look="quiet" onClick={() => setTold(steps.map(({ id }) => id))}>
              {say('guide.enough')}
            </Button>
          </div>
        </Card>
      )}
    </section>
  );
}
