import type { GameData } from '@aerodrome/engine/games/airspace/gameData.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspacePreview, ManoeuvrePreview } from '@aerodrome/engine/games/airspace/preview.ts';
import type { ShotPreview } from '@aerodrome/engine/games/airspace/sights.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { anyOf, say, sentence } from '@aerodrome/engine/text/say.ts';
import type { SceneProps } from '../../../table/table.ts';
import { facingName, hexName, hitPercent, planeName } from '../names.ts';

interface PreviewProps extends SceneProps<AirspaceTypes> {
  preview: AirspacePreview;
}

/** The predicted effects of a choice. */
export function Preview({ scene, preview }: PreviewProps) {
  const { gameData } = scene;
  const { planes } = scene.view;
  if ('path' in preview) return <TurnPreview {...{ gameData, planes }} preview={preview} />;
  if ('at' in preview) {
    const { plane, at } = preview;
    return <p>{say('table.airspace.preview.place', { plane: planeName(gameData, plane), hex: hexName(at.hex) })}</p>;
  }
  return <Shot {...{ gameData, planes }} shot={preview} />;
}

interface Sky {
  gameData: GameData;
  planes: AirspaceView['planes'];
}

/** The end of a turn, its possible targets, and the planes that could shoot back. */
function TurnPreview({ gameData, planes, preview }: Sky & { preview: ManoeuvrePreview }) {
  const { plane, to, cost, points, lost, pointLost, shots, threats } = preview;
  const params = {
    plane: planeName(gameData, plane),
    hex: hexName(to.hex),
    facing: facingName(to.facing),
    altitude: to.altitude,
  };
  return (
    <>
      <p className="foreseen">
        {sentence({ key: `table.airspace.preview.${lost ?? 'flown'}`, params })}
        <span className="foreseen-cost">
          {` ${say('table.airspace.preview.cost', { cost, all: points + cost, points })}`}
          {pointLost && ` ${say('table.airspace.preview.pointLost')}`}
        </span>
      </p>
      {lost === null && shots.length === 0 && <p className="foreseen">{say('table.airspace.preview.noShot')}</p>}
      {shots.map((shot) => (
        <Shot key={shot.target} {...{ gameData, planes, shot }} />
      ))}
      {lost === null && threats.length === 0 && <p className="foreseen">{say('table.airspace.preview.noThreat')}</p>}
      {threats.map(({ plane: enemy, best, before }) => (
        <p key={enemy} className="foreseen preview-threat">
          {say(before ? 'table.airspace.preview.threat' : 'table.airspace.preview.threatLater', {
            plane: planeName(gameData, enemy),
            chance: hitPercent(best),
          })}
        </p>
      ))}
    </>
  );
}

function Shot({ gameData, planes, shot }: Sky & { shot: ShotPreview }) {
  const { target, damage, downs } = shot;
  const { capacity } = planes[target];
  const amounts = [...new Set(damage.filter((done) => done > 0))];
  return (
    <p className="foreseen preview-shot">
      {say('table.airspace.preview.shot', {
        plane: planeName(gameData, target),
        damage: anyOf(amounts),
        chance: hitPercent(shot),
      })}
      {` ${say(downs > 0 ? 'table.airspace.preview.downs' : 'table.airspace.preview.takes', { faces: downs, capacity })}`}
    </p>
  );
}
