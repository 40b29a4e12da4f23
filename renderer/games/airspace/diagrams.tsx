import { fromOffset, neighbour, row } from '@aerodrome/engine/boards/hex.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { airplaneNames, wordsOf } from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import { type AirspaceOptions, airspaceOptions } from '@aerodrome/engine/games/airspace/options.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { ReactNode } from 'react';
import type { Layout } from './layout.ts';
import { PlanePicture } from './PlanePicture.tsx';
import { Sketch, SketchedPlane } from './Sketch.tsx';
import { settingOf } from './words.ts';

function duel() {
  const read = readOptions<AirspaceOptions>(airspaceOptions, { board: '9x11' });
  if ('problems' in read) throw new Error(read.problems[0].code);
  return settingOf(read.options);
}
const setting = duel();
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

/** What the nearest hexes cost in level flight. */
export function ReachDiagram() {
  return (
    <Diagram words={say('reference.airspace.turn.diagram')}>
      <Sketch setting={setting}>
        {(layout) => (
          <>
            {[0, 1, 2, 4, 5].map((facing) => {
              const cost = 2 + Math.min(facing, 6 - facing);
              return sign(layout, neighbour(middle, facing), String(cost), '#ffcf5a');
            })}
            <SketchedPlane layout={layout} name="sopwithCamel" hex={middle} facing={0} altitude={6} />
          </>
        )}
      </Sketch>
    </Diagram>
  );
}

/** The two hexes ahead, with one on whose tail the shooter is. */
export function LineDiagram() {
  const [near, far] = row(middle, 0, 2);
  return (
    <Diagram words={say('reference.airspace.shooting.diagram')}>
      <Sketch setting={setting}>
        {(layout) => (
          <>
            {sign(layout, near, '', '#e0561f')}
            {sign(layout, far, '', '#ff9f2e')}
            <SketchedPlane layout={layout} name="sopwithCamel" hex={middle} facing={0} altitude={6} />
            <SketchedPlane layout={layout} name="fokkerDr1" hex={far} facing={0} altitude={6} />
          </>
        )}
      </Sketch>
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
