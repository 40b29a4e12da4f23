import { type GameData, sideOfPlane } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import { type AirspaceState, allies, germany } from '@aerodrome/engine/games/airspace/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { SceneProps } from '../../../table/table.ts';
import { letters, sideColours } from '../board/livery.ts';
import { planeName } from '../names.ts';

type Standing = 'lost' | 'turn' | 'skipped' | 'strip';

/** In the first pass the other side's strips before one's own first strip have no turn. */
function standingOf(gameData: GameData, view: AirspaceState, plane: number): Standing {
  if (view.planes[plane].lost !== null) return 'lost';
  if (view.plane === plane) return 'turn';
  const sequence = gameData.sequence[view.initiative];
  const first = sequence.findIndex((one) => sideOfPlane(one) === view.initiative && view.planes[one].lost === null);
  return view.pass === 1 && sequence.indexOf(plane) < first ? 'skipped' : 'strip';
}

/** A crosshair, and an arrow that reaches a line. */
const tallyIcons = {
  shots: 'M12 5a7 7 0 1 0 .01 0M12 2v7M12 15v7M2 12h7M15 12h7',
  approaches: 'M3 12h13M11 6l6 6-6 6M21 4v16',
} as const;

/** Shots and approaches of both sides, which decide a capped match with equal damage. */
function Tally({ tally }: { tally: NonNullable<AirspaceState['tally']> }) {
  return (
    <dl className="tally" title={say('table.airspace.tally')}>
      {(['shots', 'approaches'] as const).map((what) => (
        <div key={what}>
          <dt>
            <span className="hidden-visually">{say(`table.airspace.tally.${what}`)}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={tallyIcons[what]} />
            </svg>
          </dt>
          <dd>
            <b style={{ backgroundColor: sideColours[allies] }}>{tally[what][allies]}</b>
            <b style={{ backgroundColor: sideColours[germany] }}>{tally[what][germany]}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The turn order: all control strips with their points. */
export function TurnOrder({ scene }: SceneProps<AirspaceTypes>) {
  const { gameData, view } = scene;
  if (view.initiative < 0) return null;
  const rightwards = view.initiative === allies;
  return (
    <div className="strips">
      <ol aria-label={say('table.airspace.ribbon')}>
        {gameData.sequence[allies].map((plane) => {
          const standing = standingOf(gameData, view, plane);
          const { points } = view.planes[plane];
          return (
            <li
              key={plane}
              className={standing}
              title={standing === 'skipped' ? say('table.airspace.ribbon.skips') : undefined}
              style={{ backgroundColor: sideColours[sideOfPlane(plane)] }}
            >
              <span className="hidden-visually">
                {say(`table.airspace.ribbon.${standing}`, { plane: planeName(gameData, plane), points })}
              </span>
              <span aria-hidden="true">
                <span className="name">{planeName(gameData, plane)}</span>
                <span className="letter">{letters[gameData.airplanes[plane]]}</span>
                <b>{points}</b>
              </span>
            </li>
          );
        })}
      </ol>
      <svg viewBox="0 0 40 24" className={rightwards ? '' : 'leftwards'} aria-hidden="true">
        <path d="M3 12h33M27 4l9 8-9 8" />
      </svg>
      {view.tally && <Tally tally={view.tally} />}
    </div>
  );
}
