import { roleOf, teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import { firstShoot, firstSun, planeMoves, sunMoves } from '@aerodrome/engine/games/crew/data/box.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import { previewLay } from '@aerodrome/engine/games/crew/preview.ts';
import type { End } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { cardKind, cardName, isPilotNear, roleKeys, teamKeys, zoneLettersOf } from '../names.ts';

/** The short text of a card's effect in this view. */
export function cardEffect(gameData: GameData, view: CrewView, post: number, card: number, end: End): string {
  const foreseen = previewLay(gameData, view, {
    type: 'lay',
    seat: gameData.seatOf[post],
    post,
    card,
    end,
    section: 1,
  });
  if (foreseen.moves === 'nothing') {
    const zones = foreseen.zones.length > 1 ? say('table.crew.card.allThree') : say('table.crew.card.six');
    return foreseen.hits ? say('table.crew.card.hits') : zones;
  }
  const { from, to } = foreseen;
  if (from < 0) return '';
  if (from === to) return say('table.crew.card.stays');
  const sameSide = teamOf(Math.floor(from / 3)) === teamOf(Math.floor(to / 3));
  if (foreseen.moves === 'token' && !sameSide)
    return say('table.crew.card.toTeam', { team: { key: `team.crew.${Math.floor(to / 6)}` }, to: zoneLettersOf(to) });
  return say('table.crew.card.moves', { from: zoneLettersOf(from), to: zoneLettersOf(to) });
}

/** The icon of a card: an arrow for a move; for a shot the six zones of the team's boards, as the viewer sees them. */
export function CardSign({ card, pilotNear }: { card: number; pilotNear: boolean }) {
  if (card >= firstShoot) {
    return (
      <svg className="crew-sign" viewBox="0 0 48 32" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((zone) => {
          const near = zone < 3 === pilotNear;
          return (
            <rect
              key={zone}
              x={2 + (near ? zone % 3 : 2 - (zone % 3)) * 15}
              y={near ? 17 : 2}
              width="13"
              height="13"
              rx="2"
              className={zone === card - firstShoot ? 'aimed' : ''}
            />
          );
        })}
      </svg>
    );
  }
  const move = card < firstSun ? planeMoves[card] : sunMoves[card - firstSun];
  const ways: Readonly<Record<string, string>> = {
    left: 'M38 16H12M20 7L11 16L20 25',
    right: 'M10 16H36M28 7L37 16L28 25',
    corner: 'M8 22Q24 -4 40 22M40 12V23H29',
    view: 'M24 3V29M16 10L24 3L32 10M16 22L24 29L32 22',
    team: 'M8 16H40M15 8L8 16L15 24M33 8L40 16L33 24',
  };
  return (
    <svg className="crew-sign" viewBox="0 0 48 32" aria-hidden="true">
      <path d={ways[move]} fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

interface FaceProps {
  gameData: GameData;
  view: CrewView;
  post: number;
  card: number;
  end: End;
}

/** The text of a card for screen readers. */
export function cardLabel(gameData: GameData, view: CrewView, post: number, card: number, end: End): string {
  const words = [
    cardName(card, gameData.token),
    ...(end === null ? [] : [say(`table.crew.card.${end}`)]),
    cardEffect(gameData, view, post, card, end),
  ];
  return words.filter((word) => word !== '').join(' ');
}

/** A revealed card. Its text is that of the moment of the reveal and does not change later. */
export function RevealedCard(props: FaceProps) {
  const [then] = useState(props.view);
  return <CardEnd {...props} view={then} />;
}

/** One end of a card: its name and its present effect. */
export function CardEnd({ gameData, view, post, card, end }: FaceProps) {
  const kind = cardKind(card);
  return (
    <span
      className={`crew-face ${kind}`}
      data-team={end === null ? undefined : teamKeys[end === 'own' ? teamOf(post) : 1 - teamOf(post)]}
    >
      <b className="crew-name">{cardName(card, gameData.token)}</b>{' '}
      {kind !== 'plane' && <CardSign card={card} pilotNear={isPilotNear(view, gameData, post)} />}
      <span className="crew-effect">
        {end !== null && <i>{say(`table.crew.card.${end}`)}</i>} {cardEffect(gameData, view, post, card, end)}
      </span>
    </span>
  );
}

/** The back of a card: team and role. */
export function CardBack({ post }: { post: number }) {
  const team = teamKeys[teamOf(post)];
  return (
    <span className="crew-back" data-team={team}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill="#f6ecd6" />
        {team === 'paws' ? (
          <path
            fill="#14224a"
            d="M12 12.2c2.6 0 4.6 2 4.6 4.2 0 1.700-1.600 2.300-4.600 2.300s-4.600-.6-4.600-2.300c0-2.200 2-4.200 4.600-4.200ZM6.200 9.300a1.700 2.200 0 1 1 .01 0ZM9.900 6.400a1.700 2.200 0 1 1 .01 0Zm4.300 0a1.700 2.200 0 1 1 .01 0Zm3.700 2.900a1.700 2.200 0 1 1 .01 0Z"
          />
        ) : (
          <path
            fill="#b3261e"
            d="M4.500 6H19.500L18.500 9 16.600 15.500 14.600 9 12.600 15.500 10.600 9 8.600 15.500 5.500 9Z"
          />
        )}
      </svg>
      {say(`table.crew.role.${roleKeys[roleOf(post)]}`)}
    </span>
  );
}
