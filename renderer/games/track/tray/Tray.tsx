import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import type { Plan, TrackAction } from '@aerodrome/engine/games/track/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { CommitButton } from '../../../table/CommitButton.tsx';
import { optionsOfType } from '../../../table/legalOptions.ts';
import type { LegalOption, TrayProps } from '../../../table/table.ts';
import { Button } from '../../../ui/Button.tsx';
import { planeName, spaceName, tileName } from '../names.ts';
import { TileFace } from '../panels/Tile.tsx';

/** The controls for the current decision: mostly the hand behind the screen. */
export function Tray(props: TrayProps<TrackTypes>) {
  const { phase } = props.scene.view;
  if (phase.startsWith('planning.')) return <PlanTiles {...props} />;
  if (phase === 'mulligan.sealing') return <PickTiles {...props} kind="mulligan" />;
  if (phase === 'shooting.tileLoss') return <PickTiles {...props} kind="lose" />;
  return <PlainChoices {...props} />;
}

type PlainAction = Extract<TrackAction, { type: 'place' | 'exit' | 'shooter' | 'oddHit' }>;

const pathOf = ({ spelling }: LegalOption<TrackTypes>): readonly Spot[] =>
  'path' in spelling ? spelling.path : spelling.set;

/** A list of buttons, one per legal action. */
function PlainChoices({ scene, legalOptions, onAct, onPoint }: TrayProps<TrackTypes>) {
  const { gameData } = scene;
  const label = (action: PlainAction) => {
    switch (action.type) {
      case 'place':
        return say('table.track.choose.place', { space: spaceName(gameData, action.space) });
      case 'exit':
        return say(action.take ? 'table.track.choose.exit' : 'table.track.choose.stay');
      case 'shooter':
      case 'oddHit':
        return say(`table.track.choose.${action.type}`, { plane: planeName(gameData, action.plane) });
    }
  };
  return (
    <div className="choices">
      {optionsOfType(legalOptions, 'place', 'exit', 'shooter', 'oddHit').map((way) => {
        const path = pathOf(way);
        return (
          <Button
            key={path.join(' ')}
            data-commit=""
            onClick={() => onAct(way.action)}
            onPointerEnter={() => onPoint(path)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(path)}
            onBlur={() => onPoint(null)}
          >
            {label(way.action)}
          </Button>
        );
      })}
    </div>
  );
}

/** Picks several tiles of the hand: for a mulligan, or to lose them. */
function PickTiles(props: TrayProps<TrackTypes> & { kind: 'mulligan' | 'lose' }) {
  const { scene, seat, draft, onPick, kind } = props;
  const { gameData } = scene;
  const { pilots, toLose } = scene.view;
  const { picked } = draft;
  const hand = pilots[seat].hand ?? [];
  const toggled = (spot: Spot) => (picked.includes(spot) ? picked.filter((one) => one !== spot) : [...picked, spot]);
  return (
    <>
      <fieldset className="tiles" aria-label={say('table.track.hand')}>
        {hand.map((tile) => {
          const spot = `tile:${tile}`;
          return (
            <Button
              key={tile}
              className="tile"
              data-spot={spot}
              aria-pressed={picked.includes(spot)}
              aria-label={tileName(gameData, seat, tile)}
              onClick={() => onPick(toggled(spot))}
            >
              <TileFace gameData={gameData} pilot={seat} tile={tile} side={null} />
            </Button>
          );
        })}
      </fieldset>
      <CommitButton {...props}>{say(`table.track.choose.${kind}`, { count: picked.length, toLose })}</CommitButton>
    </>
  );
}

