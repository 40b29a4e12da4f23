import { boardOf, type Move, posts, reach, zoneOf, zones } from '@aerodrome/engine/games/crew/boards.ts';
import { planeMoves, sunMoves } from '@aerodrome/engine/games/crew/data/box.ts';
import { standardBox } from '@aerodrome/engine/games/crew/data/standard.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import type { ReactNode } from 'react';
import { boardWidth, Layout } from '../board/layout.ts';
import { teamColours } from '../board/teamColours.ts';
import { roleKeys, zoneLettersOf } from '../names.ts';
import { TokenSign } from '../panels/TokenPicture.tsx';

const boardHeight = 540;

function Diagram({ words, children }: { words: string; children: ReactNode }) {
  return (
    <figure className="diagram crew-diagram">
      {children}
      <figcaption>{words}</figcaption>
    </figure>
  );
}

interface BoardsProps {
  night?: boolean;
  /** Marked zones with their colours. */
  marked?: ReadonlyMap<number, string>;
  children?(at: (zone: number) => { x: number; y: number }): ReactNode;
}

/** The four boards as a small SVG. */
function Boards({ night = false, marked = new Map(), children }: BoardsProps) {
  const layout = new Layout();
  layout.shape(boardWidth, boardHeight);
  return (
    <svg className="sketch" viewBox={`-4 -4 ${boardWidth + 8} ${boardHeight + 8}`} aria-hidden="true">
      {posts.map((post) => {
        const { x, y, width, height } = layout.board(post);
        return <rect key={post} {...{ x, y, width, height }} rx="12" fill={teamColours[post >> 1].body} />;
      })}
      {Array.from({ length: zones }, (_, zone) => {
        const box = layout.zone(zone);
        return (
          <g key={zone}>
            <rect {...box} rx="7" fill={marked.get(zone) ?? (night ? '#1b2050' : '#8cc4dd')} />
            <text className="crew-zone-name" x={box.x + 10} y={box.y + 10} fill={night ? '#ffe2a0' : '#14305c'}>
              {zoneLettersOf(zone)}
            </text>
          </g>
        );
      })}
      {children?.((zone) => layout.centre(zone))}
    </svg>
  );
}

/** An arrow from one zone to another. */
function way(at: (zone: number) => { x: number; y: number }, from: number, to: number): ReactNode {
  const [a, b] = [at(from), at(to)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <g key={`${from} ${to}`} stroke="#b3261e" strokeWidth="9" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} strokeDasharray={from === to ? undefined : '2 18'} />
      <path d="M-22 -16L0 0L-22 16" transform={`translate(${b.x} ${b.y}) rotate(${turn})`} />
    </g>
  );
}

/** The seats, and each seat's left. */
export function SeatDiagram() {
  return (
    <Diagram words={say('reference.crew.seats.diagram')}>
      <Boards>
        {(at) =>
          posts.map((post) => {
            const { x, y } = at(zoneOf(post, 1));
            return (
              <g key={post}>
                <text className="crew-seat-name" x={x} y={y + 46} textAnchor="middle">
                  {sentence({ key: `table.crew.role.${roleKeys[post & 1]}` })}
                </text>
                {way(at, zoneOf(post, 1), zoneOf(post, 0))}
              </g>
            );
          })
        }
      </Boards>
    </Diagram>
  );
}

/** The moves of a token from a zone, card by card. */
function Moves({
  moves,
  kind,
  from,
  words,
}: {
  moves: readonly Move[];
  kind: 'plane' | 'sun';
  from: readonly number[];
  words: string;
}) {
  return (
    <Diagram words={words}>
      <div className="crew-moves">
        {moves.map((move, i) => {
          const to = reach(0, move, from[i]);
          return (
            <div key={move}>
              <b className="crew-move-name">{say(`card.crew.${kind === 'plane' ? i : 4 + i}`)}</b>
              <Boards
                marked={
                  new Map([
                    [from[i], '#ffe9a8'],
                    [to, '#ffcf5a'],
                  ])
                }
              >
                {(at) => way(at, from[i], to)}
              </Boards>
            </div>
          );
        })}
      </div>
    </Diagram>
  );
}

