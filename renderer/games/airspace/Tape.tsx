import { ceiling, sideOfPlane } from '@aerodrome/engine/games/airspace/setting.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { InstrumentProps, SceneProps } from '../../table/table.ts';
import type { AirspacePreview } from './hints.ts';
import { letters, sideInks } from './livery.ts';
import { planeName, settingOf } from './words.ts';

const levels = Array.from({ length: ceiling }, (_, i) => ceiling - i);

function Flag({ scene, plane, ghost = false }: SceneProps & { plane: number; ghost?: boolean }) {
  const setting = settingOf(scene.options);
  const view = scene.view as AirspaceView;
  return (
    <b
      className={`tape-flag ${ghost ? 'ghost' : view.plane === plane ? 'turn' : ''}`}
      style={{ background: sideInks[sideOfPlane(plane)] }}
      title={planeName(setting, plane)}
    >
      {letters[setting.airplanes[plane]]}
    </b>
  );
}

function flying(scene: SceneProps['scene']): { plane: number; altitude: number }[] {
  return (scene.view as AirspaceView).planes.flatMap(({ hex, altitude }, plane) =>
    hex === null ? [] : [{ plane, altitude }],
  );
}

/** The same in words. */
function Said({ scene }: SceneProps) {
  const setting = settingOf(scene.options);
  return (
    <ul className="hidden-visually" aria-label={say('table.airspace.tape')}>
      {flying(scene).map(({ plane, altitude }) => (
        <li key={plane}>{say('table.airspace.tape.plane', { plane: planeName(setting, plane), altitude })}</li>
      ))}
    </ul>
  );
}

/** The altitude tape: ten levels over the ground, and who is on which. */
export function Tape({ scene, preview }: InstrumentProps) {
  const planes = flying(scene);
  const foreseen = preview as AirspacePreview | null;
  const ghost = foreseen && 'path' in foreseen ? foreseen : null;
  return (
    <div className="tape">
      <p className="tape-title" aria-hidden="true">
        {say('table.airspace.tape')}
      </p>
      <Said scene={scene} />
      <ol aria-hidden="true">
        {levels.map((level) => (
          <li key={level}>
            <span>{level}</span>
            {planes
              .filter(({ altitude }) => altitude === level)
              .map(({ plane }) => (
                <Flag key={plane} scene={scene} plane={plane} />
              ))}
            {ghost?.to.altitude === level && <Flag scene={scene} plane={ghost.plane} ghost />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The same where there is little room: who is highest comes first. */
export function FlatTape({ scene }: SceneProps) {
  const planes = flying(scene).sort((a, b) => b.altitude - a.altitude);
  return (
    <div className="tape small">
      <Said scene={scene} />
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
