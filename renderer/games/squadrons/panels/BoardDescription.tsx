import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Position } from '../../../table/table.ts';
import { facingName, planeNameMessage, squadronName } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';

/** The map as text for screen readers: every plane, then every gun. */
export function BoardDescription({ view, options, gameData }: Position<SquadronsTableTypes>) {
  const { planes, guns, seen, squadrons, dogfight } = view;
  const name = (square: number) => gameData.grid.name(square);
  return (
    <div className="hidden-visually">
      <ol aria-label={say('table.squadrons.board')}>
        {planes.map(({ square, flying, facing, victories, squadron }, i) => {
          const params = {
            plane: planeNameMessage(options, i),
            square: square === none ? '' : name(square),
            facing: facingName(facing),
            insignia: Math.min(2, victories),
            cards: squadrons[squadron].handCount,
          };
          const state = square === none ? 'lost' : flying ? 'flies' : 'stands';
          return <li key={i}>{say(`table.squadrons.plane.${state}`, params)}</li>;
        })}
      </ol>
      <ol aria-label={say('table.squadrons.board.guns')}>
        {gameData.gunSquares.map((square, gun) => {
          const squadron = gameData.squadrons.findIndex((one) => one.guns.includes(gun));
          const known = guns[gun] === none ? 'unknown' : guns[gun] === 1 ? 'hit' : 'miss';
          return (
            <li key={square}>
              {say(`table.squadrons.gun.${known}`, { square: name(square), squadron: squadronName(options, squadron) })}
              {seen[gun] && ` ${say('table.squadrons.gun.seen')}`}
            </li>
          );
        })}
      </ol>
      {dogfight && (
        <p>
          {say('table.squadrons.board.dogfight', {
            shooter: planeNameMessage(options, dogfight.shooter),
            target: planeNameMessage(options, dogfight.target),
            attack: { key: `attack.squadrons.${dogfight.attack}` },
            burst: dogfight.burst,
          })}
        </p>
      )}
    </div>
  );
}
