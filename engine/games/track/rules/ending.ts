import type { Emit, Outcome, Seat } from '../../../core/game.ts';
import type { GameData } from '../gameData.ts';
import { charge, mission, none, opponent, type TrackEvent, type TrackState } from '../state.ts';

/** Ends the match. Without winners it is a draw, or, solo, a mission that failed. */
export function end(
  gameData: GameData,
  draft: TrackState,
  ending: string,
  winners: readonly Seat[],
  emit: Emit<TrackEvent>,
  lost = false,
  major = false,
): void {
  const figures = figuresOf(gameData, draft, ending);
  const outcome: Outcome = { ending, winners };
  if (lost) outcome.lost = lost;
  if (major) outcome.major = major;
  if (figures) outcome.figures = figures;
  draft.outcome = outcome;
  emit?.({ type: 'over', outcome });
}

/** The numbers of an ending that a count decided. */
export function figuresOf({ scenario }: GameData, { rescued, planes }: TrackState, ending: string): Outcome['figures'] {
  if (scenario === 'rescue' && (ending === 'escaped' || ending === 'defenderShotDown')) return { rescued };
  const [a, b] = planes;
  if (ending === 'sameHits') return { hits: a.damage };
  if (ending === 'fewerHits') return { fewer: Math.min(a.damage, b.damage), more: Math.max(a.damage, b.damage) };
}

/** A seat has lost, and the other won; solo there is nobody to win. */
export function loses(gameData: GameData, draft: TrackState, seat: Seat, ending: string, emit: Emit<TrackEvent>): void {
  end(gameData, draft, ending, gameData.solo ? [] : [1 - seat], emit, gameData.solo);
}

/** Every way a match of this game data can end. */
export function endingsOf(gameData: GameData): string[] {
  const { scenario, solo, edition, brown, white } = gameData;
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
export function leftBoard(gameData: GameData, draft: TrackState, emit: Emit<TrackEvent>): void {
  if (gameData.scenario === 'rescue') rescueResult(gameData, draft, 'escaped', emit);
  else end(gameData, draft, 'escaped', [mission], emit);
}

/** "Rescue", Winning the game: one person draws, two win, three or more are a major victory. */
function rescueResult(gameData: GameData, draft: TrackState, ending: string, emit: Emit<TrackEvent>): void {
  const { rescued } = draft;
  end(gameData, draft, ending, rescued >= 2 ? [mission] : [], emit, false, rescued >= 3);
}

/** The consequences of planes that fell this turn; the falling ones have still fired. */
export function planesFell(gameData: GameData, draft: TrackState, emit: Emit<TrackEvent>): void {
  const { scenario, solo } = gameData;
  const opponentFell = draft.planes[opponent].down;
  if (scenario === 'escort') {
    const chargeFell = draft.planes[charge].down;
    if (chargeFell && opponentFell) end(gameData, draft, 'bothShotDown', [], emit);
    else if (chargeFell) loses(gameData, draft, mission, 'chargeShotDown', emit);
    else if (opponentFell) loses(gameData, draft, opponent, 'attackerShotDown', emit);
    return;
  }
  if (draft.planes[mission].down) {
    const bombed = scenario === 'bombing' && !solo && targetsGone(draft) >= neededTargets;
    if (bombed) end(gameData, draft, 'bombedThenShotDown', [], emit);
    else loses(gameData, draft, mission, 'shotDown', emit);
  } else if (opponentFell) {
    if (scenario === 'duel') loses(gameData, draft, opponent, 'shotDown', emit);
    else if (scenario === 'bombing') loses(gameData, draft, opponent, 'defenderShotDown', emit);
    else if (draft.rescued > 0 || gameData.edition.emptyRescueDraws)
      rescueResult(gameData, draft, 'defenderShotDown', emit);
    else loses(gameData, draft, mission, 'defenderShotDown', emit);
  }
}

export const neededTargets = 4;

export function targetsGone(state: { targets: readonly number[] }): number {
  let gone = 0;
  for (const target of state.targets) if (target === 0) gone++;
  return gone;
}

/** "End of the game": after the last round the fewer hits win; scenarios are then undecided. */
export function roundsAreUp(gameData: GameData, draft: TrackState, emit: Emit<TrackEvent>): void {
  const [a, b] = draft.planes;
  if (gameData.scenario === 'escort') end(gameData, draft, 'notOut', [], emit, gameData.solo);
  else if (gameData.scenario !== 'duel') end(gameData, draft, 'undecided', [], emit, gameData.solo);
  else if (a.damage === b.damage) end(gameData, draft, 'sameHits', [], emit);
  else end(gameData, draft, 'fewerHits', [a.damage < b.damage ? mission : opponent], emit);
}

export function resign(gameData: GameData, draft: TrackState, seat: Seat, emit: Emit<TrackEvent>): void {
  emit?.({ type: 'resigned', seat });
  // Sealed tiles go back unseen.
  if (draft.phase.startsWith('planning.')) draft.plans = [null, null];
  draft.swaps = [null, null];
  loses(gameData, draft, seat, 'resigned', emit);
}
