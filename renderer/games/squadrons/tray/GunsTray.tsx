import { squareSpot } from '@aerodrome/engine/games/squadrons/spell.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { CommitButton } from '../../../table/CommitButton.tsx';
import type { TrayProps } from '../../../table/table.ts';
import { Button } from '../../../ui/Button.tsx';
import { ensigns } from '../board/livery.ts';
import { squadronName } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';

/** Hides the guns: by map, by name, or at random. */
export function GunsTray(props: TrayProps<SquadronsTableTypes>) {
  const { scene, seat, draft, legalOptions, onPick, onAct } = props;
  const { gameData } = scene;
  const { picked, action } = draft;
  const chance = legalOptions.find(({ action }) => action.type === 'guns' && action.hits === 'random');
  return (
    <div className="squadrons-tray">
      {gameData.squadronsOf[seat].map((squadron) => {
        const field = gameData.squadrons[squadron].guns.map((gun) => gameData.gunSquares[gun]);
        const laid = picked.filter((spot) => field.some((square) => squareSpot(square) === spot));
        return (
          <fieldset key={squadron} className="gun-field" aria-label={squadronName(scene.options, squadron)}>
            <p className="hand-note">
              <b style={{ color: ensigns[squadron].pale }}>{squadronName(scene.options, squadron)}</b>
              <span>{say('table.squadrons.guns.laid', { hits: laid.length, all: gameData.hitsAField })}</span>
            </p>
            {field.map((square) => {
              const spot = squareSpot(square);
              const hit = picked.includes(spot);
              const others = laid.length < gameData.hitsAField ? picked : picked.filter((one) => one !== laid[0]);
              const name = gameData.grid.name(square);
              return (
                <Button
                  key={spot}
                  look="plain"
                  className="gun-choice"
                  data-spot={spot}
                  aria-pressed={hit}
                  onClick={() => onPick(hit ? picked.filter((one) => one !== spot) : [...others, spot])}
                >
                  {name} <b>{say(hit ? 'table.squadrons.hit' : 'table.squadrons.miss')}</b>
                </Button>
              );
            })}
          </fieldset>
        );
      })}
      <CommitButton {...props}>
        {say(chance && action === chance.action ? 'table.squadrons.choose.chance' : 'table.squadrons.choose.seal')}
      </CommitButton>
      {chance && (
        <Button look="plain" data-act="chance" onClick={() => onAct(chance.action)}>
          {say('table.squadrons.choose.chance')}
        </Button>
      )}
    </div>
  );
}
