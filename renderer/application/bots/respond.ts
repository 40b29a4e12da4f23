import type { OpenedGame } from '@aerodrome/engine/bots/think.ts';
import { canonical } from '@aerodrome/engine/core/hash.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { type BotPrompt, decide } from './decide.ts';
import type { BotRequest, BotResponse } from './pool.ts';

/** The time limit of a decision, in milliseconds. */
const maxDecisionMs = 10_000;

/** Creates the message handler of a bot worker. It opens a game once per set of options. */
export function createResponder(): (request: BotRequest) => BotResponse {
  const cache = new Map<string, OpenedGame>();
  const openedFor = ({ game, options }: BotPrompt): OpenedGame => {
    const key = canonical([game, options]);
    const kind = itemAt(games, game);
    const opened = cache.get(key) ?? { kind, game: kind.open(options) };
    cache.set(key, opened);
    return opened;
  };
  return ({ id, prompt, hurry }) => {
    const end = performance.now() + (hurry ? 0 : maxDecisionMs);
    const { isCutShort, ...reply } = decide(openedFor(prompt), prompt, () => performance.now() >= end);
    // A hurried reply is not marked as cut short: the person asked for less search.
    return { id, reply: isCutShort && !hurry ? { ...reply, isCutShort } : reply };
  };
}
