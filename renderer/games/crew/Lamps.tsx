import { teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { InstrumentProps } from '../../table/table.ts';

/** "Resolve Cards": the five steps of a section, in their order. */
const steps = ['holder', 'other', 'own', 'enemy', 'shots'] as const;

/** The five lamps of a section: the one that burns is the step that is being played. */
export function Lamps({ scene }: InstrumentProps) {
  const view = scene.view as CrewView;
  const now = scene.now as readonly CrewEvent[];
  const section = now.find((event) => event.type === 'revealed')?.section ?? view.section;
  if (scene.seat !== null || now.length === 0 || !section || view.phase === 'action.laying') return null;
  const burning = stepOf(view, now);
  return (
    <ol className="crew-lamps" aria-label={say('table.crew.lamps', { section })}>
      <li className="crew-lamp-section">{say('table.crew.lamp.section', { section })}</li>
      {steps.map((step) => (
        <li key={step} aria-current={step === burning ? 'step' : undefined}>
          {say(`table.crew.lamp.${step}`, { token: { key: `table.crew.token.${view.tokenName}` } })}
        </li>
      ))}
    </ol>
  );
}

function stepOf(view: CrewView, now: readonly CrewEvent[]): (typeof steps)[number] | null {
  for (const event of now) {
    switch (event.type) {
      case 'tokenMoved':
        return teamOf(event.post) === view.holder ? 'holder' : 'other';
      case 'planeMoved':
        return teamOf(event.post) === event.team ? 'own' : 'enemy';
      case 'shot':
      case 'clawed':
      case 'looked':
        return 'shots';
      case 'scrapped':
        return event.cause === 'antiAir' ? null : 'shots';
    }
  }
  return null;
}
