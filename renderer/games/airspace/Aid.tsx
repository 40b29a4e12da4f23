import { wordsOf } from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import { ceiling, phasePoints, sideOfPlane } from '@aerodrome/engine/games/airspace/setting.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useState } from 'react';
import type { AidSize, Scene } from '../../table/table.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { sideInks } from './livery.ts';
import { Pips } from './OrderSlip.tsx';
import { PlanePicture } from './PlanePicture.tsx';
import { planeName, settingOf } from './words.ts';

interface AidProps {
  scene: Scene;
  plane: number;
  size: AidSize;
}

/** What the plane whose turn it is owes, by phase. */
const owed: Readonly<Record<string, string>> = {
  'startHexes.choosing': 'toPlace',
  'initiativePhase.turn.manoeuvre': 'toFly',
  'initiativePhase.turn.targetChoice': 'toFire',
};

/** The control strip of a plane: movement points, level, and what it can still take. */
export function Aid({ scene, plane, size }: AidProps) {
  const setting = settingOf(scene.options);
  const view = scene.view as AirspaceView;
  const { altitude, capacity, points, lost } = view.planes[plane];
  const name = planeName(setting, plane);
  const owes = view.plane === plane && view.outcome === null ? owed[view.phase] : undefined;
  const most = setting.capacity[plane];
  const words = wordsOf(setting.airplanes[plane]);
  /** The back of its card is read. */
  const [turned, setTurned] = useState(false);
  return (
    <section
      className={`aid airspace-aid paper on-paper ${lost ? 'lost' : ''}`}
      aria-label={say('table.airspace.aid', { plane: name })}
    >
      <h2 style={{ background: sideInks[sideOfPlane(plane)], color: '#fff6e2' }}>
        {say('table.airspace.aid.title', { plane: name, name: scene.names[setting.owner[plane]] ?? '' })}
      </h2>
      <div className="aid-body">
        {size === 'full' && (
          <p className="aid-role">
            <button
              type="button"
              className="quiet"
              aria-label={say('table.airspace.aid.history', { plane: name })}
              onClick={() => setTurned(true)}
            >
              <PlanePicture choice={setting.airplanes[plane]} />
            </button>
            {say(words.nation)}
            {owes && <span className="seal">{say(`table.airspace.aid.${owes}`)}</span>}
          </p>
        )}
        {lost && <p className="stamp">{say(`table.airspace.aid.lost.${lost}`)}</p>}
        <dl className="strip">
          <Gauge
            label="points"
            said={say('table.airspace.aid.points.said', { points, most: phasePoints })}
            value={points}
          >
            <Pips points={points} />
          </Gauge>
          <Gauge
            label="level"
            said={say('table.airspace.aid.level.said', { altitude, most: ceiling })}
            value={altitude}
          >
            <span className="pips level" aria-hidden="true">
              {Array.from({ length: ceiling }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places in a row
                <i key={i} className={i < altitude ? 'left' : ''} />
              ))}
            </span>
          </Gauge>
          <Gauge label="capacity" said={say('table.airspace.aid.capacity.said', { capacity, most })} value={capacity}>
            <span className="damage" aria-hidden="true">
              {Array.from({ length: most }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places in a row
                <i key={i} className={i < most - capacity ? 'hit' : ''} />
              ))}
            </span>
          </Gauge>
        </dl>
      </div>
      {turned && (
        <Sheet title={name} onClose={() => setTurned(false)}>
          <PlanePicture choice={setting.airplanes[plane]} />
          <p>{say(words.history)}</p>
        </Sheet>
      )}
    </section>
  );
}

interface GaugeProps {
  label: 'points' | 'level' | 'capacity';
  said: string;
  value: number;
  children: ReactNode;
}

function Gauge({ label, said, value, children }: GaugeProps) {
  return (
    <div className={`gauge ${label}`}>
      <dt>{say(`table.airspace.aid.${label}`)}</dt>
      <dd>
        <span className="hidden-visually">{said}</span>
        {children}
        <b aria-hidden="true">{value}</b>
      </dd>
    </div>
  );
}
