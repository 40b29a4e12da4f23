import type { OpenedGame } from '@aerodrome/engine/bots/think.ts';
import type { Action, Outcome, Rejection, Seat } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Control } from '@aerodrome/engine/core/players.ts';
import { decide } from './decide.ts';
import { type BotHistory, decisionSeed, extendHistory, historyOf } from './history.ts';

type Bot = Extract<Control, { kind: 'bot' }>;

/** A match, or a bare state of a game, that is played to its end. */
export interface Playable {
  readonly outcome: Outcome | null;
  awaiting(): readonly Seat[];
  /** The seats that are asked something out of turn. */
  askedOutOfTurn(): readonly Seat[];
  submit(action: Action): Rejection | null;
}

interface PlayToEndOptions {
  /** Whether a seat answers when it is asked out of turn. */
  answersOutOfTurn?(seat: Seat): boolean;
  onChoice?(choices: number): void;
}

/** Lets `choose` act for every seat until the match is over; returns the number of choices. */
export function playToEnd(
  { game }: OpenedGame,
  playable: Playable,
  initialHistories: readonly BotHistory[],
  choose: (seat: Seat, history: BotHistory) => readonly Action[],
  { answersOutOfTurn = () => true, onChoice = () => undefined }: PlayToEndOptions = {},
): number {
  const histories = [...initialHistories];
  let choices = 0;
  while (playable.outcome === null) {
    const seat = playable.askedOutOfTurn().find(answersOutOfTurn) ?? itemAt(playable.awaiting(), 0);
    let isIdle = true;
    for (const action of choose(seat, itemAt(histories, seat))) {
      // The first action may have ended the match.
      if (playable.outcome !== null || playable.submit(action) !== null) continue;
      histories[seat] = extendHistory(itemAt(histories, seat), game.asideKind(action) === 'offer');
      isIdle = false;
    }
    if (isIdle) throw new Error(`seat ${seat} did nothing`);
    onChoice(++choices);
  }
  return choices;
}

/** A match that advances by each action; `match` is its present value. */
export class PlayableMatch implements Playable {
  match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  get outcome(): Outcome | null {
    return this.match.outcome;
  }

  awaiting(): readonly Seat[] {
    return this.match.awaiting();
  }

  askedOutOfTurn(): readonly Seat[] {
    return this.match.askedOutOfTurn();
  }

  legalActions(seat: Seat): readonly Action[] {
    return this.match.legalActions(seat);
  }

  view(seat: Seat): unknown {
    return this.match.view(seat);
  }

  submit(action: Action): Rejection | null {
    const rejection = this.match.check(action);
    if (!rejection) this.match = this.match.submit(action);
    return rejection;
  }
}

/** Plays a match between bots to its end, with the decisions that they make on the page. */
export function playMatchToEnd(start: Match, bots: readonly Bot[], onChoice?: (choices: number) => void): Match {
  const playable = new PlayableMatch(start);
  const choose = (seat: Seat, history: BotHistory) => {
    const { match } = playable;
    const prompt = { view: match.view(seat), seat, seed: decisionSeed(match.seed, seat, history), history };
    return decide(match, { ...itemAt(bots, seat), ...prompt }).actions;
  };
  const histories = bots.map((_, seat) => historyOf(start, seat));
  playToEnd(start, playable, histories, choose, { ...(onChoice && { onChoice }) });
  return playable.match;
}
