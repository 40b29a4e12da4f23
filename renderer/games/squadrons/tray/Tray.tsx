import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { ReactNode } from 'react';
import { CommitButton } from '../../../table/CommitButton.tsx';
import { optionsOfType } from '../../../table/legalOptions.ts';
import type { TrayProps } from '../../../table/table.ts';
import { useGameShortcuts } from '../../../table/useGameShortcuts.ts';
import { Button } from '../../../ui/Button.tsx';
import { keyHandlers } from '../keys.ts';
import { cardFromSpot, cardName, planeName, spotNumber } from '../names.ts';
import { Hand } from '../panels/Hand.tsx';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { FlightTray } from './FlightTray.tsx';
import { GunsTray } from './GunsTray.tsx';
import { OwnHands } from './OwnHands.tsx';
import { StandingOrder } from './StandingOrder.tsx';
import { cheapestStrafe, type Strafe, strafePicks } from './shortcuts.ts';
import { standingOrders } from './standingOrders.ts';

/** The controls for the current decision, with the hands of the seat's squadrons. */
export function Tray(props: TrayProps<SquadronsTableTypes>) {
  const { phase, moving, thrown } = props.scene.view;
  switch (phase) {
    case 'guns.sealing':
      return <GunsTray {...props} />;
    case 'launch.choosing':
      return <LaunchTray {...props} />;
    case 'movement.keeping':
      return <KeepTray key={moving} {...props} />;
    case 'attack.choosing':
      return <AttackTray {...props} />;
    case 'attack.burst':
    case 'attack.defence':
      return <DuelTray key={phase} {...props} />;
    default:
      return <FlightTray key={thrown.join()} {...props} />;
  }
}

/** A button that submits its action at once. */
function Act({
  props,
  type,
  children,
}: {
  props: TrayProps<SquadronsTableTypes>;
  type: SquadronsAction['type'];
  children: ReactNode;
}) {
  const way = props.legalOptions.find(({ action }) => action.type === type);
  const refusal = way ? null : props.scene.check({ type, seat: props.seat });
  if (!way && refusal === null) return null;
  return (
    <Button look="plain" data-act={type} disabled={!way} onClick={() => way && props.onAct(way.action)}>
      {children}
    </Button>
  );
}

/** Launches a plane or gives it away, or rolls the dice. */
function LaunchTray(props: TrayProps<SquadronsTableTypes>) {
  const { scene, draft, legalOptions, onPick } = props;
  const { view } = scene;
  const [first, second] = draft.picked;
  const gives = legalOptions.some(({ action }) => action.type === 'give');
  const plane = spotNumber(first === 'give' ? second : first, 'plane');
  const flies = scene.gameData.squadronsOf[props.seat].some((squadron) => view.squadrons[squadron].up >= 0);
  const readyLabel = say(flies ? 'table.squadrons.choose.ready' : 'table.squadrons.choose.pass');
  return (
    <div className="squadrons-tray">
      <OwnHands scene={scene} seat={props.seat} />
      {gives && (
        <Button
          look="plain"
          data-spot="give"
          aria-pressed={first === 'give'}
          onClick={() => onPick(first === 'give' ? [] : ['give'])}
        >
          {say('table.squadrons.choose.giveTag')}
        </Button>
      )}
      <CommitButton {...props}>
        {draft.action?.type === 'ready'
          ? readyLabel
          : plane === null
            ? say('table.squadrons.choose.launch')
            : say(first === 'give' ? 'table.squadrons.choose.give' : 'table.squadrons.choose.launchThis', {
                plane: planeName(scene.options, plane),
              })}
      </CommitButton>
      <Act props={props} type="ready">
        {readyLabel}
      </Act>
    </div>
  );
}

/** After a landing: picked cards are kept, the others discarded. */
function KeepTray(props: TrayProps<SquadronsTableTypes>) {
  const { scene, draft, onPick } = props;
  const { view } = scene;
  const { squadron } = view.planes[view.moving];
  const spots = spotsOf(view, squadron);
  const { picked } = draft;
  const toggle = (spot: Spot) =>
    onPick(picked.includes(spot) ? picked.filter((one) => one !== spot) : [...picked, spot]);
  useGameShortcuts(
    scene,
    keyHandlers({
      keepAll: () => picked.length < spots.length && onPick(spots),
      keepNone: () => picked.length > 0 && onPick([]),
    }),
  );
  return (
    <div className="squadrons-tray">
      <Hand
        view={view}
        options={scene.options}
        squadron={squadron}
        note={say('table.squadrons.note.lands')}
        picking={{ legal: spots, picked, keeps: true, onPick: toggle, onPoint: () => {} }}
      />
      <CommitButton {...props}>
        {say('table.squadrons.choose.keep', { kept: picked.length, discarded: spots.length - picked.length })}
      </CommitButton>
    </div>
  );
}

function spotsOf(view: SquadronsView, squadron: number): Spot[] {
  const { hand = [] } = view.squadrons[squadron];
  return hand.map((card, i) => `card:${squadron}.${card}.${i - hand.indexOf(card)}`);
}

/** Equal cards are interchangeable: the first copy stands for all. */
const first = (spot: Spot): Spot => spot.replace(/\.\d+$/, '.0');

