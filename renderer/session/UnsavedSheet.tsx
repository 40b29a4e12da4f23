import type { Problem } from '@aerodrome/engine/core/result.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { MatchDocument } from '../application/matches/match.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useEnvironment } from './environment.ts';

interface UnsavedSheetProps {
  matchDocument: MatchDocument;
  problem: Problem;
  onStay(): void;
  onLeave(): void;
}

/** Asks before a match is left that could not be saved. */
export function UnsavedSheet({ matchDocument, problem, onStay, onLeave }: UnsavedSheetProps) {
  const { downloadMatch } = useEnvironment();
  return (
    <Sheet title={say('match.unsaved')} onClose={onStay}>
      <p>{explain(problem)}</p>
      <p>{say('match.unsaved.text')}</p>
      <div className="menu-list">
        <Button onClick={() => downloadMatch(matchDocument)}>{say('match.unsaved.export')}</Button>
        <Button look="plain" onClick={onLeave}>
          {say('match.unsaved.leave')}
        </Button>
      </div>
    </Sheet>
  );
}
