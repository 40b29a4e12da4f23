import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspacePreview } from '@aerodrome/engine/games/airspace/preview.ts';
import { damageOf } from '@aerodrome/engine/games/airspace/rules/shooting.ts';
import { added, type ShotPreview } from '@aerodrome/engine/games/airspace/sights.ts';
import type { AirspaceEvent, Modifiers } from '@aerodrome/engine/games/airspace/state.ts';
import { decimal, say } from '@aerodrome/engine/text/say.ts';
import type { CSSProperties } from 'react';
import type { InstrumentProps, Scene } from '../../../table/table.ts';
import { Die } from '../../../ui/Die.tsx';
import { countChips } from '../board/modifierChips.ts';
import { planeName } from '../names.ts';
import { Burst } from './Burst.tsx';

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
const faces = [1, 2, 3, 4, 5, 6];

/** The data of a shot: a previewed one or one that is being animated. */
interface Aim {
  target: number;
  /** Levels count as hexes. */
  range: number;
  modifiers: Modifiers;
  damage: readonly number[];
  downs: number;
  /** The rolled face. */
  rolled: number | null;
}

/** The best shot of a previewed turn, or the previewed shot. */
function previewedAim(preview: AirspacePreview | null): Aim | null {
  if (preview === null || 'at' in preview) return null;
  const shots: readonly ShotPreview[] = 'path' in preview ? preview.shots : [preview];
  const [best] = [...shots].sort((a, b) => b.hits - a.hits);
  if (!best) return null;
  const { target, hexes, levels, modifiers, damage, downs } = best;
  return { target, range: hexes + Math.abs(levels), modifiers, damage, downs, rolled: null };
}

/** The shot that is being animated. */
function animatedAim(now: readonly AirspaceEvent[]): Aim | null {
  const shot = now.find((event) => event.type === 'shot');
  if (!shot) return null;
  const { target, hexes, levels, modifiers, die } = shot;
  const damage = faces.map((face) => damageOf(face + added(modifiers)));
  return { target, range: hexes + Math.abs(levels), modifiers, damage, downs: 0, rolled: die };
}

/** Delays the die until all chips have arrived. */
const chipDelay = ({ rolled, modifiers }: Aim): CSSProperties =>
  rolled === null ? {} : { '--chips': countChips(modifiers), '--face': rolled };

/** The die of a start hex or of the first initiative. */
function animatedDie({ animating }: Scene<AirspaceTypes>): number | null {
  for (const event of animating)
    if (event.type === 'startRolled' || event.type === 'initiativeRolled') return event.die;
  return null;
}

/** The gun sights: modifiers of the die, the result of each of its faces, and the rolled face. */
export function Sights({ scene, preview }: InstrumentProps<AirspaceTypes>) {
  const aim = animatedAim(scene.animating) ?? previewedAim(preview);
  const die = animatedDie(scene);
  return (
    <section
      className={`sights ${aim ? '' : 'idle'}`}
      style={aim ? chipDelay(aim) : undefined}
      aria-label={say('table.airspace.sights')}
    >
      <p className="sights-title">{say('table.airspace.sights')}</p>
      {aim && <Aimed gameData={scene.gameData} aim={aim} />}
      {!aim && die !== null && <Die face={die} className="thrown" />}
      {!aim && die === null && <p>{say('table.airspace.preview.noShot')}</p>}
    </section>
  );
}

/** The compact variant: the faces in a row. */
export function FlatSights({ scene, preview }: InstrumentProps<AirspaceTypes>) {
  const aim = animatedAim(scene.animating) ?? previewedAim(preview);
  const die = animatedDie(scene);
  if (!aim) return die === null ? null : <Die face={die} className="thrown" />;
  return (
    <section className="sights small" style={chipDelay(aim)} aria-label={say('table.airspace.sights')}>
      <p>
        {say('table.airspace.sights.target', { plane: planeName(scene.gameData, aim.target) })}
        <b>{say('table.airspace.sights.chance', { chance: chanceIn(aim) })}</b>
      </p>
      <Faces aim={aim} />
    </section>
  );
}

const chanceIn = ({ damage }: Aim) => Math.round((damage.filter((done) => done > 0).length / 6) * 100);

function Faces({ aim: { damage, rolled } }: { aim: Aim }) {
  return (
    <ol className={`faces ${rolled === null ? '' : 'thrown'}`}>
      {damage.map((done, i) => (
        <li key={i} className={`face does-${done} ${rolled === i + 1 ? 'fallen' : ''}`}>
          <span className="hidden-visually">{say('table.airspace.sights.face', { face: i + 1, damage: done })}</span>
          <Die face={i + 1} />
          <b aria-hidden="true">
            {done === 0 && say('table.airspace.sights.miss')}
            {done > 0 && <Burst />}
            {done > 1 && <Burst />}
          </b>
        </li>
      ))}
      {rolled !== null && (
        <li aria-hidden="true">
          <Die face={rolled} className="cast" />
        </li>
      )}
    </ol>
  );
}

function Aimed({ gameData, aim }: { gameData: GameData; aim: Aim }) {
  const { target, range, modifiers, damage, downs, rolled } = aim;
  const rows = [
    { id: 'range', value: modifiers.range },
    { id: 'tail', value: modifiers.tail },
    { id: 'friend', value: modifiers.friend },
    { id: 'sum', value: added(modifiers) },
  ] as const;
  const mean = damage.reduce((sum, one) => sum + one, 0) / 6;
  return (
    <>
      <p className="sights-target">{say('table.airspace.sights.target', { plane: planeName(gameData, target) })}</p>
      <dl>
        {rows.map(({ id, value }, row) => {
          const flies = rolled !== null && id !== 'sum' && value !== 0;
          const nth = rows.slice(0, row).filter((one) => one.value !== 0).length;
          return (
            <div key={id} className={id === 'sum' ? 'sum' : value === 0 ? 'nothing' : undefined}>
              <dt>{say(`table.airspace.sights.${id}`, { hexes: range })}</dt>
              <dd data-chip={flies ? signed(value) : undefined} style={{ '--nth': nth, '--row': row }}>
                {signed(value)}
              </dd>
            </div>
          );
        })}
      </dl>
      <Faces aim={aim} />
      <p className="sights-chance">
        <b>{say('table.airspace.sights.chance', { chance: chanceIn(aim) })}</b>{' '}
        <span>{say('table.airspace.sights.mean', { mean: decimal(mean, 1) })}</span>
      </p>
      {downs > 0 && (
        <p className="sights-downs">{say('table.airspace.sights.downs', { from: 7 - downs, faces: downs })}</p>
      )}
    </>
  );
}
