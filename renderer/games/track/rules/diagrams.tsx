import { readOptions } from '@aerodrome/engine/core/options.ts';
import { biplanes } from '@aerodrome/engine/games/track/data/box.ts';
import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import { type TrackOptions, trackOptions } from '@aerodrome/engine/games/track/options.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Layout } from '../board/layout.ts';
import { PlanePicture, planePictureUrl } from '../board/PlanePicture.tsx';
import { Sketch } from '../board/Sketch.tsx';
import { cachedGameData } from '../names.ts';
import { TileFace } from '../panels/Tile.tsx';

function gameDataWith(raw: Partial<TrackOptions>): GameData {
  const read = readOptions<TrackOptions>(trackOptions, raw);
  if ('problems' in read) throw new Error(read.problems[0].code);
  return cachedGameData(read.options);
}
const duel = gameDataWith({});
const mission = gameDataWith({ scenario: 'espionage' });

function Diagram({ words, children }: { words: string; children: ReactNode }) {
  return (
    <figure className="diagram">
      {children}
      <figcaption>{words}</figcaption>
    </figure>
  );
}

function plane(layout: Layout, colour: 'red' | 'blue', space: number, opacity = 1): ReactNode {
  const { x, y } = layout.spaces[space];
  const turn = (layout.heading(space) * 180) / Math.PI;
  return (
    <image
      href={planePictureUrl(colour)}
      x={-85}
      y={-85}
      width={170}
      height={170}
      opacity={opacity}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  );
}

function sign(layout: Layout, space: number, text: string, colour: string): ReactNode {
  const { x, y } = layout.spaces[space];
  return (
    <g key={space} transform={`translate(${x} ${y})`}>
      <ellipse rx="44" ry="37" fill={colour} stroke="#3c2413" strokeWidth="4" />
      <text className="diagram-sign" y="17" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Red at the bottom right, and the distance of each space ahead of it. */
export function BehindDiagram() {
  return (
    <Diagram words={say('reference.track.behind.diagram')}>
      <Sketch gameData={duel}>
        {(layout) => (
          <>
            {[1, 2, 3].map((space) => sign(layout, space, String(space), '#ffcf5a'))}
            {sign(layout, 4, '4', '#cfc3ad')}
            {plane(layout, 'red', 0)}
          </>
        )}
      </Sketch>
    </Diagram>
  );
}

/** A looped 3 from the space where the purple loop leaves. */
export function LoopDiagram() {
  const { leaves } = duel.board.loops[0];
  const path = duel.ring.path(leaves, 3, { loop: 0, takesLane: false }) ?? [];
  return (
    <Diagram words={say('reference.track.loops.diagram')}>
      <Sketch gameData={duel}>
        {(layout) => {
          const way = layout.flight(leaves, path).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
          return (
            <>
              <path d={`M${way.join('L')}`} fill="none" stroke="#3c2413" strokeWidth="17" strokeLinejoin="round" />
              <path d={`M${way.join('L')}`} fill="none" stroke="#ffcf5a" strokeWidth="10" strokeLinejoin="round" />
              {plane(layout, 'blue', leaves, 0.5)}
              {plane(layout, 'blue', path[path.length - 1])}
            </>
          );
        }}
      </Sketch>
    </Diagram>
  );
}

export function ColourDiagram() {
  return (
    <Diagram words={say('reference.track.colours.diagram')}>
      <Sketch gameData={mission} />
    </Diagram>
  );
}

/** Both sides of one of blue's 3s. */
export function TileDiagram() {
  const tile = duel.values[1].findIndex((value, i) => value === 3 && duel.tileHits[1][i] > 0);
  return (
    <Diagram words={say('reference.track.tiles.diagram')}>
      <span className="diagram-tiles">
        {(['plain', 'loop'] as const).map((side) => (
          <TileFace key={side} gameData={duel} pilot={1} tile={tile} side={side} />
        ))}
      </span>
    </Diagram>
  );
}

export const BiplaneDiagrams: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  biplanes.map((name) => [name, () => <PlanePicture choice={name} />]),
);
