import type { RulesMigration } from '../../../core/game.ts';

interface First {
  phase: string;
  posts: { hand: number[]; deck: number[] }[];
  discarding: (number[] | null)[];
  extras: (number | null)[];
}

interface FirstOptions {
  token: string;
  players: string;
  alone: string;
}

/**
 * In the first version nothing was called out, and by moonlight a hand could grow without end. Surplus cards of a hand
 * go back into the deck, which has no order; a seat that was asked for more cards is asked again.
 */
export const hearCalls: RulesMigration = {
  name: 'crew-hear-calls',
  from: 1,
  up({ options, state }) {
    const first = state as First;
    const { token, players, alone } = options as FirstOptions;
    const moonlit = { posts: first.posts, discarding: first.discarding, extras: first.extras };
    if (token === 'moon') {
      const asked = first.phase === 'draw.extra';
      const most = (post: number) => {
        const isAlone = players === '2' || (players === '3' && (alone === 'paws') === post < 2);
        return (isAlone ? 3 : 4) + (asked ? 0 : 2);
      };
      moonlit.posts = first.posts.map(({ hand, deck, ...piles }, post) => {
        return { ...piles, hand: hand.slice(0, most(post)), deck: [...deck, ...hand.slice(most(post))] };
      });
      moonlit.discarding = first.discarding.map((cards, post) => {
        return first.posts[post].hand.length > most(post) ? null : cards;
      });
      if (asked) moonlit.extras = first.extras.map(() => null);
    }
    return { options, state: { ...first, ...moonlit, calls: [] } };
  },
};
