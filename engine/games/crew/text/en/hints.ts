/** What speaks for a choice, as far as a bot of Crew knows. */
export const hints = {
  'hint.crew.hits': 'a round like this costs the enemy about {cards|one card|# cards}, going by what they may lay.',
  'hint.crew.spares': 'it leaves you best off on the whole, though it may cost you about {cards|one card|# cards}.',
  'hint.crew.free': 'it costs you nothing, going by what they may lay.',
  'hint.crew.repairs': 'the deck runs low, and what was spent comes back.',
  'hint.crew.rests': 'another card would bring less than it is worth in hand.',
  'hint.crew.scrap': 'these would have hurt you most.',
  'hint.crew.thrift': 'cards are what keeps you in the air.',
  'hint.crew.asked': 'your team-mate asked for it, and it is as good as any.',
} as const;
