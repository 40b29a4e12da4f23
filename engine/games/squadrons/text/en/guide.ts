/** The first flight, told step by step while it is flown. */
export const guide = {
  'guide.squadrons.welcome.title': 'Two squadrons each',
  'guide.squadrons.welcome':
    'You have the green and the blue squadron, at the bottom of the map. Shoot down all six enemy planes.',
  'guide.squadrons.launch.title': 'Launch a plane',
  'guide.squadrons.launch':
    'Each squadron may have one plane in the air. Choose a plane on its landing square and launch it. It draws four cards that only you see.',
  'guide.squadrons.dice.title': 'A die for each plane',
  'guide.squadrons.dice':
    'Every plane flies exactly as many squares as its die shows. Give a die to a plane, or just point at a square: the right die is chosen for you.',
  'guide.squadrons.path.title': 'Where you can fly',
  'guide.squadrons.path':
    'Hover over a gold square. The red line is the safest way there. To take another way, draw it from the plane, square by square.',
  'guide.squadrons.face.title': 'Choose a direction',
  'guide.squadrons.face':
    'The plane in front of you when you stop is your target. Turn with the arrows; red arrows attack.',
  'guide.squadrons.attack.title': 'Head on, side, tail',
  'guide.squadrons.attack':
    'From the tail is best, from the side is safe, head on is a gamble. The bar on the card shows the odds.',
  'guide.squadrons.burst.title': 'A burst is your shot',
  'guide.squadrons.burst': 'Choose a burst and shoot. Played cards are gone until you land and draw new ones.',
  'guide.squadrons.defend.title': 'You are under fire',
  'guide.squadrons.defend':
    'Answer with a roll out from the side, a loop from the tail, or an equal or higher burst head on.',
  'guide.squadrons.line.title': 'The way home',
  'guide.squadrons.line':
    'After a burst, or once it has crossed the double black line, a plane may land on its own airfield and draw new cards.',
  'guide.squadrons.guns.title': 'Guns on the way',
  'guide.squadrons.guns': 'An enemy gun is revealed when you fly over it. Two of the four on each airfield hit.',
  'guide.squadrons.land.title': 'Landing',
  'guide.squadrons.land':
    'A wheel marks a square where you can land. Keep any of your cards; the next launch fills up your hand.',
  'guide.squadrons.ace.title': 'An ace',
  'guide.squadrons.ace':
    'One victory makes a plane an ace: it draws up to six cards from its next launch. A double ace draws up to eight.',
} as const;
