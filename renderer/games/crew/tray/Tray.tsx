import type { Spot } from '@aerodrome/engine/core/game.ts';
import { posts, zoneOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { CommitButton } from '../../../table/CommitButton.tsx';
import { optionsOfType } from '../../../table/legalOptions.ts';
import type { TrayProps } from '../../../table/table.ts';
import { Button } from '../../../ui/Button.tsx';
import { cardKind, cardName, isPilotNear, isTurned, teamKeys, zoneLettersOf } from '../names.ts';
import { CardSign } from '../panels/Card.tsx';
import { Hands } from '../panels/Hands.tsx';
import { Hand } from './Hand.tsx';
import { LayingTray } from './LayingTray.tsx';

/** The controls for the current decision. */
export function Tray(props: TrayProps<CrewTypes>) {
  const { phase, round } = props.scene.view;
  switch (phase) {
    case 'placing':
      return <Zones {...props} />;
    case 'action.faceUp':
      return <FaceUp {...props} />;
    case 'action.laying':
      return <LayingTray key={round} {...props} />;
    case 'draw.extra':
      return <Extra {...props} />;
    default:
      return <SomeCards {...props} />;
  }
}

/** All twelve zones as a small map. */
function Zones(props: TrayProps<CrewTypes>) {
  const { scene, draft, onPick, onPoint } = props;
  const { gameData } = scene;
  const { token } = gameData;
  const { view } = scene;
  const [picked] = draft.picked;
  return (
    <>
      <fieldset
        className={isTurned(view, gameData) ? 'crew-zones turned' : 'crew-zones'}
        aria-label={say('table.crew.zones')}
      >
        {posts.map((post) => (
          <div key={post} data-team={teamKeys[post >> 1]}>
            {[0, 1, 2].map((place) => {
              const zone = zoneOf(post, place);
              const spot = `zone:${zone}`;
              const free =
                draft.next.includes(spot) ||
                props.legalOptions.some(({ action }) => action.type === 'place' && action.zone === zone);
              return (
                <Button
                  key={zone}
                  look="plain"
                  data-spot={spot}
                  aria-pressed={picked === spot}
                  aria-disabled={!free}
                  aria-label={say(`zone.crew.${zone}`)}
                  onClick={() => (free ? onPick([spot]) : onPoint([spot]))}
                  onPointerEnter={() => onPoint([spot])}
                  onPointerLeave={() => onPoint(null)}
                  onFocus={() => onPoint([spot])}
                  onBlur={() => onPoint(null)}
                >
                  {zoneLettersOf(zone)}
                </Button>
              );
            })}
          </div>
        ))}
      </fieldset>
      <CommitButton {...props}>{say('table.crew.place', { token: { key: `token.crew.${token}` } })}</CommitButton>
    </>
  );
}

/** In solo play the first card is laid face up and cannot be taken back. */
function FaceUp(props: TrayProps<CrewTypes>) {
  const section = props.draft.picked.find((spot) => spot.startsWith('section:'));
  return (
    <>
      <Hand {...props} toDiscard={[]} />
      <div className="crew-end">
        <p className="crew-note">{say('table.crew.faceUp')}</p>
        <CommitButton {...props}>
          {section
            ? say('table.crew.layOpenOn', { section: Number(section.split(':')[1]) })
            : say('table.crew.layOpen')}
        </CommitButton>
      </div>
    </>
  );
}

/** Offers extra cards when the Moon is opposite. The hand is shown because the choice depends on it. */
function Extra({ scene, legalOptions, onAct }: TrayProps<CrewTypes>) {
  return (
    <>
      <Hands {...scene} />
      <div className="choices">
        {optionsOfType(legalOptions, 'extra').map(({ action }) => {
          const { count } = action;
          return (
            <Button key={count} data-commit="" onClick={() => onAct(action)}>
              {say('table.crew.extra', { count })}
            </Button>
          );
        })}
      </div>
    </>
  );
}

/** Picks several cards: to discard, or of an enemy deck that is open by moonlight. */
function SomeCards(props: TrayProps<CrewTypes>) {
  const { scene, seat, draft, onPick } = props;
  const { gameData, view } = scene;
  const moon = view.phase === 'section.moonChoice';
  const look = view.looks.find(({ by }) => by === seat);
  const [asked] = optionsOfType(props.legalOptions, 'discard', 'scrap');
  const post = asked?.action.post ?? 0;
  const cards = [...(moon ? (look?.cards ?? []) : (view.posts[post].hand ?? []))].sort((a, b) => a - b);
  const { picked } = draft;
  const toggled = (spot: Spot) => (picked.includes(spot) ? picked.filter((one) => one !== spot) : [...picked, spot]);
  return (
    <>
      <fieldset
        className="crew-some"
        aria-label={say(moon ? 'table.crew.looked' : 'table.crew.hand', { post: { key: `post.crew.${post}` } })}
      >
        {cards.map((card, i) => {
          const spot = `card:${post}-${card}.${i - cards.indexOf(card)}`;
          return (
            <Button
              key={spot}
              className={`crew-card small ${cardKind(card)}`}
              data-spot={spot}
              data-role={post & 1 ? 'gunner' : 'pilot'}
              aria-pressed={picked.includes(spot)}
              onClick={() => onPick(toggled(spot))}
            >
              <b>{cardName(card, gameData.token)}</b>
              <CardSign card={card} pilotNear={isPilotNear(view, gameData, post)} />
            </Button>
          );
        })}
      </fieldset>
      <CommitButton {...props}>
        {moon
          ? say('table.crew.scrap', { count: picked.length })
          : say('table.crew.throwAway', { count: picked.length })}
      </CommitButton>
    </>
  );
}
