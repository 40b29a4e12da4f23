import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewPreview } from '@aerodrome/engine/games/crew/preview.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import type { Scene, SceneProps } from '../../../table/table.ts';
import { RowPreview } from './RowPreview.tsx';

/** The predicted effects of a card in its row, or of the token's first place. */
export function Preview({ scene, preview }: { scene: Scene<CrewTypes>; preview: CrewPreview }) {
  if ('track' in preview) return <RowPreview scene={scene} lay={preview.lay} />;
  const { token } = scene.gameData;
  const { planes } = scene.view;
  const team = planes.indexOf(preview.zone);
  const params = { token: { key: `token.crew.${token}` }, zone: { key: `zone.crew.${preview.zone}` } };
  return (
    <>
      <p>{sentence({ key: 'table.crew.preview.place', params })}</p>
      {token === 'sun' && team >= 0 && (
        <p className="preview-shot">
          {sentence({ key: 'table.crew.preview.covers', params: { team: { key: `team.crew.${team}` } } })}
        </p>
      )}
    </>
  );
}

/** While cards are laid and nothing is pointed at: the preview of the own row so far. */
export function RowDefaultOutcome({ scene }: SceneProps<CrewTypes>) {
  return scene.view.phase === 'action.laying' ? <RowPreview scene={scene} lay={null} /> : null;
}
