/** The first flight, told step by step while it is flown. */
export const guide = {
  'guide.airspace.welcome.title': 'Welcome',
  'guide.airspace.welcome':
    'You fly the Camel, from the bottom edge. The enemy triplane comes from the top. Shoot it down before it shoots you down.',
  'guide.airspace.strip.title': 'Ten points',
  'guide.airspace.strip':
    'In every phase each airplane has ten movement points. Each turn you fly at least one hex ahead, for two points.',
  'guide.airspace.hex.title': 'Look before you fly',
  'guide.airspace.hex':
    'Hover over a gold hex. A ghost plane shows where you would end. The card on the right shows what could happen.',
  'guide.airspace.turn.title': 'Turn the nose',
  'guide.airspace.turn':
    'Choose one of the arrows to face that way. Every hex side costs one point, and you can turn two at most per turn.',
  'guide.airspace.fly.title': 'Fly',
  'guide.airspace.fly': 'Press Fly, or choose the same hex again. Then it is your opponent’s turn.',
  'guide.airspace.dive.title': 'Up and down',
  'guide.airspace.dive':
    'A climb costs three more points. A dive gives two points back, and lets you fly a second hex. Try both before you fly.',
  'guide.airspace.height.title': 'Altitude',
  'guide.airspace.height':
    'A plane’s size, its shadow, its flag and the tape show how high it flies. Level ten is the highest; below level one is the ground.',
  'guide.airspace.sights.title': 'The sights',
  'guide.airspace.sights':
    'You can shoot straight ahead up to two hexes away; levels count as hexes. Shoot up only after a climb, down only after a dive. The six dice show the result of each roll.',
  'guide.airspace.threat.title': 'Who could shoot you',
  'guide.airspace.threat':
    'Pink lines on the card show what the enemy could do before you fly again. Hold T to see every hex its guns could reach.',
  'guide.airspace.tail.title': 'On its tail',
  'guide.airspace.tail':
    'If your target flies in the same direction as you, you are on its tail: add one to the die. The same goes for the enemy on your tail.',
  'guide.airspace.phase.title': 'A new phase',
  'guide.airspace.phase': 'All points are spent. Every airplane gets ten again, and the initiative changes sides.',
  'guide.airspace.edge.title': 'Mind the edge',
  'guide.airspace.edge':
    'An airplane that leaves the board or hits the ground is lost. The button turns dark to warn you.',
} as const;
