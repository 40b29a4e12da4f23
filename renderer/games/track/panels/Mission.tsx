import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import { neededTargets, targetsGone } from '@aerodrome/engine/games/track/rules/ending.ts';
import { charge } from '@aerodrome/engine/games/track/state.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { tileName } from '../names.ts';
import { TileFace } from './Tile.tsx';

interface MissionProps {
  gameData: GameData;
  view: TrackView;
}

/** The progress of the mission: targets photographed, bombed or saved, and its pilot's secrets. */
export function Mission({ gameData, view }: MissionProps) {
  switch (gameData.scenario) {
    case 'espionage':
    case 'bombing':
      return <Targets gameData={gameData} view={view} />;
    case 'rescue':
      return <Rescue view={view} />;
    case 'escort':
      return <ChargeTiles gameData={gameData} view={view} />;
    default:
      return null;
  }
}

function Targets({ gameData, view: { targets } }: MissionProps) {
  const done = targetsGone({ targets: [...targets] });
  return (
    <p className="mission">
      <span>{say(`table.track.mission.${gameData.scenario}`, { done, needed: neededTargets })}</span>
      <span className="mission-marks" aria-hidden="true">
        {Array.from({ length: neededTargets }, (_, i) => (
          <i key={i} className={i < done ? 'done' : ''} />
        ))}
      </span>
    </p>
  );
}

/** Objectives are secret to their holder: other viewers see backs. */
function Rescue({ view: { rescued, objectives } }: Pick<MissionProps, 'view'>) {
  const { held, heldCount, shown } = objectives;
  const vain = [...new Set(shown.filter(({ matched }) => !matched).map(({ airfield }) => airfield))];
  return (
    <div className="mission">
      <p>{say('table.track.mission.rescue', { rescued })}</p>
      <p className="mission-objectives">
        <span>{say(held ? 'table.track.mission.objectives' : 'table.track.mission.hidden', { count: heldCount })}</span>
        {(held ?? Array.from({ length: heldCount }, () => null)).map((objective, i) => (
          <b key={i}>{objective ?? ''}</b>
        ))}
      </p>
      {vain.length > 0 && (
        <p className="aid-small">{say('table.track.mission.vain', { airfields: vain.map(String) })}</p>
      )}
    </div>
  );
}

function ChargeTiles({ gameData, view: { chargeTiles } }: MissionProps) {
  const fate = (tile: number) =>
    chargeTiles.hand.includes(tile) ? 'left' : chargeTiles.played.includes(tile) ? 'used' : 'gone';
  return (
    <ul className="mission charge-tiles" aria-label={say('table.track.chargeHand')}>
      {gameData.values[charge].map((_, tile) => (
        <li key={tile} className={fate(tile)}>
          <span className="hidden-visually">
            {say(`table.track.mission.${fate(tile)}`, { tile: tileName(gameData, charge, tile) })}
          </span>
          <TileFace gameData={gameData} pilot={charge} tile={tile} side={null} />
        </li>
      ))}
    </ul>
  );
}
