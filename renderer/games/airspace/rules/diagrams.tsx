import { fromOffset, hexesInLine } from '@aerodrome/engine/boards/hex.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { airplaneNames, wordsOf } from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import { type AirspaceOptions, airspaceOptions } from '@aerodrome/engine/games/airspace/options.ts';
import { damageOf } from '@aerodrome/engine/games/airspace/rules/shooting.ts';
import type { Move } from '@aerodrome/engine/games/airspace/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { ReactNode } from 'react';
import { Die } from '../../../ui/Die.tsx';
import type { Layout } from '../board/layout.ts';
import { sideColours } from '../board/livery.ts';
import { PlanePicture } from '../board/PlanePicture.tsx';
import { Sketch, SketchedPlane } from '../board/Sketch.tsx';
import { cachedGameData, hexFromSpot } from '../names.ts';
import { Burst } from '../panels/Burst.tsx';
import { costByHex } from '../tray/reachableHexes.ts';

function duel() {
  const read = readOptions<AirspaceOptions>(airspaceOptions, { board: '9x11' });
  if ('problems' in read) throw new Error(read.problems[0].code);
  return cachedGameData(read.options);
}
const gameData = duel();
const middle = fromOffset({ column: 4, row: 6 });

function Diagram({ words, children }: { words: string; children: ReactNode }) {
  return (
    <figure className="diagram">
      {children}
      <figcaption>{words}</figcaption>
    </figure>
  );
}

