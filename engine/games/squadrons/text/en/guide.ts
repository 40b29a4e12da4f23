/** The first flight, told step by step while it is flown. */
export const guide = {
  'guide.squadrons.welcome.title': 'Two squadrons each',
  'guide.squadrons.welcome':
    'You have the green and the blue stands, at the foot of the map. Shoot down all six of theirs.',
  'guide.squadrons.launch.title': 'Put one up',
  'guide.squadrons.launch':
    'One plane of each squadron may be up. Pick one on its landing square and launch it: it draws four cards, for your eyes only.',
  'guide.squadrons.dice.title': 'A die for each plane',
  'guide.squadrons.dice':
    'Every plane flies all the squares of its die. Give a die to a plane, or just point at a square: what reaches it is taken.',
  'guide.squadrons.path.title': 'Gold is where the count ends',
  'guide.squadrons.path':
    'Point at a gold square. The red line is the way there, the safest one; draw another from the plane, square by square, if you like.',
  'guide.squadrons.face.title': 'The nose decides',
  'guide.squadrons.face':
    'What is in front of you when you stop is your target. The arrows at the ghost turn it; red ones attack.',
  'guide.squadrons.attack.title': 'Head on, side, tail',
  'guide.squadrons.attack': 'Tail is best, side is safe, head on is a gamble: the bar on the card tells the odds.',
  'guide.squadrons.burst.title': 'A burst is your shot',
  'guide.squadrons.burst': 'Pick a burst and shoot. Played cards are gone until you have landed and draw anew.',
  'guide.squadrons.defend.title': 'You are shot at',
  'guide.squadrons.defend': 'Roll out against the side, loop against the tail, an equal or higher burst head on.',
  'guide.squadrons.line.title': 'The way home',
  'guide.squadrons.line':
    'Over the double black line, or after a burst, a plane may land on its own field and draw anew.',
  'guide.squadrons.guns.title': 'Guns on the way',
  'guide.squadrons.guns': 'An enemy gun shows itself when you fly over it: two of the four on each field hit.',
  'guide.squadrons.land.title': 'Down again',
  'guide.squadrons.land':
    'A wheel on a square: land there. Keep what you like of your cards; the next launch fills them up.',
  'guide.squadrons.ace.title': 'An ace',
  'guide.squadrons.ace': 'One victory makes an ace: six cards from its next launch, eight for a double ace.',
} as const;
