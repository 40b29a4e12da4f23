import type { Decision, DecisionInput, GameBot } from '../../bots/bot.ts';
import { withinRegret } from '../../bots/softmax.ts';
import { camper, fleer, safe } from './bot/baselines.ts';
import { whyFly, whyShoot } from './bot/reason.ts';
import { OutOfNodes, Search, type Turn } from './bot/search.ts';
import { worthOf } from './bot/value.ts';
import type { GameData } from './gameData.ts';
import type { AirspaceAction, AirspaceEvent, AirspaceState } from './state.ts';
import type { AirspaceView } from './view.ts';

type AirspaceThinking = DecisionInput<AirspaceState, AirspaceAction, AirspaceView, AirspaceEvent>;

/** By level: how many turns are looked at, how many positions at most, and how much worse than the best will do. */
const skills = {
  1: { depth: 1, nodes: 1_000, regret: 2.5 },
  2: { depth: 1, nodes: 1_000, regret: 1.3 },
  3: { depth: 1, nodes: 1_000, regret: 0.5 },
  4: { depth: 2, nodes: 20_000, regret: 0.35 },
  5: { depth: 4, nodes: 400_000, regret: 0 },
} as const;

/** Phases without a hit after which nobody expects one any more. */
const tedium = 15;

export const airspaceBot: GameBot<AirspaceState, AirspaceAction, AirspaceView, AirspaceEvent> = {
  think(question) {
    switch (question.view.phase) {
      case 'initiativePhase.turn.manoeuvre':
        return fly(question);
      case 'initiativePhase.turn.targetChoice':
        return shoot(question);
      default: {
        const action = question.legal[question.rng.below(question.legal.length, 'choice')];
        return { action, ranked: [], units: 0 };
      }
    }
  },

  /** Offers a draw when nothing has happened for long, and takes one then; a position that is lost is flown to its end. */
  aside({ game, view, seat, asides }) {
    const answer = asides.find((action) => action.type === 'answerDraw' && action.accept);
    const refusal = asides.find((action) => action.type === 'answerDraw' && !action.accept);
    const offer = asides.find((action) => action.type === 'offerDraw');
    const gameData = game.gameData as GameData;
    // Where the pressing side wins in the end, a draw is welcome only to a side that is behind.
    const mostWorth = view.tally ? 0 : 1.5;
    const tired = isTedious(gameData, view) && worthOf(gameData, view, gameData.sideOf[seat]) < mostWorth;
    if (answer && refusal) return tired ? answer : refusal;
    return tired && offer ? offer : null;
  },

  baselines: { safe, camper, fleer },
};

function isTedious(gameData: GameData, view: AirspaceView): boolean {
  const suffered = view.planes.reduce((sum, plane, i) => sum + gameData.capacity[i] - plane.capacity, 0);
  return view.phaseNumber > tedium * (1 + suffered);
}

/** Looks a turn deeper as long as positions are left. */
function fly({ game, view, seat, legal, level, rng, expired, explains }: AirspaceThinking): Decision<AirspaceAction> {
  const { depth, nodes, regret } = skills[level];
  const search = new Search(game, (game.gameData as GameData).sideOf[seat], nodes, expired);
  let turns = search.turns(game.copy(view), legal);
  let isCutShort = false;
  for (let deeper = 1; deeper < depth && turns.length > 1; deeper++) {
    const looked = lookDeeper(search, turns, deeper, regret);
    if (looked.length > 0) turns = looked;
    isCutShort = search.isSpent && expired();
    if (search.isSpent) break;
  }
  const ranked = turns.map(({ action, score }) => ({ action, score }));
  const action = withinRegret(ranked, explains ? 0 : regret, rng);
  const taken = turns.find((turn) => turn.action === action) as Turn;
  const reason = explains ? whyFly(game.gameData as GameData, view.plane, taken, turns) : undefined;
  return { action, ranked, units: search.nodes, ...(isCutShort && { isCutShort }), ...(reason && { reason }) };
}

/** The turns that could be looked at so far, best first; they come in the order of the look before, so the likeliest are among them. */
function lookDeeper(search: Search, turns: readonly Turn[], depth: number, regret: number): Turn[] {
  let best = Number.NEGATIVE_INFINITY;
  const looked: Turn[] = [];
  try {
    for (const turn of turns) {
      // A turn that is too bad to be taken need not be known exactly.
      const score = search.worth(turn, depth, best - regret, Number.POSITIVE_INFINITY);
      best = Math.max(best, score);
      looked.push({ ...turn, score });
    }
  } catch (error) {
    if (!(error instanceof OutOfNodes)) throw error;
  }
  return looked.sort((a, b) => b.score - a.score);
}

/** At whom there is most to win; fire is never held. */
function shoot({ game, view, seat, legal, level, expired, explains }: AirspaceThinking): Decision<AirspaceAction> {
  const search = new Search(game, (game.gameData as GameData).sideOf[seat], skills[level].nodes, expired);
  const ranked = legal
    .map((action) => ({ action, score: action.type === 'shoot' ? search.shotWorth(game.copy(view), action) : -1 }))
    .sort((a, b) => b.score - a.score);
  const [{ action }] = ranked;
  const reason = explains && action.type === 'shoot' ? whyShoot(game.gameData as GameData, view, action.target) : null;
  return { action, ranked, units: search.nodes, ...(reason && { reason }) };
}
