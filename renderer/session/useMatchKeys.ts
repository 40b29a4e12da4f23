import type { Scene } from '../table/table.ts';
import type { SessionContext, SessionEvent } from './context.ts';
import type { SelectionState } from './useSelection.ts';
import { useTableKeys } from './useTableKeys.ts';

interface MatchKeys {
  scene: Scene;
  context: SessionContext;
  selection: SelectionState;
  hasLetterKeys: boolean;
  send(event: SessionEvent): void;
  onMenu(): void;
  onLog(): void;
}

/** The keys of a match that are the same for all games. */
export function useMatchKeys({ scene, context, selection, hasLetterKeys, send, onMenu, onLog }: MatchKeys): void {
  const { draft, commitWarnings, commit } = selection;
  const { picked } = draft;
  const grave = commitWarnings.some((warning) => warning.grave);
  // Escape ends the topmost of these: the look back, the animation, the selection.
  const escapeEvent = (): SessionEvent | null => {
    if (context.reviewedEntry !== null) return { type: 'look', at: null };
    if (context.animation) return { type: 'skip' };
    return picked.length > 0 ? { type: 'pick', picked: [] } : null;
  };
  const onEscape = escapeEvent();
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
      Escape: onEscape ? () => send(onEscape) : undefined,
    },
    hasLetterKeys,
  );
}
