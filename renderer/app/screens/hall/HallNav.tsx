import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';

const order = ['l', 't', 'b', 'w', 'x', 'u', 'm'] as const;

/** Buttons of the tournament screen (hall), each with its keyboard shortcut. */
export function HallNav({ shortcuts }: { shortcuts: Readonly<Record<string, () => void>> }) {
  return (
    <nav className="hall-nav" aria-label={say('hall.nav')}>
      {order.map(
        (key) =>
          Object.hasOwn(shortcuts, key) && (
            <Button key={key} look="quiet" onClick={shortcuts[key]}>
              <kbd>{key.toUpperCase()}</kbd> {say(`hall.way.${key}`)}
            </Button>
          ),
      )}
    </nav>
  );
}
