import type { Rejection, Spot } from '@aerodrome/engine/core/game.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import { costOf } from '@aerodrome/engine/games/airspace/rules/manoeuvres.ts';
import type { Move } from '@aerodrome/engine/games/airspace/state.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { CommitButton } from '../../../table/CommitButton.tsx';
import type { TrayProps } from '../../../table/table.ts';
import { useGameShortcuts } from '../../../table/useGameShortcuts.ts';
import { Button } from '../../../ui/Button.tsx';
import { KeyHint } from '../../../ui/KeyHint.tsx';
import { keyHandlers, keyLabel } from '../keys.ts';
import { bearing, hexFromSpot, planeName } from '../names.ts';
import {
  emptyDraft,
  type ManoeuvreDraft,
  manoeuvreDraftOf,
  picksFor,
  type StickMove,
  steer,
  stepBack,
  withHeight,
  withoutStep,
} from './manoeuvreDraft.ts';
import { OrderSlip } from './OrderSlip.tsx';
import { reachableHexes } from './reachableHexes.ts';

const steers: readonly { id: StickMove; cap: string; sign: string }[] = [
  { id: 'left', cap: 'M21 12H4M11 5l-7 7 7 7', sign: 'M16 20v-8a5.5 5.5 0 0 0-11 0v1M1.5 9 5 13.5 9 9.5' },
  { id: 'ahead', cap: 'M12 21V4M5 11l7-7 7 7', sign: 'M12 21V5M6 11l6-7 6 7' },
  { id: 'right', cap: 'M3 12h17M13 5l7 7-7 7', sign: 'M8 20v-8a5.5 5.5 0 0 1 11 0v1M22.5 9 19 13.5 15 9.5' },
];
const moves: readonly { id: Move; sign: string }[] = [
  { id: 'climb', sign: 'M4 19 19 5M11 5h8v8' },
  { id: 'level', sign: 'M3 12h17M14 6l6 6-6 6' },
  { id: 'dive', sign: 'M4 5l15 14M19 11v8h-8' },
];

/** The stick, the height control and the order slip. All edit one order, which can also be built on the board. */
export function Stick(props: TrayProps<AirspaceTypes>) {
  const { scene, seat, legalOptions, draft, warnings, onPick } = props;
  const { view } = scene;
  const { points } = view.planes[view.plane];
  /** The rotation that an order begins with, before it has a hex. */
  const [rotation, setRotation] = useState<ManoeuvreDraft>(emptyDraft);
  const [refused, setRefused] = useState<Rejection | null>(null);
  const [backed, setBacked] = useState(false);
  /** The straight path that was proposed with a height before any steering; steering starts over there. */
  const [proposed, setProposed] = useState<string | null>(null);
  const order = manoeuvreDraftOf(draft.action) ?? (draft.picked.length === 0 ? rotation : emptyDraft);
  const steered = draft.picked.join() === proposed ? { ...order, hexes: 0 as const } : order;

  const take = (next: ManoeuvreDraft, back = false) => {
    const path = next.hexes === 0 ? [] : picksFor(next, legalOptions);
    // The new heading must leave something to fly.
    const canContinue = next.hexes > 0 || picksFor({ ...next, hexes: 1 }, legalOptions) !== null;
    if (path === null || !canContinue) {
      setRefused(scene.check({ type: 'manoeuvre', seat, ...next, hexes: next.hexes || 1 }));
      return;
    }
    setRefused(null);
    setBacked(back);
    setRotation(next.hexes === 0 ? next : emptyDraft);
    setProposed(null);
    const same = path.length === draft.picked.length && path.every((spot, i) => spot === draft.picked[i]);
    // A second pick of the same path would fly it.
    if (!same) onPick(path);
  };
  const turnTo = (move: Move) => {
    const next = withHeight(order, move, legalOptions);
    take(next);
    if (steered.hexes === 0) setProposed(picksFor(next, legalOptions)?.join() ?? null);
  };
  const back = () => take(stepBack(order), true);
  /** Selects the next hex in reach, clockwise. */
  const cycle = (by: 1 | -1) => {
    const reach = [...reachableHexes(scene, draft)].filter(([spot]) => spot.startsWith('hex:'));
    const { hex, facing } = view.planes[view.plane];
    const hour = (spot: Spot) => {
      const to = hexFromSpot(spot);
      return hex && to ? bearing(hex, facing, to).clock % 12 : 0;
    };
    reach.sort(([a], [b]) => hour(a) - hour(b));
    const end = draft.picked.findLast((spot) => spot.startsWith('hex:'));
    const at = reach.findIndex(([spot]) => spot === end);
    const [, path] = reach[at < 0 ? 0 : (at + by + reach.length) % reach.length];
    if (at < 0 || reach.length > 1) onPick(path);
  };
  const by = (id: StickMove) => () => take(steer(steered, id));
  const at = (move: Move) => () => turnTo(move);
  useGameShortcuts(scene, {
    ...keyHandlers({
      left: by('left'),
      ahead: by('ahead'),
      right: by('right'),
      climb: at('climb'),
      level: at('level'),
      dive: at('dive'),
      back,
      next: () => cycle(1),
      previous: () => cycle(-1),
      noseLeft: by('left'),
      noseRight: by('right'),
    }),
    Escape: rotation.before === 0 ? undefined : () => setRotation(emptyDraft),
  });
  const affordable = (move: Move) => legalOptions.some(({ action }) => manoeuvreDraftOf(action)?.move === move);
  const move = draft.picked[0] ?? rotation.move;
  const grave = warnings.find((warning) => warning.grave)?.code;
  const plane = planeName(scene.gameData, view.plane);
  return (
    <div className="stick-tray">
      <fieldset className="stick" aria-label={say('table.airspace.stick')}>
        {steers.map(({ id, cap, sign }) => (
          <Button key={id} className="stick-key" data-steer={id} onClick={by(id)}>
            <Sign d={sign} />
            <span className="stick-word">{say(`table.airspace.stick.${id}`)}</span>
            <KeyHint>
              <Sign d={cap} />
            </KeyHint>
          </Button>
        ))}
      </fieldset>
      <fieldset className="stick" aria-label={say('table.airspace.attitude')}>
        {moves.map(({ id, sign }) => (
          <Button
            key={id}
            className="stick-key"
            data-move={id}
            aria-pressed={move === id}
            aria-disabled={!affordable(id)}
            onClick={at(id)}
          >
            <Sign d={sign} />
            <span className="stick-word">{say(`table.airspace.attitude.${id}`)}</span>{' '}
            <small>{say(`table.airspace.attitude.${id}.cost`)}</small>
            <KeyHint>{keyLabel(id)}</KeyHint>
          </Button>
        ))}
      </fieldset>
      <OrderSlip
        order={order}
        cost={costOf(order)}
        points={points}
        backed={backed}
        ready={grave === undefined}
        onBack={back}
        onRemove={(step) => take(withoutStep(order, step, legalOptions), true)}
      >
        <p className="order-refused" role="status">
          {refused && explain(refused)}
        </p>
      </OrderSlip>
      <CommitButton {...props}>
        {say(`table.airspace.choose.${grave === undefined ? 'fly' : (graves[grave] ?? 'fly')}`, { plane })}
      </CommitButton>
    </div>
  );
}

/** Button labels for orders with a warning. */
const graves: Readonly<Record<string, string>> = {
  'airspace.warning.crashes': 'crash',
  'airspace.warning.leaves': 'leave',
  'airspace.warning.noWayOn': 'doomed',
};

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
