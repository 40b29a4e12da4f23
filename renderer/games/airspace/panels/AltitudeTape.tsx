import { ceiling, sideOfPlane } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import type { Move } from '@aerodrome/engine/games/airspace/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { PointerEvent } from 'react';
import type { InstrumentProps, SceneProps } from '../../../table/table.ts';
import { Button } from '../../../ui/Button.tsx';
import { letters, sideColours } from '../board/livery.ts';
import { planeName } from '../names.ts';
import { emptyDraft, manoeuvreDraftOf, picksFor, withHeight } from '../tray/manoeuvreDraft.ts';
import { legalManoeuvres } from '../tray/reachableHexes.ts';

const levels = Array.from({ length: ceiling }, (_, i) => ceiling - i);

function Flag({ scene, plane, ghost = false }: SceneProps<AirspaceTypes> & { plane: number; ghost?: boolean }) {
  const { gameData, view } = scene;
  const falls = scene.animating.some(
    (event) => (event.type === 'shotDown' || event.type === 'crashed') && event.plane === plane,
  );
  return (
    <b
      className={`tape-flag ${ghost ? 'ghost' : view.plane === plane ? 'turn' : ''} ${falls ? 'falls' : ''}`}
      style={{ background: sideColours[sideOfPlane(plane)] }}
      title={planeName(gameData, plane)}
    >
      {letters[gameData.airplanes[plane]]}
    </b>
  );
}

function flying(scene: SceneProps<AirspaceTypes>['scene']): { plane: number; altitude: number }[] {
  return scene.view.planes.flatMap(({ hex, altitude }, plane) => (hex === null ? [] : [{ plane, altitude }]));
}

/** The levels as text for screen readers. */
function LevelList({ scene }: SceneProps<AirspaceTypes>) {
  const { gameData } = scene;
  return (
    <ul className="hidden-visually" aria-label={say('table.airspace.tape')}>
      {flying(scene).map(({ plane, altitude }) => (
        <li key={plane}>{say('table.airspace.tape.plane', { plane: planeName(gameData, plane), altitude })}</li>
      ))}
    </ul>
  );
}

/** The height control of the current order. */
function heightControl({ scene, selection }: InstrumentProps<AirspaceTypes>) {
  const { view } = scene;
  if (!selection || scene.seat === null || view.phase !== 'initiativePhase.turn.manoeuvre') return null;
  const { altitude } = view.planes[view.plane];
  const ways = legalManoeuvres(scene.gameData, view);
  const { picked, action } = selection.draft;
  const moveTo = (level: number): Move => (level > altitude ? 'climb' : level < altitude ? 'dive' : 'level');
  const choose = (level: number) => {
    const path = picksFor(withHeight(manoeuvreDraftOf(action) ?? emptyDraft, moveTo(level), ways), ways);
    // Picking the same path again would fly it.
    if (path && path.join() !== picked.join()) selection.onPick(path);
  };
  const offers = (level: number) =>
    Math.abs(level - altitude) < 2 && ways.some((way) => manoeuvreDraftOf(way.action)?.move === moveTo(level));
  return { moveTo, choose, offers, move: picked[0] };
}

/** The altitude tape: ten levels above the ground, the planes on them, and the height control of the current plane. */
export function AltitudeTape(props: InstrumentProps<AirspaceTypes>) {
  const { scene, preview } = props;
  const planes = flying(scene);
  const ghost = preview && 'path' in preview ? preview : null;
  const heights = heightControl(props);
  const onUp = ({ clientX, clientY }: PointerEvent) => {
    const level = document.elementFromPoint(clientX, clientY)?.closest('[data-level]')?.getAttribute('data-level');
    if (level) heights?.choose(Number(level));
  };
  return (
    <div className="tape">
      <p className="tape-title" aria-hidden="true">
        {say('table.airspace.tape')}
      </p>
      <LevelList scene={scene} />
      <div className="tape-levels" onPointerUp={onUp}>
        {levels.map((level) => (
          <div key={level} className="tape-level" data-level={level}>
            {heights?.offers(level) && (
              <Button
                className="tape-key"
                aria-label={say(`table.airspace.tape.${heights.moveTo(level)}`, { level })}
                aria-pressed={heights.move === heights.moveTo(level)}
                // Only key presses: pointer events are handled by the tape, which supports dragging.
                onClick={({ detail }) => detail === 0 && heights.choose(level)}
              />
            )}
            <span aria-hidden="true">{level}</span>
            <span className="tape-flags" aria-hidden="true">
              {planes
                .filter(({ altitude }) => altitude === level)
                .map(({ plane }) => (
                  <Flag key={plane} scene={scene} plane={plane} />
                ))}
              {ghost?.to.altitude === level && <Flag scene={scene} plane={ghost.plane} ghost />}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The compact variant: planes in a row, the highest first. */
export function FlatAltitudeTape({ scene }: SceneProps<AirspaceTypes>) {
  const planes = flying(scene).sort((a, b) => b.altitude - a.altitude);
  return (
    <div className="tape small">
      <LevelList scene={scene} />
      <ol aria-hidden="true">
        {planes.map(({ plane, altitude }) => (
          <li key={plane}>
            <Flag scene={scene} plane={plane} /> {altitude}
          </li>
        ))}
      </ol>
    </div>
  );
}
