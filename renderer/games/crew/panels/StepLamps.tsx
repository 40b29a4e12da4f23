import { teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { type Message, say } from '@aerodrome/engine/text/say.ts';
import type { InstrumentProps, Scene } from '../../../table/table.ts';

/** "Resolve Cards": the five steps of a section, in their order. */
const steps = ['holder', 'other', 'own', 'enemy', 'shots'] as const;

/** The number of the section that is being resolved, or 0. */
function sectionOf({ view, animating }: Scene<CrewTypes>): number {
  const turned = animating.find((event) => event.type === 'revealed');
  const { section, phase } = view;
  return turned?.type === 'revealed' ? turned.section : phase.startsWith('section.') ? section : 0;
}

/** The banner text while a section is resolved. */
export function caption(scene: Scene<CrewTypes>): Message | null {
  const section = sectionOf(scene);
  if (section === 0 || scene.animating.length === 0) return null;
  const { view } = scene;
  const step = stepOf(view, scene.animating);
  const token = { key: `token.crew.${view.tokenName}` };
  return { key: step ? `table.crew.tells.${step}` : 'table.crew.tells', params: { section, token } };
}

/** The five steps of a section; the lit lamp is the current step. */
export function StepLamps({ scene }: InstrumentProps<CrewTypes>) {
  const { view } = scene;
  const now = scene.animating;
  const section = sectionOf(scene);
  if (now.length === 0 || section === 0) return null;
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
