import { explain } from '@aerodrome/engine/text/explain.ts';
import { Notice } from '../ui/Notice.tsx';
import { useApp } from './context.ts';

/** The last thing that went wrong, on whatever lies uppermost: under a modal dialog it could be neither read nor put away. */
export function ProblemNotice() {
  const { problems, send } = useApp();
  if (problems.length === 0) return null;
  return (
    <Notice onClose={() => send({ type: 'dismiss' })}>
      {[...new Set(problems.map(explain))].map((words) => (
        <span key={words}>{words}</span>
      ))}
    </Notice>
  );
}
