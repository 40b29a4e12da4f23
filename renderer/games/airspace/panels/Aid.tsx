import { wordsOf } from '@aerodrome/engine/games/airspace/data/airplanes.ts';
import { ceiling, phasePoints, sideOfPlane } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspacePreview } from '@aerodrome/engine/games/airspace/preview.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useState } from 'react';
import type { PanelProps } from '../../../table/table.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { damageRings } from '../board/damageRings.ts';
import { sideColours } from '../board/livery.ts';
import { PlanePicture } from '../board/PlanePicture.tsx';
import { planeName } from '../names.ts';
import { Pips } from '../tray/OrderSlip.tsx';

interface AidProps extends PanelProps<AirspaceTypes> {
  plane: number;
}

/** The pending decision of the current plane, by phase. */
const decisions: Readonly<Record<string, string>> = {
  'startHexes.choosing': 'toPlace',
  'initiativePhase.turn.manoeuvre': 'toFly',
  'initiativePhase.turn.targetChoice': 'toFire',
};

/** The control strip of a plane: movement points, level and remaining capacity. */
export function Aid({ scene, plane, size, preview }: AidProps) {
  const { gameData, view } = scene;
  const { altitude, capacity, points, lost } = view.planes[plane];
  const name = planeName(gameData, plane);
  const pending = view.plane === plane && view.outcome === null ? decisions[view.phase] : undefined;
  const maxDamage = gameData.capacity[plane];
  const { cost, to } = draftOf(plane, preview);
  const now = scene.animating;
  const drops = now.some((event) => event.type === 'pointLost' && event.plane === plane);
  const hit = now.find((event) => event.type === 'damaged' && event.plane === plane);
  const words = wordsOf(gameData.airplanes[plane]);
  const seal = pending && <span className="seal">{say(`table.airspace.aid.${pending}`)}</span>;
  const folded = view.outcome !== null && !view.outcome.winners.includes(gameData.owner[plane]);
  /** Whether the back of the card is shown. */
  const [turned, setTurned] = useState(false);
  return (
    <>
      <Card
        className={`aid airspace-aid ${lost ? 'lost' : ''} ${pending ? 'turn' : ''} ${folded ? 'folded' : ''}`}
        aria-label={say('table.airspace.aid', { plane: name })}
      >
        <h2 style={{ background: sideColours[sideOfPlane(plane)], color: '#fff6e2' }}>
          <Button
            look="quiet"
            className="aid-picture"
            aria-label={say('table.airspace.aid.history', { plane: name })}
            onClick={() => setTurned(true)}
          >
            <PlanePicture choice={gameData.airplanes[plane]} />
          </Button>
          {say('table.airspace.aid.title', { plane: name, name: scene.names[gameData.owner[plane]] ?? '' })}
          {size !== 'full' && seal}
        </h2>
        <div className="aid-body">
          {size === 'full' && (
            <p className="aid-role">
              {say(words.name)}
              {seal}
            </p>
          )}
          {lost && <p className="lost-stamp">{say(`table.airspace.aid.lost.${lost}`)}</p>}
          <dl className="strip">
            <Gauge
              label="points"
              text={say('table.airspace.aid.points.said', { points, maxDamage: phasePoints })}
              value={points}
            >
              <Pips points={points} cost={cost} drops={drops} />
            </Gauge>
            <Gauge
              label="level"
              text={say('table.airspace.aid.level.said', { altitude, maxDamage: ceiling })}
              value={altitude}
            >
              <span className="pips level" aria-hidden="true">
                {Array.from({ length: ceiling }, (_, i) => (
                  <i key={i} className={levelKind(i + 1, altitude, to)} />
                ))}
              </span>
            </Gauge>
            <Gauge
              label="capacity"
              text={say('table.airspace.aid.capacity.said', { capacity, maxDamage })}
              value={capacity}
            >
              <span className="damage" aria-hidden="true">
                {damageRings(maxDamage, capacity, hit?.type === 'damaged' ? hit.damage : 0).map((nth, i) => (
                  <i key={i} className={nth === null ? '' : 'hit'} style={{ '--nth': nth ?? 0 }} />
                ))}
              </span>
            </Gauge>
          </dl>
        </div>
      </Card>
      {turned && (
        <Sheet title={say(words.name)} onClose={() => setTurned(false)}>
          <div className="airplane-back">
            <PlanePicture choice={gameData.airplanes[plane]} />
            <p className="airplane-type">
              {say('table.airspace.aid.role', { type: { key: words.name }, nation: { key: words.nation } })}
            </p>
            <p>{say(words.history)}</p>
          </div>
        </Sheet>
      )}
    </>
  );
}

/** The effect of the draft order on a plane's strip. */
function draftOf(plane: number, preview: AirspacePreview | null): { cost: number; to: number | null } {
  const own = preview && 'path' in preview && preview.plane === plane ? preview : null;
  return { cost: own?.cost ?? 0, to: own?.to.altitude ?? null };
}

/** The CSS class of a level: levels that the draft would leave or reach are gold. */
function levelKind(level: number, altitude: number, to: number | null): string {
  if (to !== null && level > Math.min(altitude, to) && level <= Math.max(altitude, to)) return 'spent';
  return level <= altitude ? 'left' : '';
}

interface GaugeProps {
  label: 'points' | 'level' | 'capacity';
  text: string;
  value: number;
  children: ReactNode;
}

function Gauge({ label, text, value, children }: GaugeProps) {
  return (
    <div className={`gauge ${label}`}>
      <dt>{say(`table.airspace.aid.${label}`)}</dt>
      <dd>
        <span className="hidden-visually">{text}</span>
        {children}
        <b aria-hidden="true">{value}</b>
      </dd>
    </div>
  );
}
