import type { Emit, Game, GameKind } from '../../core/game.ts';
import { redactSecret } from '../../core/game.ts';
import { PhaseTable } from '../../core/phases.ts';
import type { Random } from '../../core/random.ts';
import { asides, awaiting, check, legalActions, redactAction } from './actions.ts';
import { determinize } from './determinize.ts';
import { type SquadronsOptions, squadronsOptions } from './options.ts';
import { squadronsChart } from './phases.ts';
import { preview } from './preview.ts';
import { dogfightsOpen, openOnlyDogfight, strafe, strafingIsOpen } from './rules/attacks.ts';
import { keepCards } from './rules/cards.ts';
import { defend, holdFire, noDefence, openDogfight, shoot } from './rules/dogfight.ts';
import { endings, resign } from './rules/losses.ts';
import { endMove, face, fly, land, takeDie, takeOnlyDie, takes } from './rules/movement.ts';
import { createState, decideFirst, placeGuns, sealGuns, settingUp, takeBack } from './rules/setup.ts';
import { beginTurn, canLaunchOrGive, endTurn, give, isFlying, launch, roll } from './rules/turns.ts';
import { openSetting, type Setting } from './setting.ts';
import { checkState } from './shape.ts';
import type { SquadronsAction, SquadronsEvent, SquadronsState } from './state.ts';
import { type SquadronsView, view } from './view.ts';
import { warnings } from './warnings.ts';

export type SquadronsGame = Game<SquadronsState, SquadronsAction, SquadronsView, SquadronsEvent>;

/** Milton Bradley's *Dogfight* of 1963: squadrons over squares, dice, burst, loop and roll out cards. */
export const squadrons: GameKind<SquadronsOptions, SquadronsState, SquadronsAction, SquadronsView, SquadronsEvent> = {
  id: 'squadrons',
  rulesVersion: 1,
  options: squadronsOptions,
  open(options) {
    const setting = openSetting(options);
    const chart = chartOf(setting);
    const table = phaseTable(setting, chart);
    return {
      seats: setting.seats,
      endings,
      phases: chart,
      create: () => createState(setting),
      begin: (draft, rng, emit) => table.begin(draft, rng, emit),
      awaiting: (state) => awaiting(setting, state),
      legalActions: (state, seat) => legalActions(setting, state, seat),
      asides: (state, seat) => asides(setting, state, seat),
      check: (state, action) => check(setting, state, action),
      warnings: (state, action) => warnings(setting, state, action),
      preview: (seen, action) => preview(setting, seen, action),
      step(draft, action, rng, emit) {
        applyAction(setting, draft, action, rng, emit);
        table.advance(draft, action.type, rng, emit);
      },
      view: (state, viewer) => view(setting, state, viewer),
      redact: redactSecret,
      redactAction,
      determinize: (seen, seat, rng) => determinize(setting, seen, seat, rng),
      outcome: (state) => state.outcome,
      checkState: (value) => checkState(setting, value),
    };
  },
};

function chartOf(setting: Setting): typeof squadronsChart {
  return squadronsChart.provide({
    guards: {
      somethingToLaunch: ({ context }) => canLaunchOrGive(setting, context),
      somethingFlies: ({ context }) => isFlying(setting, context, context.mover),
      diceAreToBeShared: ({ context }) => takes(setting, context).length > 1,
      cardsAreLeft: ({ context }) => handOfMoving(context).length > 0,
      attackIsToBeChosen: ({ context }) => strafingIsOpen(setting, context) || dogfightsOpen(setting, context) > 1,
      dogfightIsOpen: ({ context }) => dogfightsOpen(setting, context) > 0,
    },
  });
}

function handOfMoving({ squadrons, planes, moving }: SquadronsState): readonly number[] {
  return squadrons[planes[moving].squadron].hand;
}

/** What each phase does on entry; the chart decides which comes next. */
function phaseTable(setting: Setting, chart: typeof squadronsChart): PhaseTable<SquadronsState, SquadronsEvent> {
  return new PhaseTable<SquadronsState, SquadronsEvent>(chart, {
    settingUp: (draft, _rng, emit) => settingUp(draft, emit),
    'guns.placing': (draft, rng, emit) => placeGuns(setting, draft, rng, emit),
    throwForFirst: (draft, rng, emit) => decideFirst(setting, draft, rng, emit),
    turn: (draft, _rng, emit) => beginTurn(draft, emit),
    roll: (draft, rng, emit) => roll(setting, draft, rng, emit),
    'movement.onlyDie': (draft, _rng, emit) => takeOnlyDie(setting, draft, emit),
    'movement.landed': (draft) => endMove(draft),
    'attack.onlyDogfight': (draft, _rng, emit) => openOnlyDogfight(setting, draft, emit),
    endOfTurn: (draft, _rng, emit) => endTurn(setting, draft, emit),
  });
}

function applyAction(
  setting: Setting,
  draft: SquadronsState,
  action: SquadronsAction,
  rng: Random,
  emit: Emit<SquadronsEvent>,
): void {
  switch (action.type) {
    case 'guns':
      sealGuns(draft, action.seat, action.hits, emit);
      break;
    case 'launch':
      launch(setting, draft, action.plane, rng, emit);
      break;
    case 'give':
      give(setting, draft, action.seat, action.plane, action.square, emit);
      break;
    case 'take':
      takeDie(setting, draft, action.plane, action.die, emit);
      break;
    case 'fly':
      fly(setting, draft, action.way, emit);
      break;
    case 'land':
      land(setting, draft, action.way, emit);
      break;
    case 'keep':
      keepCards(setting, draft, draft.planes[draft.moving].squadron, action.cards, emit);
      break;
    case 'face':
      face(draft, action.facing, emit);
      break;
    case 'dogfight':
      openDogfight(setting, draft, action.plane, emit);
      break;
    case 'strafe':
      strafe(setting, draft, action.plane, action.target, action.card, emit);
      break;
    case 'shoot':
      shoot(setting, draft, action.card, emit);
      break;
    case 'holdFire':
      holdFire(draft, emit);
      break;
    case 'defend':
      defend(setting, draft, action.card, emit);
      break;
    case 'noDefence':
      noDefence(setting, draft, emit);
      break;
    case 'takeBack':
      takeBack(draft, action.seat, emit);
      break;
    case 'resign':
      resign(setting, draft, action.seat, emit);
      break;
  }
}
