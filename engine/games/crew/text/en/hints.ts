/** What speaks for a choice, as far as a bot of Crew knows. */
export const hints = {
  'hint.crew.hits': 'this is likely to cost the enemy about {cards|one card|# cards}.',
  'hint.crew.spares': 'overall this is best for you, although it may cost about {cards|one card|# cards}.',
  'hint.crew.free': 'this will probably cost you nothing.',
  'hint.crew.repairs': 'your deck is running low, and a repair brings cards back.',
  'hint.crew.rests': 'another card is not worth drawing now.',
  'hint.crew.scrap': 'these cards are the most dangerous to you.',
  'hint.crew.thrift': 'cards keep you in the air.',
  'hint.crew.asked': 'your team-mate asked for it, and nothing else is better.',
} as const;
