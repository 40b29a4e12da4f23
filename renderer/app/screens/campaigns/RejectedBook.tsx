import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { BookRejection } from './useBooks.ts';

/** All problems of a rejected campaign book, by their paths in the file, so that its author can fix them. */
export function RejectedBook({
  rejection: { file, problems },
  onClose,
}: {
  rejection: BookRejection;
  onClose(): void;
}) {
  return (
    <Card className="bad-book" role="alert" aria-label={say('campaigns.badBook', { file })}>
      <h2>{say('campaigns.badBook', { file })}</h2>
      <ol>
        {problems.map((problem) => {
          const words = explain(problem);
          return <li key={words}>{words}</li>;
        })}
      </ol>
      <Button look="plain" onClick={onClose}>
        {say('campaigns.badBook.close')}
      </Button>
    </Card>
  );
}
