import { readOptions } from '@aerodrome/engine/core/options.ts';
import { loop, rollOut } from '@aerodrome/engine/games/squadrons/data/box.ts';
import { type SquadronsOptions, squadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { ReactNode } from 'react';
import type { Layout } from '../board/layout.ts';
import { Sketch, SketchedPlane } from '../board/Sketch.tsx';
import { cachedGameData, cardName } from '../names.ts';
import { CardFace } from '../panels/CardFace.tsx';

function standard() {
  const read = readOptions<SquadronsOptions>(squadronsOptions, {});
  if ('problems' in read) throw new Error(read.problems[0].code);
  return cachedGameData(read.options);
}
const gameData = standard();
const square = (name: string) => gameData.grid.square(name);

function Diagram({ words, children }: { words: string; children: ReactNode }) {
  return (
    <figure className="diagram squadrons-diagram">
      {children}
      <figcaption>{words}</figcaption>
    </figure>
  );
}

/** A corner of the map with a field. */
export function FieldDiagram() {
  return (
    <Diagram words={say('reference.squadrons.map.fields')}>
      <Sketch gameData={gameData} part={{ column: 0, row: 0, columns: 6, rows: 4 }}>
        {(layout) =>
          ['A1', 'B1', 'C1'].map((name, plane) => (
            <SketchedPlane key={name} {...{ gameData, layout, plane, square: square(name), facing: null }} />
          ))
        }
      </Sketch>
    </Diagram>
  );
}

const ways = [
  { id: 'A', legal: true, path: ['C5', 'D5', 'E5', 'E6'] },
  { id: 'B', legal: true, path: ['C5', 'C6', 'D6', 'D5', 'C5'] },
  { id: 'C', legal: false, path: ['C5', 'D5', 'E5', 'D5'] },
  { id: 'D', legal: true, path: ['C5', 'D5', 'D6', 'E6', 'E5', 'D5', 'D4'] },
] as const;

/** Four routes: corners and crossings are allowed, flying back over an edge is not. */
export function WayDiagrams() {
  return (
    <Diagram words={say('reference.squadrons.moving.diagram')}>
      <div className="diagram-row">
        {ways.map(({ id, legal, path }) => (
          <Sketch key={id} gameData={gameData} part={{ column: 1, row: 2, columns: 5, rows: 4 }}>
            {(layout) => <Way layout={layout} id={id} legal={legal} path={path} />}
          </Sketch>
        ))}
      </div>
    </Diagram>
  );
}

function Way({ layout, id, legal, path }: { layout: Layout; id: string; legal: boolean; path: readonly string[] }) {
  // Drawn side by side where the route crosses itself.
  const points = path.map((name, i) => {
    const { x, y } = layout.at(square(name));
    return `${x + i * 2.4} ${y + i * 2.4}`;
  });
  const label = layout.at(square('B6'));
  return (
    <>
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke={legal ? '#3d7a3b' : '#b3261e'}
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <SketchedPlane {...{ gameData, layout, plane: 0, square: square(path[0]), facing: 0 }} />
      <circle
        cx={points.at(-1)?.split(' ')[0]}
        cy={points.at(-1)?.split(' ')[1]}
        r="9"
        fill={legal ? '#3d7a3b' : '#b3261e'}
      />
      <text className="diagram-sign" x={label.x - 10} y={label.y + 14} fill="#24170c">
        {id}
      </text>
      {!legal && <path d={`M${label.x + 20} ${label.y - 14}l28 28m0-28l-28 28`} stroke="#b3261e" strokeWidth="8" />}
    </>
  );
}

const attacks = [
  { id: 'E', target: 1 },
  { id: 'F', target: 3 },
  { id: 'G', target: 2 },
  { id: 'H', target: 0 },
];

/** The four facings of an enemy ahead. */
export function FacingDiagrams() {
  return (
    <Diagram words={say('reference.squadrons.facing.diagram')}>
      <div className="diagram-row">
        {attacks.map(({ id, target }) => (
          <Sketch key={id} gameData={gameData} part={{ column: 2, row: 2, columns: 3, rows: 3 }}>
            {(layout) => {
              const label = layout.at(square('C5'));
              return (
                <>
                  <SketchedPlane {...{ gameData, layout, plane: 0, square: square('D3'), facing: 0 }} />
                  <SketchedPlane {...{ gameData, layout, plane: 6, square: square('D4'), facing: target }} />
                  <text className="diagram-sign" x={label.x - 14} y={label.y + 14} fill="#24170c">
                    {id}
                  </text>
                </>
              );
            }}
          </Sketch>
        ))}
      </div>
    </Diagram>
  );
}

const flows = [
  { attack: 'side', shot: 2, answers: [rollOut] },
  { attack: 'headOn', shot: 3, answers: [3, 4] },
  { attack: 'tail', shot: 1, answers: [loop] },
] as const;

/** Burst and answer of the three dogfights. */
export function CardFlows() {
  return (
    <Diagram words={say('reference.squadrons.dogfights.diagram')}>
      <ul className="card-flows">
        {flows.map(({ attack, shot, answers }) => (
          <li key={attack}>
            <b>{say(`table.squadrons.attack.${attack}`)}</b>
            <span className="hidden-visually">{[shot, ...answers].map(cardName).join(', ')}</span>
            <span className="card-flow" aria-hidden="true">
              <CardFace card={shot} />
              <svg className="flow-arrow" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 12h17M13 5l7 7-7 7" />
              </svg>
              {answers.map((card) => (
                <CardFace key={card} card={card} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Diagram>
  );
}

/** The number of each card in a pack. */
export function PackTable() {
  const { pack } = gameData.squadrons[0];
  return (
    <Diagram words={say('reference.squadrons.cards.diagram')}>
      <ul className="card-flows">
        {[...new Set(pack)].map((card) => (
          <li key={card} className="card-flow">
            <CardFace card={card} />
            <span className="hidden-visually">{cardName(card)}</span>×{pack.filter((other) => other === card).length}
          </li>
        ))}
      </ul>
    </Diagram>
  );
}