function sign(layout: Layout, hex: { q: number; r: number }, text: string, colour: string): ReactNode {
  const { x, y } = layout.at(hex);
  const corners = layout.corners(hex, 0.9).map((at) => `${at.x} ${at.y}`);
  return (
    <g key={`${hex.q},${hex.r}`}>
      <path d={`M${corners.join('L')}Z`} fill={colour} fillOpacity="0.55" stroke="#fff6e2" strokeWidth="5" />
      <text className="diagram-sign" x={x} y={y + 17} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

const near = { hex: middle, hexes: 2 };

/** The whole board, with the start hexes of both sides. */
export function StartsDiagram() {
  return (
    <Diagram words={say('reference.airspace.sky.diagram')}>
      <Sketch gameData={gameData}>
        {(layout) =>
          gameData.board.starts.flatMap((starts, of) =>
            starts.map((hex, i) => sign(layout, hex, String(i + 1), of === 0 ? '#8fb8de' : '#f0a294')),
          )
        }
      </Sketch>
    </Diagram>
  );
}

/** The cost of each hex in reach, by the cheapest manoeuvre. */
function Reach({ move, words }: { move: Move; words: string }) {
  const view = { phase: 'initiativePhase.turn.manoeuvre', plane: 0, planes: [northbound] };
  const prices = costByHex(gameData, view, move);
  return (
    <Diagram words={words}>
      <Sketch gameData={gameData} around={near}>
        {(layout) => (
          <>
            {[...prices].map(([spot, cost]) => {
              const hex = hexFromSpot(spot);
              return hex && sign(layout, hex, String(cost).replace('-', '−'), '#ffcf5a');
            })}
            <SketchedPlane layout={layout} name="sopwithCamel" hex={middle} facing={0} altitude={6} />
          </>
        )}
      </Sketch>
    </Diagram>
  );
}

const northbound = { hex: middle, facing: 0, altitude: 6, capacity: 6, points: 10, lost: null };

export function ReachDiagram() {
  return (
    <>
      <Reach move="level" words={say('reference.airspace.turn.diagram')} />
      <Reach move="dive" words={say('reference.airspace.turn.dive.diagram')} />
    </>
  );
}

/** The strips in a row, and the direction of their turns. */
export function OrderDiagram() {
  const strips = [0, 1, 0, 1];
  return (
    <Diagram words={say('reference.airspace.phases.diagram')}>
      <svg className="sketch" viewBox="0 0 400 170" aria-hidden="true">
        {[0, 1].map((initiative) => (
          <g key={initiative} transform={`translate(0 ${initiative * 85})`}>
            {strips.map((of, i) => {
              const skipped = initiative === 0 ? i < strips.indexOf(0) : i > strips.lastIndexOf(1);
              return (
                <g key={i} opacity={skipped ? 0.45 : 1}>
                  <path
                    d={`M${22 + i * 92} 8h74l-12 40h-74Z`}
                    fill={sideColours[of]}
                    stroke="#fff6e2"
                    strokeWidth="3"
                  />
                  <text className="strip-sign" x={i * 92 + 53} y={36} textAnchor="middle">
                    {i + 1}
                  </text>
                </g>
              );
            })}
            <path
              d={initiative === 0 ? 'M20 64h350m-14-9 14 9-14 9' : 'M376 64H26m14-9-14 9 14 9'}
              fill="none"
              stroke="#ffcf5a"
              strokeWidth="5"
            />
          </g>
        ))}
      </svg>
    </Diagram>
  );
}

/** Ten levels from the side: a climb, a dive, and the ground. */
export function HeightsDiagram() {
  const y = (level: number) => 20 + (10 - level) * 24;
  return (
    <Diagram words={say('reference.airspace.sky.heights.diagram')}>
      <svg className="sketch" viewBox="0 0 300 270" aria-hidden="true">
        <rect width="300" height="270" fill="#1d4f80" />
        {Array.from({ length: 10 }, (_, i) => (
          <g key={i}>
            <path d={`M40 ${y(i + 1)}h250`} stroke="#cfe3f2" strokeOpacity="0.5" strokeWidth="2" />
            <text className="level-sign" x="28" y={y(i + 1) + 7} textAnchor="end">
              {i + 1}
            </text>
          </g>
        ))}
        <rect y="254" width="300" height="16" fill="#6f7f3a" />
        <path d={`M60 ${y(6)}h50l60 ${y(7) - y(6)}h60`} fill="none" stroke="#fff6e2" strokeWidth="5" />
        <path
          d={`M60 ${y(6)}h50l80 ${y(5) - y(6)}h80`}
          fill="none"
          stroke="#ffcf5a"
          strokeWidth="5"
          strokeDasharray="9 6"
        />
        <path d={`M190 ${y(1)}l40 ${254 - y(1)}`} fill="none" stroke="#ff5a36" strokeWidth="5" />
        <path d="m230 254-16-10m16 10 2-19" fill="none" stroke="#ff5a36" strokeWidth="5" />
      </svg>
    </Diagram>
  );
}

/** The two hexes ahead, one of them with the shooter on an enemy's tail. */
export function LineDiagram() {
  const [first, second] = hexesInLine(middle, 0, 2);
  return (
    <Diagram words={say('reference.airspace.shooting.diagram')}>
      <Sketch gameData={gameData} around={near}>
        {(layout) => (
          <>
            {sign(layout, first, '', '#e0561f')}
            {sign(layout, second, '', '#ff9f2e')}
            <SketchedPlane layout={layout} name="sopwithCamel" hex={middle} facing={0} altitude={6} />
            <SketchedPlane layout={layout} name="fokkerDr1" hex={second} facing={0} altitude={6} />
          </>
        )}
      </Sketch>
    </Diagram>
  );
}

/** The damage table of the die after modifiers. */
export function DieDiagram() {
  return (
    <Diagram words={say('reference.airspace.shooting.die.diagram')}>
      <ol className="faces diagram-faces">
        {[2, 4, 6].map((face) => (
          <li key={face} className={`face does-${damageOf(face)}`}>
            <Die face={face - 1} />
            <Die face={face} />
            <b>
              {damageOf(face) === 0 && say('table.airspace.sights.miss')}
              {damageOf(face) > 0 && <Burst />}
              {damageOf(face) > 1 && <Burst />}
            </b>
          </li>
        ))}
      </ol>
    </Diagram>
  );
}

/** The nine cards with the airplanes’ histories. */
export function AirplaneCards() {
  return (
    <ul className="airplane-cards">
      {airplaneNames.map((name) => {
        const words = wordsOf(name);
        return (
          <li key={name} className="airplane-card">
            <PlanePicture choice={name} />
            <h4>
              {say(words.name)} · {say(words.nation)}
            </h4>
            <p>{say(words.history)}</p>
          </li>
        );
      })}
    </ul>
  );
}