/** The next attack, and the burst for a target on the ground. */
function AttackTray(props: TrayProps<SquadronsTableTypes>) {
  const { scene, draft, legalOptions, onPick, onPoint } = props;
  const { picked } = draft;
  const { view } = scene;
  const attacks = optionsOfType(legalOptions, 'dogfight', 'strafe').map(({ action }) => action);
  const strafes = attacks.filter(
    (one): one is Strafe =>
      one.type === 'strafe' && picked[0] === `plane:${one.plane}` && picked[1] === `plane:${one.target}`,
  );
  const [strafing] = strafes;
  const bursts = strafes.map((one) => strafePicks(view, one)[2]);
  const named = new Map(
    attacks.map((one) => {
      const target = one.type === 'strafe' ? one.target : targetOf(props, one.plane);
      return [`plane:${one.plane} plane:${target}`, { ...one, target }] as const;
    }),
  );
  return (
    <div className="squadrons-tray">
      <fieldset className="choices" aria-label={say('table.squadrons.choose.attack')}>
        {[...named].map(([path, { type, plane, target }]) => {
          const spots = path.split(' ');
          const lowest = type === 'strafe' ? cheapestStrafe(attacks, plane, target) : undefined;
          const picks = lowest ? strafePicks(view, lowest) : spots;
          return (
            <Button
              key={path}
              look="plain"
              className="attack"
              data-spot={path}
              aria-pressed={spots.every((spot, i) => picked[i] === spot)}
              onPointerEnter={() => onPoint(picks)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(picks)}
              onBlur={() => onPoint(null)}
              onClick={() => onPick(picks)}
            >
              {say(`table.squadrons.choose.${type}`, {
                plane: planeName(scene.options, plane),
                target: planeName(scene.options, target),
              })}
            </Button>
          );
        })}
      </fieldset>
      {strafing && (
        <Hand
          view={view}
          options={scene.options}
          squadron={view.planes[strafing.plane].squadron}
          note={say('table.squadrons.note.strafes')}
          picking={{
            legal: spotsOf(view, view.planes[strafing.plane].squadron).filter((spot) => bursts.includes(first(spot))),
            picked,
            onPick: (spot) => onPick([picked[0], picked[1], first(spot)]),
            onPoint: (spot) => onPoint(spot === null ? null : [picked[0], picked[1], first(spot)]),
          }}
        />
      )}
      <CommitButton {...props}>
        {picked.length > 2
          ? say('table.squadrons.choose.strafeWith', { card: cardName(cardFromSpot(picked[2])?.card ?? 1) })
          : say(draft.action?.type === 'done' ? 'table.squadrons.choose.done' : 'table.squadrons.choose.attackNow')}
      </CommitButton>
      <Act props={props} type="done">
        {say('table.squadrons.choose.done')}
      </Act>
    </div>
  );
}

function targetOf({ legalOptions }: TrayProps<SquadronsTableTypes>, plane: number): number {
  const way = legalOptions.find(({ action }) => action.type === 'dogfight' && action.plane === plane);
  const path = way && 'path' in way.spelling ? way.spelling.path : [];
  return spotNumber(path[1], 'plane') ?? -1;
}

/** A burst, or the answer to one. */
function DuelTray(props: TrayProps<SquadronsTableTypes>) {
  const { scene, seat, legalOptions, draft, onPick, onPoint, onAct } = props;
  const { view } = scene;
  const defending = view.phase === 'attack.defence';
  const { shooter = -1, target = -1 } = view.dogfight ?? {};
  const { squadron } = view.planes[defending ? target : shooter];
  const { picked } = draft;
  if (defending) scene.uiState.get(standingOrders).countQuestion(seat, view);
  const legal = legalOptions.flatMap(({ spelling }) =>
    'path' in spelling && spelling.path[0].startsWith('card:') ? [spelling.path[0]] : [],
  );
  const usableSpots = spotsOf(view, squadron).filter((spot) => legal.includes(first(spot)));
  const quiet = defending ? 'noDefence' : 'holdFire';
  const passOption = legalOptions.find(({ action }) => action.type === quiet);
  const last = view.squadrons[squadron].hand?.length ?? 0;
  useGameShortcuts(
    scene,
    keyHandlers({
      answer: () => usableSpots.length > 0 && onPick([first(usableSpots[0])]),
      still: passOption && legal.length === 0 ? () => onAct(passOption.action) : passOption && (() => onPick([quiet])),
    }),
  );
  return (
    <div className="squadrons-tray">
      <Hand
        view={view}
        options={scene.options}
        squadron={squadron}
        note={say(defending ? `table.squadrons.note.defend.${view.dogfight?.attack}` : 'table.squadrons.note.shoots', {
          cards: last,
        })}
        besides={defending && <StandingOrder scene={scene} seat={seat} squadron={squadron} />}
        picking={{
          legal: usableSpots,
          picked,
          onPick: (spot) => onPick([first(spot)]),
          onPoint: (spot) => onPoint(spot === null ? null : [first(spot)]),
        }}
      />
      {legal.length > 0 && (
        <CommitButton {...props}>
          {say(
            picked[0] === quiet
              ? `table.squadrons.choose.${quiet}`
              : defending
                ? 'table.squadrons.choose.answer'
                : 'table.squadrons.choose.shoot',
          )}
        </CommitButton>
      )}
      {passOption && (
        <Button
          look="plain"
          data-act={quiet}
          aria-pressed={picked[0] === quiet}
          onClick={() => (legal.length === 0 ? onAct(passOption.action) : onPick([quiet]))}
        >
          {say(`table.squadrons.choose.${quiet}`)}
        </Button>
      )}
    </div>
  );
}
