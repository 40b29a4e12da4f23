import { clone } from '../../core/clone.ts';
import { defineGame } from '../../core/define.ts';
import { type Emit, type Game, redactSecret, type Viewer } from '../../core/game.ts';
import { canonical } from '../../core/hash.ts';
import type { EntryRule } from '../../core/phases.ts';
import type { Random } from '../../core/random.ts';
import { asideKind, asides, awaiting, deadline, isHiddenTrack, legalActions, redactAction } from './actions.ts';
import { determinize } from './determinize.ts';
import { crewNarrator } from './narrate.ts';
import { type CrewOptions, crewOptions } from './options.ts';
import { crewChart } from './phases.ts';
import { previewLay } from './preview.ts';
import { closeAction, lay, move, openAction, stand, takeBack, turn } from './rules/action.ts';
import { cleanUp } from './rules/cleanup.ts';
import { discard, reconsider, sealDiscard } from './rules/discard.ts';
import { drawToFull } from './rules/draw.ts';
import { answerDraw, endings, flyOn, offerDraw, resign } from './rules/ending.ts';
import { chooseScrap, drawExtras, extrasAreOpen, sealExtra } from './rules/moon.ts';
import { repair } from './rules/repair.ts';
import { movePlanes, moveToken, reveal } from './rules/resolve.ts';
import { createState, deal, place, tossCoin } from './rules/setup.ts';
import { shoot } from './rules/shoot.ts';
import { openSetting, type Setting } from './setting.ts';
import { checkState } from './shape.ts';
import { type CrewAction, type CrewEvent, type CrewState, none } from './state.ts';
import { en } from './text/en.ts';
import { type CrewView, view } from './view.ts';
import { warnings } from './warnings.ts';
import { whyNoAside, whyNot, whyNotYou } from './whyNot.ts';

export type CrewGame = Game<CrewState, CrewAction, CrewView, CrewEvent>;

/** The dogs' *Dogfight*: pilot and gunner of each plane, View Boards, a timed Action Track. */
export const crew = defineGame<CrewOptions, Setting, CrewState, CrewAction, CrewView, CrewEvent>({
  id: 'crew',
  rulesVersion: 1,
  options: crewOptions,
  migrations: [],
  text: { en },
  narrator: crewNarrator,
  turns: ({ round }) => round,
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
  asideKind,
  whyNoAside,
  whyNotYou,
  whyNot,
  warnings,
  preview: (setting, seen, action) => (action.type === 'lay' ? previewLay(setting, seen, action) : null),
  redact,
  redactAction,
  determinize,
  deadline,
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

function chartOf(setting: Setting): typeof crewChart {
  return crewChart.provide({
    guards: {
      oneCardIsShownFirst: () => setting.showsFirst !== none,
      extraCardsAreOffered: ({ context }) => extrasAreOpen(setting, context),
      everyExtraIsSealed: ({ context }) => !extrasAreOpen(setting, context),
    },
  });
}

/** What each phase does on entry; the chart decides which comes next. */
function entryRules(setting: Setting): Record<string, EntryRule<CrewState, CrewEvent>> {
  return {
    coin: (draft, rng, emit) => tossCoin(draft, rng, emit),
    dealing: (draft, rng, emit) => deal(setting, draft, rng, emit),
    'action.opening': (draft, _rng, emit) => openAction(draft, emit),
    'action.closing': (draft, _rng, emit) => closeAction(setting, draft, emit),
    'discard.discarding': (draft, _rng, emit) => discard(setting, draft, emit),
    repair: (draft, rng, emit) => repair(setting, draft, rng, emit),
    'draw.drawing': (draft, rng, emit) => drawToFull(setting, draft, rng, emit),
    'draw.extraDrawing': (draft, rng, emit) => drawExtras(setting, draft, rng, emit),
    'section.revealing': (draft, _rng, emit) => reveal(draft, emit),
    'section.sunHolder': (draft, rng, emit) => moveToken(setting, draft, draft.holder, rng, emit),
    'section.sunOther': (draft, rng, emit) => moveToken(setting, draft, 1 - draft.holder, rng, emit),
    'section.ownPlane': (draft, rng, emit) => movePlanes(setting, draft, 'own', rng, emit),
    'section.enemyPlane': (draft, rng, emit) => movePlanes(setting, draft, 'enemy', rng, emit),
    'section.shooting': (draft, rng, emit) => shoot(setting, draft, rng, emit),
    cleanup: (draft, _rng, emit) => cleanUp(setting, draft, emit),
  };
}

function applyAction(
  setting: Setting,
  draft: CrewState,
  action: CrewAction,
  _rng: Random,
  emit: Emit<CrewEvent>,
): void {
  const { seat } = action;
  switch (action.type) {
    case 'place':
      place(draft, action.zone, emit);
      break;
    case 'lay':
      lay(setting, draft, action, emit);
      break;
    case 'move':
      move(setting, draft, action, action.to, emit);
      break;
    case 'turn':
      turn(setting, draft, action, emit);
      break;
    case 'takeBack':
      takeBack(setting, draft, action, emit);
      break;
    case 'ready':
      stand(draft, seat, 'ready', emit);
      break;
    case 'notReady':
      stand(draft, seat, 'open', emit);
      break;
    case 'lock':
      stand(draft, seat, 'locked', emit);
      break;
    case 'discard':
      sealDiscard(setting, draft, action.post, action.cards, emit);
      break;
    case 'extra':
      sealExtra(setting, draft, action.post, action.count, emit);
      break;
    case 'reconsider':
      reconsider(setting, draft, seat, emit);
      break;
    case 'scrap':
      chooseScrap(setting, draft, seat, action.post, action.cards, emit);
      break;
    case 'offerDraw':
      offerDraw(draft, seat, emit);
      break;
    case 'answerDraw':
      answerDraw(setting, draft, seat, action.accept, emit);
      break;
    case 'resign':
      resign(setting, draft, seat, emit);
      break;
    case 'flyOn':
      flyOn(setting, draft, seat, emit);
      break;
  }
}

/** At one screen the enemy does not even see that something happens on the track. */
function redact(setting: Setting, event: CrewEvent, viewer: Viewer): CrewEvent | null {
  switch (event.type) {
    case 'laid':
    case 'moved':
    case 'turned':
    case 'takenBack':
      if (isHiddenTrack(setting, setting.seatOf[event.post], viewer)) return null;
  }
  return redactSecret(event, viewer);
}
