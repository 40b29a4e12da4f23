import type { Setting } from '@aerodrome/engine/games/airspace/setting.ts';
import { added, type ShotPreview } from '@aerodrome/engine/games/airspace/sights.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { InstrumentProps } from '../../table/table.ts';
import { Die } from '../../ui/Die.tsx';
import type { AirspacePreview } from './hints.ts';
import { chanceOf, planeName, settingOf } from './words.ts';

const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** The shot that is thought of: the best one that a turn would open, or the one that is aimed. */
function shotIn(preview: unknown): ShotPreview | null {
  const foreseen = preview as AirspacePreview | null;
  if (foreseen === null || 'at' in foreseen) return null;
  if (!('path' in foreseen)) return foreseen;
  const [best] = [...foreseen.shots].sort((a, b) => b.hits - a.hits);
  return best ?? null;
}

/** The sights: what is added to the die, and what each of its six faces would do. */
export function Sights({ scene, preview }: InstrumentProps) {
  const shot = shotIn(preview);
  return (
    <section className="sights" aria-label={say('table.airspace.sights')}>
      <p className="sights-title">{say('table.airspace.sights')}</p>
      {shot ? <Aimed setting={settingOf(scene.options)} shot={shot} /> : <p>{say('table.airspace.preview.noShot')}</p>}
    </section>
  );
}

function Aimed({ setting, shot }: { setting: Setting; shot: ShotPreview }) {
  const { target, hexes, levels, modifiers, damage } = shot;
  const rows = [
    { id: 'range', value: modifiers.range },
    { id: 'tail', value: modifiers.tail },
    { id: 'friend', value: modifiers.friend },
    { id: 'sum', value: added(modifiers) },
  ] as const;
  const mean = damage.reduce((sum, one) => sum + one, 0) / 6;
  return (
    <>
      <p>{say('table.airspace.sights.target', { plane: planeName(setting, target) })}</p>
      <dl>
        {rows.map(({ id, value }) => (
          <div key={id} className={value === 0 && id !== 'sum' ? 'nothing' : undefined}>
            <dt>{say(`table.airspace.sights.${id}`, { hexes: hexes + Math.abs(levels) })}</dt>
            <dd>{signed(value)}</dd>
          </div>
        ))}
      </dl>
      <ol className="faces">
        {damage.map((done, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the faces of a die
          <li key={i} className={`face does-${done}`}>
            <span className="hidden-visually">{say('table.airspace.sights.face', { face: i + 1, damage: done })}</span>
            <Die face={i + 1} />
            <b aria-hidden="true">{done === 0 ? say('table.airspace.sights.miss') : '✹'.repeat(done)}</b>
          </li>
        ))}
      </ol>
      <p className="sights-chance">
        <b>{say('table.airspace.sights.chance', { chance: chanceOf(shot) })}</b>{' '}
        {say('table.airspace.sights.mean', { mean: mean.toFixed(1) })}
      </p>
    </>
  );
}
