/** The first flight of Crew, step by step. */
export const guide = {
  'guide.crew.welcome.title': 'Welcome',
  'guide.crew.welcome':
    'You are the Paws pilot, and a bot is your gunner. The enemy, the Jaws, flies in front of your windows.',
  'guide.crew.boards.title': 'Four views',
  'guide.crew.boards':
    'There are four boards, one for each dog’s view. The enemy plane is on your boards: shoot at it. Your plane is on theirs. Names and colours show who is who.',
  'guide.crew.track.title': 'Four sections',
  'guide.crew.track': 'Between the boards are four sections. Each takes one card per team. They are revealed in order.',
  'guide.crew.lay.title': 'Lay a card',
  'guide.crew.lay': 'Drag a card to a section, or select it and press 1 to 4.',
  'guide.crew.halves.title': 'Two halves',
  'guide.crew.halves':
    'A plane card has two halves. The upper half moves your own plane, the lower half moves the enemy’s.',
  'guide.crew.chain.title': 'Preview',
  'guide.crew.chain': 'The card on the right shows what your row will do if nobody else moves anything.',
  'guide.crew.ready.title': 'Ready?',
  'guide.crew.ready': 'Finished? Press READY, or G. Your gunner’s cards lie face down; listen for its barks.',
  'guide.crew.reveal.title': 'Cards up',
  'guide.crew.reveal': 'Section by section: the Sun first, then own planes, then enemy planes, and shots last.',
  'guide.crew.life.title': 'Your deck is your life',
  'guide.crew.life': 'A dog that must draw or scrap a card but has none left is shot down.',
  'guide.crew.bark.title': 'Bark',
  'guide.crew.bark': 'Press a word under your hand, then a section, to bark to your gunner. Everybody hears it.',
  'guide.crew.sun.title': 'In the Sun',
  'guide.crew.sun': 'A plane in the Sun takes half the damage, and its own shots sweep a whole board.',
  'guide.crew.clock.title': 'Thirty seconds',
  'guide.crew.clock': 'From now on you have thirty seconds. The edge of the table shows the time left.',
  'guide.crew.repair.title': 'Repairing',
  'guide.crew.repair':
    'If you lay no card, you repair: your discards go back into the deck. From the second time on, your team-mate pays for it.',
} as const;