/** The hand behind the screen: point at a tile for its preview, pick it, seal it. */
function PlanTiles(props: TrayProps<TrackTypes>) {
  const { scene, seat, legalOptions, draft, onPick, onPoint } = props;
  const { gameData } = scene;
  const { pilots, chargeTiles, planes, phase } = scene.view;
  const plans = optionsOfType(legalOptions, 'plan');
  const escorting = plans.some(({ action }) => action.charge !== undefined);
  /** The charge's tile may be chosen before one's own, though an order cannot begin with it. */
  const [chargeChoice, setChargeChoice] = useState<Spot | null>(null);
  const { picked } = draft;
  const hand = pilots[seat].hand ?? [];
  // A pilot without tiles flies the last one again; a lost escort flies none.
  const own = hand.length > 0 ? hand : [...new Set(plans.map(({ action }) => action.tile))];
  const tiles = planes[seat].down ? [] : own;
  const charge = picked.find((spot) => spot.startsWith('charge:')) ?? chargeChoice;
  const mine = picked.filter((spot) => !spot.startsWith('charge:'));
  const withCharge = (path: readonly Spot[], chargeSpot = charge) =>
    escorting && chargeSpot ? [...path, chargeSpot] : path;
  /** The picks for a side of a tile, also if it is not legal. */
  const pathTo = (tile: number, loop: boolean): { path: readonly Spot[]; legal: boolean } => {
    const way = plans.find(({ action }) => action.tile === tile && action.loop === loop);
    if (way) return { path: pathOf(way).filter((spot) => !spot.startsWith('charge:')), legal: true };
    return { path: [`tile:${tile}`, loop ? 'loop' : 'plain'], legal: false };
  };

  const tileButton = (tile: number, loop: boolean, side: 'plain' | 'loop' | null) => {
    const { path, legal } = pathTo(tile, loop);
    const selected = legal && mine.length === path.length && path.every((spot, i) => spot === mine[i]);
    const point = () => onPoint(legal ? withCharge(path) : path);
    return (
      <Button
        key={`${tile}${loop}`}
        className="tile"
        data-spot={path.join(' ')}
        aria-pressed={selected}
        aria-disabled={!legal}
        aria-label={tileName(gameData, seat, tile, loop)}
        onPointerEnter={point}
        onPointerLeave={() => onPoint(null)}
        onFocus={point}
        onBlur={() => onPoint(null)}
        onClick={() => (legal ? onPick(withCharge(path)) : point())}
      >
        <TileFace gameData={gameData} pilot={seat} tile={tile} side={side} />
      </Button>
    );
  };

  return (
    <>
      <fieldset className="tiles" aria-label={say('table.track.hand')}>
        {tiles.map((tile) => {
          const three = gameData.values[seat][tile] === 3;
          if (!three) return tileButton(tile, false, null);
          return (
            <span key={tile} className="tile-sides">
              {tileButton(tile, false, 'plain')}
              {tileButton(tile, true, 'loop')}
            </span>
          );
        })}
      </fieldset>
      {escorting && (
        <fieldset className="tiles small" aria-label={say('table.track.chargeHand')}>
          {chargeTiles.hand.map((tile) => {
            const spot = `charge:${tile}`;
            // If one's own biplane is lost, the charge's tile is the first pick.
            const path = tiles.length === 0 || mine.length > 0 ? [...mine, spot] : null;
            return (
              <Button
                key={tile}
                className="tile"
                data-spot={spot}
                aria-pressed={charge === spot}
                aria-label={tileName(gameData, 2, tile)}
                onPointerEnter={() => onPoint(path)}
                onPointerLeave={() => onPoint(null)}
                onFocus={() => onPoint(path)}
                onBlur={() => onPoint(null)}
                onClick={() => {
                  setChargeChoice(spot);
                  if (path) onPick(path);
                }}
              >
                <TileFace gameData={gameData} pilot={2} tile={tile} side={null} />
              </Button>
            );
          })}
        </fieldset>
      )}
      <CommitButton {...props}>
        {say(phase === 'planning.showing' ? 'table.track.choose.show' : 'table.track.choose.seal')}
      </CommitButton>
    </>
  );
}

/** The plan that the pointed spots stand for, to ask the rules why it is refused. */
export function planFromPicks(seat: number, pointed: readonly Spot[], charge: number | undefined): Plan {
  const tile = Number(pointed.find((spot) => spot.startsWith('tile:'))?.slice('tile:'.length) ?? -1);
  return {
    type: 'plan',
    seat,
    tile,
    loop: pointed.includes('loop'),
    ...(charge !== undefined && { charge }),
  };
}
