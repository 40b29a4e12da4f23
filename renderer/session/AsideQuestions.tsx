import type { Action } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { asideLabel } from './asideText.ts';
import type { AsideQuestion } from './selectors.ts';
import './asideQuestions.css';

interface AsideQuestionsProps {
  game: string;
  questions: readonly AsideQuestion[];
  names: readonly string[];
  onAnswer(action: Action): void;
}

/** Questions out of turn, such as the offer of a draw, as telegrams with a button for each answer. */
export function AsideQuestions({ game, questions, names, onAnswer }: AsideQuestionsProps) {
  return questions.map(({ seat, by, answers }) => (
    <Card key={seat} className="aside-question" aria-label={say('match.slip', { name: itemAt(names, seat) })}>
      <p>{say(questionKey(answers), { name: itemAt(names, seat), by: by === null ? '' : itemAt(names, by) })}</p>
      <div className="aside-answers">
        {answers.map((action) => (
          <Button key={JSON.stringify(action)} onClick={() => onAnswer(action)}>
            {asideLabel(game, action)}
          </Button>
        ))}
      </div>
    </Card>
  ));
}

/** The text key of a question, which its answers determine. */
function questionKey(answers: readonly Action[]): string {
  const [first] = answers;
  return first?.type === 'answerDraw' || first?.type === 'resign' ? `match.slip.${first.type}` : 'match.slip';
}
