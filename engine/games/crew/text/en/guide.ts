/** The first flight of Crew, step by step. */
export const guide = {
  'guide.crew.welcome.title': 'Goggles on',
  'guide.crew.welcome':
    'You fly for the Paws, and a bot mans your guns. The Jaws plane hangs in front of your windows.',
  'guide.crew.boards.title': 'Four views',
  'guide.crew.boards':
    'Four boards, four views. Their plane on your boards is what you shoot at; your own is on theirs. Names and colours say whose is whose.',
  'guide.crew.track.title': 'Four sections',
  'guide.crew.track':
    'Between the boards lie four sections. Each holds one card a team, and all are turned up in order.',
  'guide.crew.lay.title': 'Lay a card',
  'guide.crew.lay': 'Drag a card to a section; or pick it and press 1 to 4.',
  'guide.crew.halves.title': 'Two halves',
  'guide.crew.halves':
    'A plane card has two halves: take the upper one to move your own plane, the lower one to move theirs.',
  'guide.crew.chain.title': 'What is to come',
  'guide.crew.chain': 'The card on the right foretells your row, if nobody else moves anything.',
  'guide.crew.ready.title': 'Ready?',
  'guide.crew.ready':
    'Content? READY, or G. Your gunner’s cards lie there face down: only what it barks tells you more.',
  'guide.crew.reveal.title': 'Cards up',
  'guide.crew.reveal': 'Section by section: the Sun first, then own planes, then enemy planes, and shots last.',
  'guide.crew.life.title': 'Nine lives are for cats',
  'guide.crew.life': 'The deck is the life of a dog: whoever must draw or scrap a card and cannot, falls.',
  'guide.crew.bark.title': 'Bark',
  'guide.crew.bark': 'Bark back: press a word under your hand, then a section. Everybody hears it.',
  'guide.crew.sun.title': 'In the Sun',
  'guide.crew.sun': 'A plane in the Sun takes half the damage, and its own shots sweep a whole board.',
  'guide.crew.clock.title': 'Thirty seconds',
  'guide.crew.clock': 'From now on with thirty seconds: the edge of the table burns down.',
  'guide.crew.repair.title': 'Repairing',
  'guide.crew.repair':
    'Whoever lays nothing repairs: discards go back into the deck. The second time the team-mate pays for it.',
} as const;
