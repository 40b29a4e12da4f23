import type { Scene } from '../table/table.ts';
import type { SessionContext, SessionEvent } from './context.ts';
import type { Composing } from './useComposing.ts';
import { useTableKeys } from './useTableKeys.ts';

interface MatchKeys {
  scene: Scene;
  context: SessionContext;
  composing: Composing;
  letters: boolean;
  send(event: SessionEvent): void;
  onMenu(): void;
  onLog(): void;
}

/** The keys of a match that are the same for all games. */
export function useMatchKeys({ scene, context, composing, letters, send, onMenu, onLog }: MatchKeys): void {
  const { composition, graver, commit } = composing;
  const { picked } = composition;
  const grave = graver.some((warning) => warning.grave);
  // The nearest thing first: the past, then what moves, then what is picked.
  const away = (): SessionEvent | null => {
    if (context.lookedBack !== null) return { type: 'look', at: null };
    if (context.showing) return { type: 'skip' };
    return picked.length > 0 ? { type: 'pick', picked: [] } : null;
  };
  const put = away();
  useTableKeys(
    {
      u: () => send({ type: 'undo' }),
      r: () => send({ type: 'redo' }),
      p: () => send({ type: 'pause' }),
      m: onMenu,
      l: onLog,
      h: () => send({ type: 'hint' }),
      n: () => send({ type: 'hurry' }),
      g: scene.seat !== null && !grave ? commit : undefined,
      Backspace: picked.length > 0 ? () => send({ type: 'pick', picked: picked.slice(0, -1) }) : undefined,
      Escape: put ? () => send(put) : undefined,
    },
    letters,
  );
}
