import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import type { PlanPreview, TrackPreview } from '@aerodrome/engine/games/track/preview.ts';
import { anyOf, say, sentence } from '@aerodrome/engine/text/say.ts';
import type { SceneProps } from '../../../table/table.ts';
import { planeName, spaceName } from '../names.ts';

/** The predicted effects of a choice. */
export function Preview({ scene, preview }: SceneProps<TrackTypes> & { preview: TrackPreview }) {
  const { gameData } = scene;
  if (!('starts' in preview)) return <TurnPreview gameData={gameData} preview={preview} />;
  return preview.starts.map(({ plane, space }) => (
    <p key={plane}>
      {sentence({
        key: 'event.track.placed',
        params: { plane: planeName(gameData, plane), space: spaceName(gameData, space) },
      })}
    </p>
  ));
}

/** The end of a plan, the plane it would hit, and the planes that would hit it. */
function TurnPreview({ gameData, preview }: { gameData: GameData; preview: PlanPreview }) {
  const { seat, flights, answers, exit, target } = preview;
  const other = planeName(gameData, 1 - seat);
  const shots = answers.filter((answer) => answer.dealt > 0);
  const threats = answers.filter((answer) => answer.taken > 0);
  const listed = (list: typeof answers) =>
    anyOf(list.map(({ value, loop }) => (loop ? say('table.track.preview.looped', { value }) : value)));
  return (
    <>
      {flights.map(({ plane, end, path }) => (
        <p key={plane}>
          {sentence({
            key: path.length === 0 ? 'table.track.preview.stays' : 'table.track.preview.ends',
            params: { plane: planeName(gameData, plane), space: spaceName(gameData, end) },
          })}
        </p>
      ))}
      {target && <p>{say(`table.track.preview.${target}`)}</p>}
      {exit && <p>{say('table.track.preview.exit')}</p>}
      <p className="preview-shot">
        {shots.length === 0
          ? say('table.track.preview.noShot')
          : say('table.track.preview.shoots', {
              hits: Math.max(...shots.map((answer) => answer.dealt)),
              plane: other,
              values: listed(shots),
            })}
      </p>
      <p className="preview-threat">
        {threats.length === 0
          ? say('table.track.preview.noThreat')
          : say('table.track.preview.threat', {
              hits: Math.max(...threats.map((answer) => answer.taken)),
              plane: other,
              values: listed(threats),
            })}
      </p>
    </>
  );
}
