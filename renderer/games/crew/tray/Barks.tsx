import { zoneOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { mostCalls } from '@aerodrome/engine/games/crew/rules/calls.ts';
import { callNames, sections } from '@aerodrome/engine/games/crew/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import type { TrayProps } from '../../../table/table.ts';
import { useGameShortcuts } from '../../../table/useGameShortcuts.ts';
import { Button } from '../../../ui/Button.tsx';
import { keyBindings } from '../keys.ts';
import { zoneLettersOf } from '../names.ts';

type What = (typeof callNames)[number];
const numbers = Array.from({ length: sections }, (_, i) => i + 1);

/** Barks to the team-mate: a word, with a section or a zone if wanted. All players hear it. */
export function Barks({ scene, seat, onAct }: TrayProps<CrewTypes>) {
  const [what, setWhat] = useState<What | null>(null);
  const { calls } = scene.view;
  const { seats, token } = scene.gameData;
  const silent = calls.filter((call) => call.seat === seat).length >= mostCalls;
  const call = (more: { section?: number; zone?: number }) => {
    if (what) onAct({ type: 'call', seat, what, ...more });
    setWhat(null);
  };
  const next = () => setWhat(callNames[((what ? callNames.indexOf(what) : -1) + 1) % callNames.length]);
  useGameShortcuts(scene, {
    [keyBindings.bark]: silent ? undefined : next,
    ...(what && {
      ...Object.fromEntries(numbers.map((section) => [String(section), () => call({ section })])),
      Escape: () => setWhat(null),
      [keyBindings.barkPlainly]: () => call({}),
    }),
  });
  const side = seats[seat].side;
  const team = what === 'shoot' ? side : what === 'dodge' ? 1 - side : null;
  return (
    <fieldset className="crew-barks" aria-label={say('table.crew.barks')}>
      {callNames.map((name) => (
        <Button
          key={name}
          look="plain"
          data-bark={name}
          aria-pressed={what === name}
          disabled={silent}
          title={silent ? say('table.crew.barks.silent') : undefined}
          onClick={() => (what === name ? call({}) : setWhat(name))}
        >
          {say(`table.crew.bark.${name}`, { token: { key: `table.crew.token.${token}` } })}
        </Button>
      ))}
      {what && (
        <div className="crew-bark-where">
          <Button onClick={() => call({})}>{say('table.crew.bark.plain')}</Button>
          {numbers.map((section) => (
            <Button key={section} onClick={() => call({ section })} aria-label={say('table.crew.bark.on', { section })}>
              {section}
            </Button>
          ))}
          {team !== null &&
            [0, 1, 2, 3, 4, 5].map((i) => {
              const zone = zoneOf(team * 2, 0) + i;
              return (
                <Button key={zone} look="plain" onClick={() => call({ zone })} aria-label={say(`zone.crew.${zone}`)}>
                  {zoneLettersOf(zone)}
                </Button>
              );
            })}
          <Button look="plain" data-bark-not="" aria-label={say('table.crew.bark.not')} onClick={() => setWhat(null)}>
            ×
          </Button>
        </div>
      )}
    </fieldset>
  );
}
