import type { CrewPreview } from '@aerodrome/engine/games/crew/preview.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import type { Scene, SceneProps } from '../../../table/table.ts';
import { settingOf } from '../words.ts';
import { Chain } from './Chain.tsx';

/** What a card would do with the row it joins; or whom the token would cover on its first place. */
export function Preview({ scene, preview }: { scene: Scene; preview: unknown }) {
  const foreseen = preview as CrewPreview;
  if ('track' in foreseen) return <Chain scene={scene} lay={foreseen.lay} />;
  const { token } = settingOf(scene.options);
  const { planes } = scene.view as CrewView;
  const team = planes.indexOf(foreseen.zone);
  const params = { token: { key: `token.crew.${token}` }, zone: { key: `zone.crew.${foreseen.zone}` } };
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

/** While cards are laid and nothing is pointed at: what the own row comes to so far. */
export function Outlook({ scene }: SceneProps) {
  return (scene.view as CrewView).phase === 'action.laying' ? <Chain scene={scene} lay={null} /> : null;
}
