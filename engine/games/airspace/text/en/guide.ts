/** The first flight, told step by step while it is flown. */
export const guide = {
  'guide.airspace.welcome.title': 'Welcome aloft',
  'guide.airspace.welcome':
    'You fly the Camel, from the bottom edge; the triplane comes at you from the top. Bring it down before it brings you down.',
  'guide.airspace.strip.title': 'Ten points',
  'guide.airspace.strip':
    'Every phase gives each airplane ten movement points. A turn always flies one hex ahead, for two of them.',
  'guide.airspace.hex.title': 'Look before you fly',
  'guide.airspace.hex':
    'Point at a gold hex. A ghost shows where you would be, and the card on the right what could come of it.',
  'guide.airspace.turn.title': 'Turn the nose',
  'guide.airspace.turn':
    'Round the ghost are arrows: pick one to face that way. Every sixth of a turn costs a point, and two a turn is the most.',
  'guide.airspace.fly.title': 'Fly',
  'guide.airspace.fly': 'Press Fly, or pick the same hex again. Then it is the other’s turn.',
  'guide.airspace.dive.title': 'Up and down',
  'guide.airspace.dive':
    'A climb costs three points more. A dive gives two back, and may carry you a second hex. Try both before you fly.',
  'guide.airspace.height.title': 'How high',
  'guide.airspace.height':
    'Size, shadow, flag and tape tell the height. Level ten is the ceiling; below level one is the ground.',
  'guide.airspace.sights.title': 'The sights',
  'guide.airspace.sights':
    'You can shoot straight ahead at two hexes or less, levels included. Upwards only after a climb, downwards only after a dive. The six faces show what the die would do.',
  'guide.airspace.threat.title': 'Who could shoot you',
  'guide.airspace.threat':
    'Rose on the card is what the other could do to you before you fly again. Hold T to see everything that its guns could reach.',
  'guide.airspace.tail.title': 'On its tail',
  'guide.airspace.tail':
    'When your target heads the same way as you do, you are on its tail: one more on the die. So it is when it gets on yours.',
  'guide.airspace.phase.title': 'A new phase',
  'guide.airspace.phase': 'All points are spent: everybody has ten again, and the initiative changes sides.',
  'guide.airspace.edge.title': 'Mind the edge',
  'guide.airspace.edge':
    'Over the edge or into the ground, and the airplane is lost. The button turns dark before that.',
} as const;