export function PlaneDiagram() {
  return <Moves moves={planeMoves} kind="plane" from={[1, 1, 0, 2]} words={say('reference.crew.plane.diagram')} />;
}

export function SunDiagram() {
  return <Moves moves={sunMoves} kind="sun" from={[1, 1, 2, 1]} words={say('reference.crew.sun.diagram')} />;
}

/** The six zones of a crew. */
export function ShootDiagram() {
  const own = Array.from({ length: zones }, (_, zone) => zone).filter((zone) => boardOf(zone) < 2);
  return (
    <Diagram words={say('reference.crew.shoot.diagram')}>
      <Boards marked={new Map(own.map((zone) => [zone, '#ffcf5a']))}>
        {(at) => {
          const { x, y } = at(2);
          return <path d={`M${x - 50} ${y}H${x + 50}M${x} ${y - 50}V${y + 50}`} stroke="#b3261e" strokeWidth="9" />;
        }}
      </Boards>
    </Diagram>
  );
}

/** The five steps of a section. */
export function OrderDiagram() {
  return (
    <Diagram words={say('reference.crew.order.diagram')}>
      <ol className="crew-lamps on-page">
        {(['holder', 'other', 'own', 'enemy', 'shots'] as const).map((step) => (
          <li key={step} aria-current="step">
            {say(`table.crew.lamp.${step}`, { token: { key: 'table.crew.token.sun' } })}
          </li>
        ))}
      </ol>
    </Diagram>
  );
}

type TokenName = 'sun' | 'moon' | 'antiAir' | 'claws';

/** The place of each token, and the zones that it affects. */
const tokenSketches: Readonly<
  Record<TokenName, { at: number; marked: readonly [number, string][]; more?: readonly number[] }>
> = {
  sun: {
    at: 10,
    marked: [
      [10, '#ffe9a8'],
      [0, '#f4a08a'],
      [1, '#f4a08a'],
      [2, '#f4a08a'],
    ],
  },
  moon: {
    at: 7,
    marked: [
      [6, '#4a4a8a'],
      [7, '#8a8ad0'],
      [8, '#4a4a8a'],
      [10, '#c9b458'],
    ],
  },
  antiAir: {
    at: 1,
    marked: [
      [1, '#f4a08a'],
      [2, '#f0c0a0'],
    ],
    more: [2],
  },
  claws: { at: 1, marked: [[1, '#f4a08a']] },
};

export function TokenDiagram({ token }: { token: TokenName }) {
  const { at: zone, marked, more = [] } = tokenSketches[token];
  return (
    <Diagram words={say('reference.crew.token.diagram')}>
      <Boards night={token === 'moon'} marked={new Map(marked)}>
        {(at) =>
          [zone, ...more].map((one, i) => {
            const { x, y } = at(one);
            const size = 110 - i * 34;
            return (
              <svg
                key={one}
                x={x - size / 2}
                y={y - size / 2}
                width={size}
                height={size}
                viewBox="0 0 60 60"
                aria-hidden="true"
              >
                <TokenSign token={token} />
              </svg>
            );
          })
        }
      </Boards>
    </Diagram>
  );
}

/** The number of cards of each kind in a deck. */
export function DeckTable() {
  const { pilot, gunner } = standardBox.decks.standard;
  const rows = [
    ...planeMoves.map((move, i) => ({ card: i, counts: [pilot.plane[move], gunner.plane[move]] })),
    ...sunMoves.map((move, i) => ({ card: 4 + i, counts: [pilot.sun[move], gunner.sun[move]] })),
    { card: 8, counts: [pilot.shoot.PL, gunner.shoot.PL] },
  ];
  return (
    <table className="crew-deck-table">
      <thead>
        <tr>
          <td />
          {roleKeys.map((role) => (
            <th key={role} scope="col">
              {sentence({ key: `table.crew.role.${role}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ card, counts }) => (
          <tr key={card}>
            <th scope="row">{say(card === 8 ? 'table.crew.deck.each' : `card.crew.${card}`)}</th>
            {counts.map((count, i) => (
              <td key={roleKeys[i]}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
