import type { Action } from '@aerodrome/engine/core/game.ts';
import type { Plan, TrackAction } from '@aerodrome/engine/games/track/state.ts';
import type { TrackView } from '@aerodrome/engine/games/track/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useState } from 'react';
import type { ChoicesProps } from '../../table/table.ts';
import { TileFace } from './Tile.tsx';
import { planeName, settingOf, spaceName, tileName } from './words.ts';

/** What a seat is asked, with the controls to answer: mostly its hand behind the screen. */
export function Choices(props: ChoicesProps) {
  const { phase } = props.view as TrackView;
  if (phase.startsWith('planning.')) return <PlanTiles {...props} />;
  if (phase === 'mulligan.sealing') return <PickTiles {...props} kind="mulligan" />;
  if (phase === 'shooting.tileLoss') return <PickTiles {...props} kind="lose" />;
  return <PlainChoices {...props} />;
}

type PlainAction = Extract<TrackAction, { type: 'place' | 'exit' | 'shooter' | 'oddHit' }>;

/** A short list of plain answers, each of them the engine's own action. */
function PlainChoices({ actions, options, onChoose, onPreview }: ChoicesProps) {
  const setting = settingOf(options);
  const label = (action: PlainAction) => {
    switch (action.type) {
      case 'place':
        return say('table.track.choose.place', { space: spaceName(setting, action.space) });
      case 'exit':
        return say(action.take ? 'table.track.choose.exit' : 'table.track.choose.stay');
      case 'shooter':
      case 'oddHit':
        return say(`table.track.choose.${action.type}`, { plane: planeName(setting, action.plane) });
    }
  };
  return (
    <div className="choices">
      {(actions as readonly PlainAction[]).map((action) => (
        <button
          type="button"
          key={JSON.stringify(action)}
          onClick={() => onChoose(action)}
          onPointerEnter={() => onPreview(action)}
          onPointerLeave={() => onPreview(null)}
          onFocus={() => onPreview(action)}
          onBlur={() => onPreview(null)}
        >
          {label(action)}
        </button>
      ))}
    </div>
  );
}

/** Several tiles of the hand at once: to exchange, or to give up. */
function PickTiles({ view, seat, options, check, onChoose, kind }: ChoicesProps & { kind: 'mulligan' | 'lose' }) {
  const setting = settingOf(options);
  const { pilots, toLose } = view as TrackView;
  const [picked, setPicked] = useState<readonly number[]>([]);
  const hand = pilots[seat].hand ?? [];
  const action: TrackAction = { type: kind, seat, tiles: hand.filter((tile) => picked.includes(tile)) };
  const refused = check(action);
  return (
    <>
      <fieldset className="tiles" aria-label={say('table.track.hand')}>
        {hand.map((tile) => (
          <button
            type="button"
            key={tile}
            className="tile"
            aria-pressed={picked.includes(tile)}
            aria-label={tileName(setting, seat, tile)}
            onClick={() => setPicked(picked.includes(tile) ? picked.filter((t) => t !== tile) : [...picked, tile])}
          >
            <TileFace setting={setting} pilot={seat} tile={tile} side={null} />
          </button>
        ))}
      </fieldset>
      <button type="button" className="commit" disabled={refused !== null} onClick={() => onChoose(action)}>
        {say(`table.track.choose.${kind}`, { count: picked.length, toLose })}
      </button>
    </>
  );
}

type Choice = { tile: number; loop: boolean };

/** The hand behind the screen: point to see what a tile would do, pick it, seal it. */
function PlanTiles({ view, seat, options, actions, check, warnings, onPreview, onChoose }: ChoicesProps) {
  const setting = settingOf(options);
  const { pilots, chargeTiles, planes, phase } = view as TrackView;
  const plans = actions as readonly Plan[];
  const escorting = plans.some((plan) => plan.charge !== undefined);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [charge, setCharge] = useState<number | null>(null);
  const hand = pilots[seat].hand ?? [];
  // A pilot without tiles flies its last one again; a lost escort flies none.
  const tiles = planes[seat].down ? [] : hand.length > 0 ? hand : [...new Set(plans.map((plan) => plan.tile))];
  const anyCharge = charge ?? chargeTiles.hand[0];

  const planFor = (tile: number, loop: boolean, chargeTile = anyCharge): Plan => ({
    type: 'plan',
    seat,
    tile,
    loop,
    ...(escorting && { charge: chargeTile }),
  });
  const lone = planes[seat].down ? { tile: -1, loop: false } : choice;
  const chosen = lone && (!escorting || charge !== null) ? planFor(lone.tile, lone.loop) : null;
  const show = (plan: Plan | null) => onPreview(plan as Action | null);
  /** Nothing is pointed at any more: what has been picked is shown again. */
  const rest = () => show(chosen ?? (lone && planFor(lone.tile, lone.loop)));
  const commit = () => chosen && onChoose(chosen);
  const warned = chosen !== null && warnings(chosen).length > 0;

  const tileButton = (tile: number, loop: boolean, side: 'plain' | 'loop' | null): ReactNode => {
    const plan = planFor(tile, loop);
    const refused = check(plan);
    const selected = choice?.tile === tile && choice.loop === loop;
    return (
      <button
        type="button"
        key={`${tile}${loop}`}
        className="tile"
        aria-pressed={selected}
        aria-disabled={refused !== null}
        aria-label={tileName(setting, seat, tile, loop)}
        title={refused ? say(refused.code, refused.params) : undefined}
        onPointerEnter={() => show(plan)}
        onPointerLeave={rest}
        onFocus={() => show(plan)}
        onBlur={rest}
        onClick={() => {
          if (refused) return show(plan);
          // A tile that is picked already is sealed, unless there is something to think about first.
          if (selected && chosen && !warned) return commit();
          setChoice({ tile, loop });
          show(plan);
        }}
      >
        <TileFace setting={setting} pilot={seat} tile={tile} side={side} />
      </button>
    );
  };

  return (
    <>
      <fieldset className="tiles" aria-label={say('table.track.hand')}>
        {tiles.map((tile) => {
          const three = setting.values[seat][tile] === 3;
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
          {chargeTiles.hand.map((tile) => (
            <button
              type="button"
              key={tile}
              className="tile"
              aria-pressed={charge === tile}
              aria-label={tileName(setting, 2, tile)}
              onPointerEnter={() => show(lone && planFor(lone.tile, lone.loop, tile))}
              onPointerLeave={rest}
              onFocus={() => show(lone && planFor(lone.tile, lone.loop, tile))}
              onBlur={rest}
              onClick={() => setCharge(tile)}
            >
              <TileFace setting={setting} pilot={2} tile={tile} side={null} />
            </button>
          ))}
        </fieldset>
      )}
      <div className="commit">
        <button type="button" disabled={chosen === null} onClick={commit}>
          {say(phase === 'planning.showing' ? 'table.track.choose.show' : 'table.track.choose.seal')}
        </button>
      </div>
    </>
  );
}
