import type { Emit, Outcome, Seat } from '../../../core/game.ts';
import type { Setting } from '../setting.ts';
import { charge, mission, none, opponent, type TrackEvent, type TrackState } from '../state.ts';

/** Ends the match. Without winners it is a draw, or, solo, a mission that failed. */
export function end(
  setting: Setting,
  draft: TrackState,
  ending: string,
  winners: readonly Seat[],
  emit: Emit<TrackEvent>,
  lost = false,
  major = false,
): void {
  const figures = figuresOf(setting, draft, ending);
  draft.outcome = {
    ending,
    winners,
    ...(lost && { lost }),
    ...(major && { major }),
    ...(figures && { figures }),
  };
  emit?.({ type: 'over', outcome: draft.outcome });
}

/** The numbers of an ending that a count decided. */
export function figuresOf({ scenario }: Setting, { rescued, planes }: TrackState, ending: string): Outcome['figures'] {
  if (scenario === 'rescue' && (ending === 'escaped' || ending === 'defenderShotDown')) return { rescued };
  const [a, b] = planes.map((plane) => plane.damage);
  if (ending === 'sameHits') return { hits: a };
  if (ending === 'fewerHits') return { fewer: Math.min(a, b), more: Math.max(a, b) };
}

/** A seat has lost, and the other won; solo there is nobody to win. */
export function loses(setting: Setting, draft: TrackState, seat: Seat, ending: string, emit: Emit<TrackEvent>): void {
  end(setting, draft, ending, setting.solo ? [] : [1 - seat], emit, setting.solo);
}

/** Every way a match of this setting can end. */
export function endingsOf(setting: Setting): string[] {
  const { scenario, solo, edition, brown, white } = setting;
  const endings = { duel: duelEndings, espionage, bombing, rescue, escort }[scenario].filter(
    (ending) => !solo || !needsOpponent.includes(ending),
  );
  if (scenario === 'espionage') endings.push(edition.spyWinsOnFourthSite ? 'photographed' : 'escaped');
  if (brown !== none || white !== none) endings.push('crashed');
  return [...endings, 'resigned'];
}

const duelEndings = ['shotDown', 'fewerHits', 'sameHits'];
const espionage = ['shotDown', 'undecided'];
const bombing = ['escaped', 'shotDown', 'defenderShotDown', 'bombedThenShotDown', 'undecided'];
const rescue = ['escaped', 'shotDown', 'defenderShotDown', 'undecided'];
const escort = ['escaped', 'chargeShotDown', 'attackerShotDown', 'bothShotDown', 'notOut'];
/** The automatic opponent cannot be shot down, and whoever it shoots down has lost, whatever was bombed. */
const needsOpponent = ['defenderShotDown', 'bombedThenShotDown', 'attackerShotDown', 'bothShotDown'];

/** "Winning the game" of each scenario, for a mission plane that is past the exit. */
export function leftBoard(setting: Setting, draft: TrackState, emit: Emit<TrackEvent>): void {
  if (setting.scenario === 'rescue') rescueResult(setting, draft, 'escaped', emit);
  else end(setting, draft, 'escaped', [mission], emit);
}

/** "Rescue", Winning the game: one person draws, two win, three or more are a major victory. */
function rescueResult(setting: Setting, draft: TrackState, ending: string, emit: Emit<TrackEvent>): void {
  const { rescued } = draft;
  end(setting, draft, ending, rescued >= 2 ? [mission] : [], emit, false, rescued >= 3);
}

/** The consequences of planes that fell this turn; the falling ones have still fired. */
export function planesFell(setting: Setting, draft: TrackState, emit: Emit<TrackEvent>): void {
  const { scenario, solo } = setting;
  const opponentFell = draft.planes[opponent].down;
  if (scenario === 'escort') {
    const chargeFell = draft.planes[charge].down;
    if (chargeFell && opponentFell) end(setting, draft, 'bothShotDown', [], emit);
    else if (chargeFell) loses(setting, draft, mission, 'chargeShotDown', emit);
    else if (opponentFell) loses(setting, draft, opponent, 'attackerShotDown', emit);
    return;
  }
  if (draft.planes[mission].down) {
    const bombed = scenario === 'bombing' && !solo && targetsGone(draft) >= neededTargets;
    if (bombed) end(setting, draft, 'bombedThenShotDown', [], emit);
    else loses(setting, draft, mission, 'shotDown', emit);
  } else if (opponentFell) {
    if (scenario === 'duel') loses(setting, draft, opponent, 'shotDown', emit);
    else if (scenario === 'bombing') loses(setting, draft, opponent, 'defenderShotDown', emit);
    else if (draft.rescued > 0 || setting.edition.emptyRescueDraws)
      rescueResult(setting, draft, 'defenderShotDown', emit);
    else loses(setting, draft, mission, 'defenderShotDown', emit);
  }
}

export const neededTargets = 4;

export function targetsGone(state: { targets: readonly number[] }): number {
  let gone = 0;
  for (const target of state.targets) if (target === 0) gone++;
  return gone;
}

/** "End of the game": after the last round the fewer hits win; scenarios are then undecided. */
export function roundsAreUp(setting: Setting, draft: TrackState, emit: Emit<TrackEvent>): void {
  const [a, b] = draft.planes;
  if (setting.scenario === 'escort') end(setting, draft, 'notOut', [], emit, setting.solo);
  else if (setting.scenario !== 'duel') end(setting, draft, 'undecided', [], emit, setting.solo);
  else if (a.damage === b.damage) end(setting, draft, 'sameHits', [], emit);
  else end(setting, draft, 'fewerHits', [a.damage < b.damage ? mission : opponent], emit);
}

export function resign(setting: Setting, draft: TrackState, seat: Seat, emit: Emit<TrackEvent>): void {
  emit?.({ type: 'resigned', seat });
  // Sealed tiles go back unseen.
  if (draft.phase.startsWith('planning.')) draft.plans = [null, null];
  draft.swaps = [null, null];
  loses(setting, draft, seat, 'resigned', emit);
}
