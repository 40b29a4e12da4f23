import type { Decision, GameBot } from '../../bots/bot.ts';
import { compareOnSamples } from '../../bots/pairedComparison.ts';
import { softmax } from '../../bots/softmax.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Message } from '../../text/say.ts';
import { hear, nextCall } from './bot/calls.ts';
import { type CrewThinking, planRound, type Skill } from './bot/plan.ts';
import { whyProgramme } from './bot/reason.ts';
import { type Programme, resolve } from './bot/round.ts';
import { learntWorth, worthOf } from './bot/value.ts';
import { isShootCard, isSunCard } from './data/box.ts';
import type { GameData } from './gameData.ts';
import type { CrewAction, CrewEvent, CrewState } from './state.ts';
import type { CrewView } from './view.ts';

/** Levels below legend count the cards that the decks can still give. */
const plain = { finals: 0, weighs: 0, worth: worthOf, wish: 0.5 };

/** By level; a legend has learnt what a table is worth, and tries the best of what it finds on many new guesses. */
const skills: Record<CrewThinking['level'], Skill> = {
  1: { ...plain, programmes: 6, guesses: 3, temperature: 0.8 },
  2: { ...plain, programmes: 8, guesses: 4, temperature: 0.3 },
  3: { ...plain, programmes: 20, guesses: 8, temperature: 0.02 },
  4: { ...plain, programmes: 60, guesses: 24, temperature: 0 },
  5: { programmes: 160, guesses: 40, temperature: 0, finals: 240, weighs: 48, worth: learntWorth, wish: 0.2 },
};

export const crewBot: GameBot<CrewState, CrewAction, CrewView, CrewEvent> = {
  think: (question) => decide(question, skills[question.level]),

  /** Calls out what it lays. A draw is taken by who is behind; nobody gives up while there is a card to draw. */
  aside({ game, view, seat, asides }) {
    const gameData = game.gameData as GameData;
    const accept = asides.find((action) => action.type === 'answerDraw' && action.accept);
    if (accept) {
      const sample = game.sampler(view, seat)(first);
      const behind = worthOf(gameData, sample, gameData.seats[seat].side) < -1;
      return behind ? accept : (asides.find((action) => action.type === 'answerDraw' && !action.accept) ?? null);
    }
    return asides.find((action) => action.type === 'flyOn') ?? nextCall(gameData, view, seat, asides);
  },

  baselines: {
    /** One random card, no discards, and a repair when the deck runs low. */
    thrifty({ game, view, seat, legal, rng }) {
      const gameData = game.gameData as GameData;
      const ready = legal.find(({ type }) => type === 'ready');
      const lays = legal.filter(({ type }) => type === 'lay');
      const [post] = gameData.postsOf[seat];
      const hasLaid = view.laid.some((card) => gameData.seatOf[card.post] === seat);
      if (ready && (hasLaid || view.posts[post].deckCount <= 6)) return ready;
      if (lays.length > 0) return lays[rng.below(lays.length, 'choice')];
      return legal[0];
    },
  },
};

/** Chooses an action by a skill and a view. */
export function decide(question: CrewThinking, skill: Skill): Decision<CrewAction> {
  const { phase } = question.view;
  if (phase === 'action.faceUp' || phase === 'action.laying') return layOn(question, skill);
  // The learnt weights ignore the cards in a deck, which are all that a shooter under the Moon chooses about.
  if (phase === 'section.moonChoice') return scrap(question);
  if (skill.weighs > 0) return weigh(question, skill);
  switch (phase) {
    case 'discard.choosing':
    case 'draw.extra':
      // Cards are life: none is thrown away, and none drawn that need not be.
      return { action: question.legal[0], ranked: [], units: 1, ...why(question, 'hint.crew.thrift') };
    default:
      return { action: question.legal[question.rng.below(question.legal.length, 'choice')], ranked: [], units: 1 };
  }
}

const first = { below: () => 0 };

/** The best programme that was found; its next card is laid, or there is nothing more to lay. */
function layOn(question: CrewThinking, skill: Skill): Decision<CrewAction> {
  const { game, seat, legal, rng, explains } = question;
  const { ranked, tables, units, cut: isCutShort } = planRound(question, skill);
  const chosen = softmax(ranked, explains ? 0 : skill.temperature, rng);
  const reason = explains && whyProgramme(game, tables, seat, chosen);
  return {
    action: firstOf(chosen, legal),
    ranked: ranked.map(({ action, score }) => ({ action: firstOf(action, legal), score })),
    units,
    ...(isCutShort && { isCutShort }),
    ...(reason && { reason }),
  };
}

function firstOf(programme: Programme, legal: readonly CrewAction[]): CrewAction {
  const [lay] = programme;
  const listed =
    lay &&
    legal.find(
      (one) =>
        one.type === 'lay' &&
        one.card === lay.card &&
        one.post === lay.post &&
        one.section === lay.section &&
        one.end === lay.end,
    );
  return listed ?? legal.find(({ type }) => type === 'ready') ?? legal[0];
}

/** Evaluates every choice at the end of the round, on the same samples of hidden cards. */
function weigh(
  { game, view, seat, legal, rng, expired }: CrewThinking,
  { weighs, worth }: Skill,
): Decision<CrewAction> {
  const gameData = game.gameData as GameData;
  const sample = game.sampler(view, seat);
  const tables = Array.from({ length: weighs }, () => {
    const table = sample(rng);
    hear(gameData, table, seat, rng);
    return table;
  });
  const outcomeOf = (action: CrewAction, guess: number) => {
    const draft = game.copy(tables[guess]);
    const chance = new SeededRandom(guess);
    game.step(draft, action, chance, null);
    resolve(game, draft, chance);
    return worth(gameData, draft, gameData.seats[seat].side);
  };
  const { compared, taken } = compareOnSamples(legal, weighs, outcomeOf, expired);
  const ranked = legal.map((action, i) => ({ action, score: compared[i].mean }));
  ranked.sort((a, b) => b.score - a.score);
  const action = softmax(ranked, 0, rng);
  return { action, ranked, units: taken * legal.length, ...(taken < weighs && { isCutShort: true }) };
}

/** Of an enemy's cards the shots hurt most, then what moves planes. */
function scrap(question: CrewThinking): Decision<CrewAction> {
  const harm = (card: number) => (isShootCard(card) ? 2 : isSunCard(card) ? 0.5 : 1);
  const ranked = question.legal.map((action) => {
    const cards = action.type === 'scrap' ? action.cards : [];
    return { action, score: cards.reduce((sum, card) => sum + harm(card), 0) };
  });
  ranked.sort((a, b) => b.score - a.score);
  return { action: ranked[0].action, ranked, units: ranked.length, ...why(question, 'hint.crew.scrap') };
}

function why({ explains }: CrewThinking, key: string): { reason?: Message } {
  return explains ? { reason: { key } } : {};
}
