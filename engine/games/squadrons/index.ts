import { clone } from '../../core/clone.ts';
import { defineGame } from '../../core/define.ts';
import type { Emit, Game } from '../../core/game.ts';
import { canonical } from '../../core/hash.ts';
import type { EntryRule } from '../../core/phases.ts';
import type { Random } from '../../core/random.ts';
import { asides, awaiting, legalActions, redactAction } from './actions.ts';
import { determinize } from './determinize.ts';
import { squadronsNarrator } from './narrate.ts';
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
import { en } from './text/en.ts';
import { type SquadronsView, view } from './view.ts';
import { warnings } from './warnings.ts';
import { whyNoAside, whyNot } from './whyNot.ts';

export type SquadronsGame = Game<SquadronsState, SquadronsAction, SquadronsView, SquadronsEvent>;

/** Milton Bradley's *Dogfight* of 1963: squadrons over squares, dice, burst, loop and roll out cards. */
export const squadrons = defineGame<
  SquadronsOptions,
  Setting,
  SquadronsState,
  SquadronsAction,
  SquadronsView,
  SquadronsEvent
>({
  id: 'squadrons',
  rulesVersion: 1,
  options: squadronsOptions,
  migrations: [],
  text: { en },
  narrator: squadronsNarrator,
  // One for every seat a round; seats follow each other in the order of their numbers, whoever begins.
  turns: ({ round, mover, first, sealed: { length } }) =>
    (round - 1) * length + ((mover - first + length) % length) + 1,
  hidden: true,
  openSetting,
  seats: ({ seats }) => seats,
  endings: () => endings,
  chart: chartOf,
  entries: entryRules,
  create: createState,
  awaiting,
  legalActions,
  asides,
  asideKind: ({ type }) => (type === 'takeBack' ? 'retract' : 'resign'),
  whyNoAside,
  whyNot,
  warnings,
  preview,
  redactAction: (_setting, action, viewer) => redactAction(action, viewer),
  determinize,
  sampler: (setting, seen, seat) => (rng) => determinize(setting, seen, seat, rng),
  spell: (_setting, _seen, action) => ({ path: [canonical(action)] }),
  debrief: () => {
    throw new Error('not told yet');
  },
  apply: applyAction,
  view,
  copy: clone,
  checkState,
});

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
function entryRules(setting: Setting): Record<string, EntryRule<SquadronsState, SquadronsEvent>> {
  return {
    settingUp: (draft, _rng, emit) => settingUp(draft, emit),
    'guns.placing': (draft, rng, emit) => placeGuns(setting, draft, rng, emit),
    throwForFirst: (draft, rng, emit) => decideFirst(setting, draft, rng, emit),
    turn: (draft, _rng, emit) => beginTurn(draft, emit),
    roll: (draft, rng, emit) => roll(setting, draft, rng, emit),
    'movement.onlyDie': (draft, _rng, emit) => takeOnlyDie(setting, draft, emit),
    'movement.landed': (draft) => endMove(draft),
    'attack.onlyDogfight': (draft, _rng, emit) => openOnlyDogfight(setting, draft, emit),
    endOfTurn: (draft, _rng, emit) => endTurn(setting, draft, emit),
  };
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
