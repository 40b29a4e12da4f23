import { explain } from '@aerodrome/engine/text/explain.ts';
import { Notice } from '../ui/Notice.tsx';
import { useShell } from './context.ts';

/** The latest problems. Rendered inside the topmost dialog too: below a modal dialog it could not be read or dismissed. */
export function ProblemNotice() {
  const { problems, send } = useShell();
  if (problems.length === 0) return null;
  return (
    <Notice onClose={() => send({ type: 'dismiss' })}>
      {[...new Set(problems.map(explain))].map((words) => (
        <span key={words}>{words}</span>
      ))}
    </Notice>
  );
}
