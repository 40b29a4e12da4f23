import type { GameBot, Ranked, Thinking, Thought } from '../../bots/bot.ts';
import { softly } from '../../bots/soften.ts';
import type { Seat } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { anyProgramme, type CrewGame, carryOut, type Programme, resolve } from './bot/round.ts';
import { worthOf } from './bot/value.ts';
import { isShootCard, isSunCard } from './data/box.ts';
import type { Setting } from './setting.ts';
import type { CrewAction, CrewEvent, CrewState } from './state.ts';
import type { CrewView } from './view.ts';

type Question = Thinking<CrewState, CrewAction, CrewView, CrewEvent>;

/** By level: how many programmes are tried on how many guesses at the others, how softly, and how others are believed to play. */
const skills = {
  1: { programmes: 8, scenarios: 4, softness: 1, modelled: false },
  2: { programmes: 8, scenarios: 4, softness: 0.3, modelled: false },
  3: { programmes: 12, scenarios: 6, softness: 0.05, modelled: false },
  4: { programmes: 60, scenarios: 24, softness: 0, modelled: false },
  5: { programmes: 80, scenarios: 32, softness: 0, modelled: true },
} as const;

export const crewBot: GameBot<CrewState, CrewAction, CrewView, CrewEvent> = {
  think(question) {
    switch (question.view.phase) {
      case 'action.faceUp':
      case 'action.laying':
        return layOn(question);
      case 'section.moonChoice':
        return scrap(question);
      case 'discard.choosing':
      case 'draw.extra':
        // Cards are life: none is thrown away, and none drawn that need not be.
        return { action: question.legal[0], ranked: [], units: 1 };
      default:
        return { action: question.legal[question.rng.below(question.legal.length, 'choice')], ranked: [], units: 1 };
    }
  },

  /** A draw is taken by who is behind; nobody gives up while there is a card to draw. */
  aside({ game, view, seat, asides }) {
    const setting = game.setting as Setting;
    const accept = asides.find((action) => action.type === 'answerDraw' && action.accept);
    if (accept) {
      const sample = game.sampler(view, seat)(first);
      const behind = worthOf(setting, sample, setting.seats[seat].side) < -1;
      return behind ? accept : (asides.find((action) => action.type === 'answerDraw' && !action.accept) ?? null);
    }
    return asides.find((action) => action.type === 'flyOn') ?? null;
  },

  yardsticks: {
    /** One random card, no discards, and a repair when the deck runs low. */
    thrifty({ game, view, seat, legal, rng }) {
      const setting = game.setting as Setting;
      const ready = legal.find(({ type }) => type === 'ready');
      const lays = legal.filter(({ type }) => type === 'lay');
      const [post] = setting.postsOf[seat];
      const hasLaid = view.laid.some((card) => setting.seatOf[card.post] === seat);
      if (ready && (hasLaid || view.posts[post].deckCount <= 6)) return ready;
      if (lays.length > 0) return lays[rng.below(lays.length, 'choice')];
      return legal[0];
    },
  },
};

const first = { below: () => 0 };

/** The best programme that was found; its next card is laid, or there is nothing more to lay. */
function layOn({ game, view, seat, legal, level, rng, expired }: Question): Thought<CrewAction> {
  const { programmes, scenarios, softness, modelled } = skills[level];
  const setting = game.setting as Setting;
  const sample = game.sampler(view, seat);
  const own = sample(rng);
  const tried: Programme[] = view.phase === 'action.faceUp' ? [] : [[]];
  while (tried.length < programmes) tried.push(anyProgramme(setting, own, seat, rng));
  const tables = Array.from({ length: scenarios }, () => othersLaid(game, setting, sample(rng), seat, modelled, rng));

  let left = tried.map((programme) => ({ programme, sum: 0, count: 0 }));
  let units = 0;
  for (let from = 0; from < scenarios; ) {
    const to = Math.min(scenarios, from + Math.max(2, scenarios >> 2));
    for (const one of left) {
      for (let i = from; i < to; i++) {
        one.sum += outcomeOf(game, setting, tables[i], seat, one.programme, i);
        one.count++;
        units++;
      }
    }
    from = to;
    left.sort((a, b) => b.sum / b.count - a.sum / a.count);
    if (from < scenarios) left = left.slice(0, Math.max(4, left.length >> 1));
    if (expired()) break;
  }
  const ranked = left.map(
    ({ programme, sum, count }): Ranked<Programme> => ({ action: programme, score: sum / count }),
  );
  const chosen = softly(ranked, softness, rng);
  const action = firstOf(chosen, legal);
  return { action, ranked: ranked.map(({ action: one, score }) => ({ action: firstOf(one, legal), score })), units };
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

/** A guess at the others' hands, with something laid for each of them: a card or two, the likelier the better they play. */
function othersLaid(
  game: CrewGame,
  setting: Setting,
  table: CrewState,
  seat: Seat,
  modelled: boolean,
  rng: Question['rng'],
): CrewState {
  if (table.phase === 'action.faceUp') return table;
  for (const other of game.seats.keys()) {
    if (other === seat) continue;
    const lays = modelled ? likely(game, setting, table, other, rng) : anyProgramme(setting, table, other, rng, 2);
    for (const lay of lays) if (game.check(table, lay) === null) game.step(table, lay, rng, null);
  }
  return table;
}

/** What another would lay who tries a few programmes against nobody. */
function likely(game: CrewGame, setting: Setting, table: CrewState, seat: Seat, rng: Question['rng']): Programme {
  let best: Programme = [];
  let worth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < 5; i++) {
    const programme = anyProgramme(setting, table, seat, rng, 3);
    const now = outcomeOf(game, setting, table, seat, programme, i);
    if (now > worth) {
      worth = now;
      best = programme;
    }
  }
  return best;
}

/** What a round comes to: chance is the same for every programme that is tried on one table. */
function outcomeOf(
  game: CrewGame,
  setting: Setting,
  table: CrewState,
  seat: Seat,
  programme: Programme,
  chance: number,
): number {
  const draft = game.copy(table);
  const rng = new SeededRandom(chance);
  carryOut(game, setting, draft, seat, programme, rng);
  for (let other = 0; other < game.seats.length; other++) {
    if (draft.phase === 'action.laying' && draft.stands[other] === 'open') {
      game.step(draft, { type: 'ready', seat: other }, rng, null);
    }
  }
  resolve(game, draft, rng);
  return worthOf(setting, draft, setting.seats[seat].side);
}

/** Of an enemy's cards the shots hurt most, then what moves planes. */
function scrap({ legal }: Question): Thought<CrewAction> {
  const harm = (card: number) => (isShootCard(card) ? 2 : isSunCard(card) ? 0.5 : 1);
  const ranked = legal.map((action) => {
    const cards = action.type === 'scrap' ? action.cards : [];
    return { action, score: cards.reduce((sum, card) => sum + harm(card), 0) };
  });
  ranked.sort((a, b) => b.score - a.score);
  return { action: ranked[0].action, ranked, units: ranked.length };
}
