import { opposite } from '@aerodrome/engine/boards/grid.ts';
import type { Rejection, Spot } from '@aerodrome/engine/core/game.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { CommitButton } from '../../../table/CommitButton.tsx';
import { optionsOfType } from '../../../table/legalOptions.ts';
import type { TrayProps } from '../../../table/table.ts';
import { useGameShortcuts } from '../../../table/useGameShortcuts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTurned } from '../board/useTurned.ts';
import { keyHandlers } from '../keys.ts';
import { planeName } from '../names.ts';
import { giveDie } from '../panels/Dice.tsx';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { attackFrom } from './attack.ts';
import { OwnHands } from './OwnHands.tsx';
import { squaresOfPicks } from './orderPreview.ts';
import { stepRefusal } from './refusal.ts';
import { arrivalFacing, availableMovers, flightPicks, type Mover, readFlightDraft } from './routes.ts';

/** Arrow keys by direction, while north is up. */
const arrows = ['up', 'right', 'down', 'left'] as const;
const dice = [1, 2, 3, 4, 5, 6] as const;

/** Plane, die, route and facing. All edit one order, which can be built on the map, with the dice or by keys. */
export function FlightTray(props: TrayProps<SquadronsTableTypes>) {
  const { scene, seat, draft, warnings, onPick } = props;
  const { view, gameData } = scene;
  const [turned] = useTurned(scene);
  const [refused, setRefused] = useState<Rejection | null>(null);
  const { picked } = draft;
  const flightDraft = readFlightDraft(view, picked);
  const movers = view.phase === 'movement.facing' ? [] : availableMovers(gameData, view);
  const mover: Mover | undefined =
    movers.find(({ plane, die }) => plane === flightDraft.plane && die === flightDraft.die) ??
    movers.find(({ plane }) => plane === flightDraft.plane) ??
    movers[0];
  const pick = (picks: readonly Spot[]) => {
    setRefused(null);
    const same = picks.length === picked.length && picks.every((spot, i) => spot === picked[i]);
    // A second pick of the same path would fly it.
    if (!same) onPick(picks);
  };

  /** Adds a square to the route or, at the end of the count, changes the facing. */
  const steer = (direction: number) => {
    if (view.phase === 'movement.facing') return pick([`face:${direction}`]);
    if (!mover) return;
    const { square } = view.planes[mover.plane];
    const before = squaresOfPicks(picked);
    const flown = mover.plane === view.moving ? view.flown.length : 0;
    if (flightDraft.ends === 'stay' && before.length + flown === mover.die) {
      const end = before.at(-1) ?? square;
      if (gameData.grid.next(end, direction) === none) return;
      return pick(flightPicks(gameData, view, mover, before, 'stay', direction));
    }
    const next = gameData.grid.next(before.at(-1) ?? square, direction);
    const drawn = [...before, next];
    const why = next === none ? { code: 'squadrons.offTheBoard' } : stepRefusal(gameData, view, mover, drawn);
    if (why) return setRefused(why);
    const ends = drawn.length + flown === mover.die ? 'stay' : null;
    pick(flightPicks(gameData, view, mover, drawn, ends, ends && arrivalFacing(gameData, square, drawn)));
  };
  const back = () => {
    const squares = squaresOfPicks(picked).slice(0, -1);
    if (!mover || picked.length === 0) return;
    if (view.phase === 'movement.facing' || squaresOfPicks(picked).length === 0) return pick(picked.slice(0, -1));
    pick(flightPicks(gameData, view, mover, squares, null, null));
  };
  const selection = { draft, onPick, onPoint: props.onPoint };
  const swap = () => {
    const other = movers.find(({ plane, die }) => plane === mover?.plane && die !== (flightDraft.die ?? mover?.die));
    if (other) pick([`plane:${other.plane}`, `die:${other.die}`]);
  };
  const nextPlane = () => {
    const planes = [...new Set(movers.map(({ plane }) => plane))];
    const at = planes.indexOf(flightDraft.plane ?? none);
    const plane = planes[(at + 1) % planes.length];
    const kept =
      movers.find((one) => one.plane === plane && one.die === flightDraft.die) ??
      movers.find((one) => one.plane === plane);
    if (kept && view.phase === 'movement.assigning') pick([`plane:${plane}`, `die:${kept.die}`]);
  };
  const assigning = view.phase === 'movement.assigning';
  useGameShortcuts(
    scene,
    keyHandlers({
      ...Object.fromEntries(arrows.map((key, way) => [key, () => steer(turned ? opposite(way) : way)])),
      ...(assigning && Object.fromEntries(dice.map((die) => [`die${die}`, () => giveDie(scene, selection, die)]))),
      swap: assigning ? swap : undefined,
      plane: assigning ? nextPlane : undefined,
      back: picked.length > 0 ? back : undefined,
    }),
  );
  const idle = assigning && movers.length === 0;
  return (
    <div className="squadrons-tray">
      <OwnHands scene={scene} seat={seat} />
      <div className="flight-slip">
        <p>{slip()}</p>
        {refused && <p className="order-refused">{explain(refused)}</p>}
        {idle && <Idle {...props} />}
      </div>
      <CommitButton {...props}>{label()}</CommitButton>
    </div>
  );

  function slip(): string {
    const squares = squaresOfPicks(picked).map((square) => gameData.grid.name(square));
    if (squares.length > 0) return say('table.squadrons.slip.way', { squares: squares.join(' · ') });
    if (view.phase === 'movement.facing') return say('table.squadrons.slip.face');
    return say(assigning ? 'table.squadrons.slip.assign' : 'table.squadrons.slip.fly');
  }

  function label(): string {
    if (warnings.some(({ code, grave }) => grave && code === 'squadrons.warning.hitGun'))
      return say('table.squadrons.choose.lose', { plane: planeName(scene.options, flightDraft.plane ?? view.moving) });
    if (view.phase === 'movement.facing')
      return say(view.stays ? 'table.squadrons.choose.turn' : 'table.squadrons.choose.face');
    if (flightDraft.ends === 'land') return say('table.squadrons.choose.land');
    const unknown = warnings.filter(({ code }) => code === 'squadrons.warning.unknownGun').length;
    if (unknown > 0) return say('table.squadrons.choose.flyUnknown', { guns: unknown });
    const end = squaresOfPicks(picked).at(-1);
    if (
      end !== undefined &&
      flightDraft.facing !== null &&
      attackFrom(gameData, view, end, flightDraft.facing) !== null
    )
      return say('table.squadrons.choose.flyAttack');
    return say('table.squadrons.choose.fly');
  }
}

/** No die moves a plane, but it still matters which plane takes which die. */
function Idle({ scene, legalOptions, onPick }: TrayProps<SquadronsTableTypes>) {
  return (
    <span className="choices">
      {optionsOfType(legalOptions, 'take').map(({ action, spelling }) => {
        const { plane, die } = action;
        const path = 'path' in spelling ? spelling.path : [];
        return (
          <Button key={path.join()} look="plain" onClick={() => onPick(path)}>
            {say('table.squadrons.choose.take', { plane: planeName(scene.options, plane), die })}
          </Button>
        );
      })}
    </span>
  );
}
