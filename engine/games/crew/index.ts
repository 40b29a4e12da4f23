import { type Emit, type Game, type GameKind, redactSecret, type Viewer } from '../../core/game.ts';
import { PhaseTable } from '../../core/phases.ts';
import type { Random } from '../../core/random.ts';
import { asides, awaiting, check, deadline, isHiddenTrack, legalActions, redactAction } from './actions.ts';
import { determinize } from './determinize.ts';
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
import { type CrewView, view } from './view.ts';
import { warnings } from './warnings.ts';

export type CrewGame = Game<CrewState, CrewAction, CrewView, CrewEvent>;

/** The dogs' *Dogfight*: pilot and gunner of each plane, View Boards, a timed Action Track. */
export const crew: GameKind<CrewOptions, CrewState, CrewAction, CrewView, CrewEvent> = {
  id: 'crew',
  rulesVersion: 1,
  options: crewOptions,
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
      preview: (seen, action) => (action.type === 'lay' ? previewLay(setting, seen, action) : null),
      step(draft, action, rng, emit) {
        applyAction(setting, draft, action, emit);
        table.advance(draft, action.type, rng, emit);
      },
      view: (state, viewer) => view(setting, state, viewer),
      redact: (event, viewer) => redact(setting, event, viewer),
      redactAction: (action, viewer) => redactAction(setting, action, viewer),
      determinize: (seen, seat, rng) => determinize(setting, seen, seat, rng),
      deadline: (state, seat) => deadline(setting, state, seat),
      outcome: (state) => state.outcome,
      checkState: (value) => checkState(setting, value),
    };
  },
};

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
function phaseTable(setting: Setting, chart: typeof crewChart): PhaseTable<CrewState, CrewEvent> {
  type Rule = (draft: CrewState, rng: Random, emit: Emit<CrewEvent>) => void;
  const rules: Record<string, Rule> = {
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
  return new PhaseTable<CrewState, CrewEvent>(chart, rules);
}

function applyAction(setting: Setting, draft: CrewState, action: CrewAction, emit: Emit<CrewEvent>): void {
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
