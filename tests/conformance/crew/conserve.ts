import type { CrewOptions } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewState } from '@aerodrome/engine/games/crew/state.ts';
import type { Table } from '../run.ts';

/** Counts a table's pieces after the box's lists: the first thing that is wrong, or `null`. */
export function conserve(table: Table, state: CrewState): string | null {
  const options = table.options as CrewOptions;
  return wrongCards(options, state) ?? wrongHands(options, state) ?? wrongTracks(options, state) ?? wrongTokens(state);
}

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);

/** The kinds as the box's keys name them, in the order in which cards are numbered. */
const kinds = [
  ...['left', 'right', 'corner', 'view'].map((move) => ['plane', move]),
  ...['left', 'right', 'view', 'team'].map((move) => ['sun', move]),
  ...['PL', 'PC', 'PR', 'GL', 'GC', 'GR'].map((zone) => ['shoot', zone]),
];

export function deckOf({ box, decks }: CrewOptions, post: number): number[] {
  const deck = box.decks[decks][post % 2 === 0 ? 'pilot' : 'gunner'] as unknown as Record<
    string,
    Record<string, number>
  >;
  return kinds.flatMap(([family, name], card) => new Array<number>(deck[family][name]).fill(card));
}

function wrongCards(options: CrewOptions, state: CrewState): string | null {
  for (const [post, { hand, deck, spent, discards, scrap, witnesses }] of state.posts.entries()) {
    const lying = state.laid.filter((card) => card.post === post).map(({ card }) => card);
    const all = sorted([...hand, ...deck, ...spent, ...discards, ...scrap, ...lying]);
    if (`${all}` !== `${deckOf(options, post)}`) return `post ${post} has the cards ${all}`;
    if (witnesses.length !== scrap.length)
      return `post ${post}: ${witnesses.length} witnesses of ${scrap.length} cards`;
  }
  return null;
}

function wrongHands({ token, players, alone }: CrewOptions, state: CrewState): string | null {
  for (const [post, { hand }] of state.posts.entries()) {
    const solo = players === '2' || (players === '3' && (alone === 'paws' ? post < 2 : post > 1));
    const most = (solo ? 3 : 4) + (token === 'moon' ? 2 : 0);
    if (hand.length > most) return `post ${post} holds ${hand.length} cards`;
    if (`${hand}` !== `${sorted(hand)}`) return `the hand of ${post} is out of order: ${hand}`;
  }
  return null;
}

function wrongTracks({ crossfire }: CrewOptions, state: CrewState): string | null {
  const laying = state.phase === 'action.laying';
  for (const { post, section, card, end } of state.laid) {
    const team = post >> 1;
    const others = state.laid.filter((other) => other.section === section && other.post >> 1 === team);
    if (others.length > 1 && !(crossfire && laying)) return `${others.length} cards of team ${team} on ${section}`;
    if ((end === null) !== card > 3) return `card ${card} lies with its end ${end}`;
  }
  return null;
}

function wrongTokens({ planes, token, trail }: CrewState): string | null {
  if (planes[0] < 6 || planes[1] > 5) return `the planes are on ${planes}`;
  if (trail[0] < 0 && trail[1] >= 0) return `a small burst without a medium one: ${trail}`;
  return trail[0] >= 0 && trail[0] === token ? `two bursts on ${token}` : null;
}
