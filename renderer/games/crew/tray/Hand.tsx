import type { Spot } from '@aerodrome/engine/core/game.ts';
import { endsOf } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { TrayProps } from '../../../table/table.ts';
import { Button } from '../../../ui/Button.tsx';
import { cardKind } from '../names.ts';
import { CardEnd, cardLabel } from '../panels/Card.tsx';
import { cardPicks, type HeldCard, heldCardFromPicks, layCard } from './cardPlacement.ts';
import { dragCard } from './dragCard.ts';

interface HandProps extends TrayProps<CrewTypes> {
  /** Cards marked for discard, which are shown elsewhere. */
  toDiscard: readonly Spot[];
  onDiscard?(spot: Spot): void;
}

/** The hand, pilot's cards left and gunner's right. The half that is taken decides which end is up. */
export function Hand(props: HandProps) {
  const { scene, seat, toDiscard } = props;
  const { gameData, view } = scene;
  return (
    <div className="crew-hands" data-drop="hand">
      {gameData.postsOf[seat].map((post) => {
        const cards = view.posts[post].hand ?? [];
        return (
          <fieldset
            key={post}
            className="crew-hand"
            aria-label={say('table.crew.hand', { post: { key: `post.crew.${post}` } })}
          >
            {cards.map((card, i) => {
              const spot = `card:${post}-${card}.${i - cards.indexOf(card)}`;
              // Equal cards are picked by the first copy that is still in the hand.
              const first = !cards
                .slice(0, i)
                .some(
                  (other, n) =>
                    other === card && !toDiscard.includes(`card:${post}-${card}.${n - cards.indexOf(card)}`),
                );
              return toDiscard.includes(spot) ? null : (
                <HandCard key={spot} {...props} {...{ post, card, spot, first }} />
              );
            })}
            {cards.length === 0 && <p className="crew-note">{say('table.crew.hand.empty')}</p>}
          </fieldset>
        );
      })}
    </div>
  );
}

/** A card: two buttons if it has two ends. */
function HandCard(props: HandProps & { post: number; card: number; spot: Spot; first: boolean }) {
  const { scene, draft, onPick, onPoint, onDiscard, post, card, spot, first } = props;
  const { gameData, view } = scene;
  const picked = heldCardFromPicks(draft.picked);
  return (
    <div className={`crew-card ${cardKind(card)}`} data-role={post & 1 ? 'gunner' : 'pilot'}>
      {endsOf(card).map((end) => {
        const held: HeldCard = { post, card, end };
        const picks = cardPicks(held);
        const taken = first && picked?.post === post && picked.card === card && picked.end === end;
        const dropped = (over: string | null) => {
          const [kind, section] = (over ?? '').split(':');
          if (kind === 'section') layCard(props, held, Number(section));
          else if (kind === 'throw') onDiscard?.(spot);
        };
        return (
          <Button
            key={end ?? 'whole'}
            className="crew-half"
            data-half={picks.join(' ')}
            aria-pressed={taken}
            aria-label={say('table.crew.half', { face: cardLabel(gameData, view, post, card, end) })}
            onClick={() => onPick(taken ? [] : picks)}
            onPointerEnter={() => onPoint(picks)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(picks)}
            onBlur={() => onPoint(null)}
            onPointerDown={(event) => dragCard(event, () => onPick(picks), dropped)}
          >
            <CardEnd {...{ gameData, view, post, card, end }} />
          </Button>
        );
      })}
    </div>
  );
}
