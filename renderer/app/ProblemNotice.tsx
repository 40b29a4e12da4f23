import { explain } from '@aerodrome/engine/text/explain.ts';
import { Notice } from '../ui/Notice.tsx';
import { useApp } from './context.ts';

/** The last thing that went wrong, on whatever lies uppermost: under a modal dialog it could be neither read nor put away. */
export function ProblemNotice() {
  const { problem, send } = useApp();
  return problem && <Notice onClose={() => send({ type: 'dismiss' })}>{explain(problem)}</Notice>;
}
