import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { PanelProps } from '../../../table/table.ts';
import { Card } from '../../../ui/Card.tsx';
import { liveries } from '../board/livery.ts';
import { planeName, tileName } from '../names.ts';
import { Mission } from './Mission.tsx';
import { TileFace } from './Tile.tsx';

const values = [0, 1, 2, 3, 4, 5];

interface AidProps extends Omit<PanelProps<TrackTypes>, 'preview'> {
  seat: number;
}

/** The aid of a plane: damage row, remaining tiles by value, and which of them shoot. */
export function Aid({ scene, seat, size }: AidProps) {
  const { gameData } = scene;
  const table = scene.view;
  const name = scene.names[seat] ?? '';
  const pilot = table.pilots[seat];
  const plane = table.planes[seat];
  const livery = liveries[gameData.biplanes[seat]];
  const automatic = gameData.solo && seat === 1;
  const tiles = [...pilot.unseen, ...(pilot.hand ?? [])];
  const limit = gameData.fallsAt[seat];
  // White is invisible on paper.
  const bar = gameData.biplanes[seat] === 'white' ? livery.dark : livery.body;
  return (
    <Card className="aid" aria-label={say('table.track.aid', { plane: planeName(gameData, seat) })}>
      <h2
        style={{
          background: livery.body,
          color: livery.letter === 'W' || livery.letter === 'Y' ? '#3c2413' : '#fff6e2',
        }}
      >
        {say(name ? 'table.track.aid.title' : 'table.track.aid.automatic', { plane: planeName(gameData, seat), name })}
      </h2>
      <div className="aid-body">
        <p className="aid-role">
          {say(automatic ? 'table.track.aid.cannotFall' : `role.track.${gameData.roles[seat]}`)}
          {pilot.planned && !pilot.plan && <span className="seal">{say('table.track.sealed')}</span>}
          {pilot.jammed && <span className="seal warn">{say('table.track.jammed')}</span>}
        </p>
        {!automatic && <Damage damage={plane.damage} limit={limit} down={plane.down} />}
        {gameData.planes > 2 && seat === 0 && (
          <>
            <p className="aid-role">{planeName(gameData, 2)}</p>
            <Damage damage={table.planes[2].damage} limit={gameData.fallsAt[2]} down={table.planes[2].down} />
          </>
        )}
        {seat === 0 && size !== 'chip' && <Mission gameData={gameData} view={table} />}
        <p className="aid-counts">
          {!automatic && <Count of="hand" count={pilot.handCount} />}
          <Count of="bag" count={pilot.bagCount} />
          {pilot.lostCount > 0 && <Count of="lost" count={pilot.lostCount} />}
        </p>
        <div className="bars">
          {values.map((value) => {
            const left = tiles.filter((tile) => gameData.values[seat][tile] === value);
            const all = gameData.values[seat].filter((other) => other === value).length;
            return (
              <div key={value} className="bar" title={left.map((tile) => tileName(gameData, seat, tile)).join(' · ')}>
                <span className="hidden-visually">
                  {say('table.track.aid.value', { value, left: left.length, all })}
                </span>
                <span className="bar-tiles" aria-hidden="true">
                  {Array.from({ length: all }, (_, i) => {
                    const tile = left[i];
                    const hits = tile === undefined ? null : gameData.tileHits[seat][tile];
                    return (
                      <i key={i} style={{ background: hits === null ? undefined : bar }}>
                        {Array.from({ length: hits ?? 0 }, (_, hit) => (
                          <s key={hit} />
                        ))}
                      </i>
                    );
                  })}
                </span>
                <b aria-hidden="true">{value}</b>
              </div>
            );
          })}
        </div>
        {automatic && <Slots gameData={gameData} slots={table.slots} chosen={pilot.plan?.tile} />}
      </div>
    </Card>
  );
}

/** The two tile slots of the automaton, and which tile it flies. */
function Slots({
  gameData,
  slots,
  chosen,
}: {
  gameData: GameData;
  slots: readonly number[];
  chosen: number | undefined;
}) {
  return (
    <ul className="slots" aria-label={say('table.track.aid.slots')}>
      {slots.map((tile, slot) => {
        const empty = tile < 0;
        const flown = !empty && tile === chosen;
        return (
          <li key={slot} className={flown ? 'slot flown' : 'slot'}>
            <span className="hidden-visually">
              {say(`table.track.aid.slot.${flown ? 'flown' : empty ? 'empty' : 'tile'}`, {
                tile: empty ? '' : tileName(gameData, 1, tile),
              })}
            </span>
            {!empty && <TileFace key={tile} gameData={gameData} pilot={1} tile={tile} side={null} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Icons: tiles in hand, in the bag, and out of the game. */
const signs = {
  hand: 'M3 6h6v12H3ZM9 4h6v12H9ZM15 6h6v12h-6Z',
  bag: 'M8 3h8l-2 4c4 2 6 6 6 9 0 4-3 5-8 5s-8-1-8-5c0-3 2-7 6-9Z',
  lost: 'M5 3h14v18H5ZM8 8l8 8M16 8l-8 8',
};

function Count({ of, count }: { of: keyof typeof signs; count: number }) {
  return (
    <span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[of]} />
      </svg>
      {say(`table.track.aid.${of}`, { count })}
    </span>
  );
}

function Damage({ damage, limit, down }: { damage: number; limit: number; down: boolean }) {
  return (
    <p className={down ? 'damage down' : 'damage'}>
      <span className="hidden-visually">{say('table.track.aid.damage', { damage, limit })}</span>
      {Array.from({ length: limit }, (_, i) => (
        <i key={i} aria-hidden="true" className={i < damage ? 'hit' : ''} />
      ))}
    </p>
  );
}
