import type { Action } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { asideName } from './asideName.ts';
import type { AsideQuestion } from './selectors.ts';
import './slips.css';

interface SlipsProps {
  game: string;
  questions: readonly AsideQuestion[];
  names: readonly string[];
  onAnswer(action: Action): void;
}

/** Telegrams: what somebody is asked out of turn, and the answers to it. Nobody waits for them. */
export function Slips({ game, questions, names, onAnswer }: SlipsProps) {
  return questions.map(({ seat, by, answers }) => (
    <Card key={seat} className="slip" aria-label={say('match.slip', { name: itemAt(names, seat) })}>
      <p>{say(questionOf(answers), { name: itemAt(names, seat), by: by === null ? '' : itemAt(names, by) })}</p>
      <div className="slip-answers">
        {answers.map((action) => (
          <Button key={JSON.stringify(action)} onClick={() => onAnswer(action)}>
            {asideName(game, action)}
          </Button>
        ))}
      </div>
    </Card>
  ));
}

/** What it is about is told by what can be said to it. */
function questionOf(answers: readonly Action[]): string {
  const [first] = answers;
  return first?.type === 'answerDraw' || first?.type === 'resign' ? `match.slip.${first.type}` : 'match.slip';
}
