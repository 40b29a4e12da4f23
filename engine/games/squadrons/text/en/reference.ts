/** The rules of Squadrons to be looked up at the table, topic by topic. */
export const reference = {
  'reference.squadrons.aim': 'Goal',
  'reference.squadrons.aim.winning': 'How to win',
  'reference.squadrons.aim.winning.1':
    'Take every plane of the other nation out of the game: in dogfights, on the ground, or with your guns.',
  'reference.squadrons.aim.winning.2':
    'After a hundred rounds in a row without a burst or a revealed gun, or thirty if the match is set up so, it is a draw.',

  'reference.squadrons.map': 'The map',
  'reference.squadrons.map.fields': 'Fields and guns',
  'reference.squadrons.map.fields.1':
    'Each squadron has a field in its corner: landing squares with a plane on each, and guns round them. The double black line runs between the nations.',
  'reference.squadrons.map.fields.2':
    'Before the first turn every owner lays the gun pieces of its fields face down: half of them hit, half of them miss. Partners know each other’s; the enemy learns a gun when it is turned up.',

  'reference.squadrons.turn': 'A turn',
  'reference.squadrons.turn.order': 'Launch, roll, move, attack',
  'reference.squadrons.turn.order.1':
    'Each squadron with no plane in the air may launch one. Then two dice are rolled. With two planes in the air, each uses one die; with one plane, you choose a die.',
  'reference.squadrons.turn.order.2':
    'When all planes have moved, those that face an enemy attack it, and those beside grounded enemies may strafe them, in any order you like.',

  'reference.squadrons.moving': 'Moving',
  'reference.squadrons.moving.ways': 'Every square of the die',
  'reference.squadrons.moving.ways.1':
    'A plane flies from square to square over edges, never over corners, exactly as many as its die shows. It may turn corners, cross a square twice and even come back to where it began.',
  'reference.squadrons.moving.ways.2':
    'It may not fly back and forth over the same edge, and not through a square with another plane, in flight or on the ground.',
  'reference.squadrons.moving.ways.3': 'If no die moves it, a plane stays and may only turn; then it does not attack.',
  'reference.squadrons.moving.diagram': 'A, B and D may be flown; C goes back over an edge.',

  'reference.squadrons.landing': 'Landing',
  'reference.squadrons.landing.home': 'Home again',
  'reference.squadrons.landing.home.1':
    'A plane may land on an empty landing square of its own squadron, even before its full number is flown, once it has played a burst, been shot at, or crossed the double black line.',
  'reference.squadrons.landing.home.2':
    'Then keep any of its cards and discard the others. At the next launch the hand is filled up again.',

  'reference.squadrons.facing': 'Facing',
  'reference.squadrons.facing.nose': 'Head on, side, tail',
  'reference.squadrons.facing.nose.1':
    'At the end of its move a plane faces one of the squares next to it. If an enemy in flight is there, it attacks: head on if that faces back, on the tail if it faces the same way, else from the side.',
  'reference.squadrons.facing.diagram': 'E and F from the side, G head on, H on the tail.',

  'reference.squadrons.dogfights': 'The three dogfights',
  'reference.squadrons.dogfights.cards': 'Burst and answer',
  'reference.squadrons.dogfights.cards.1':
    'The attacker plays a burst: any one from the side or tail, the highest one head on. A player who has a burst must play it.',
  'reference.squadrons.dogfights.cards.2':
    'From the side a roll out saves. On the tail a loop saves. Head on an equal burst cancels, and a higher one shoots the attacker down. Without an answer the target falls.',
  'reference.squadrons.dogfights.diagram': 'What is played, and what answers it.',

  'reference.squadrons.exchange': 'Exchange',
  'reference.squadrons.exchange.loop': 'After a loop',
  'reference.squadrons.exchange.loop.1':
    'The two planes change squares and keep their facing, so that the one attacked is now on the other’s tail. It may fire or break off; a loop in hand must be played against it, and so on.',
  'reference.squadrons.exchange.loop.2':
    'Who comes onto an enemy gun that way has it turned up at once. A plane that was exchanged away does not strafe this turn.',

  'reference.squadrons.guns': 'Guns',
  'reference.squadrons.guns.over': 'Over an enemy gun',
  'reference.squadrons.guns.over.1':
    'Every enemy gun that a plane flies over or stops on is turned up at once. A hit takes the plane out of the game; after a miss it flies on, and how is decided then.',
  'reference.squadrons.guns.over.2':
    'The piece is turned down again, but everybody has seen it. Guns make nobody an ace.',

  'reference.squadrons.strafing': 'Strafing',
  'reference.squadrons.strafing.ground': 'Planes on the ground',
  'reference.squadrons.strafing.ground.1':
    'A plane that has moved and stands beside a grounded enemy, whichever way it faces, may play a burst of any value at it: it is destroyed and has no answer. A last burst that is owed to a dogfight may not be spent so.',

  'reference.squadrons.aces': 'Aces',
  'reference.squadrons.aces.insignia': 'Insignia',
  'reference.squadrons.aces.insignia.1':
    'One victory makes a plane an ace, two make it a double ace; the insignia is its own and is lost with it. From its next launch an ace draws up to six cards, a double ace up to eight.',

  'reference.squadrons.cards': 'Cards and packs',
  'reference.squadrons.cards.pack': 'What is in a pack',
  'reference.squadrons.cards.pack.1':
    'Each squadron draws from its own pack. Discards lie open, and are shuffled only when the pack has been drawn to its end.',
  'reference.squadrons.cards.diagram': 'The standard pack.',

  'reference.squadrons.partners': 'Partners and gifts',
  'reference.squadrons.partners.three': 'Three and four players',
  'reference.squadrons.partners.three.1':
    'Partners have one squadron each, roll their own dice and do not see each other’s cards. The Germans begin, one after the other, then the Americans.',
  'reference.squadrons.partners.three.2':
    'A player without planes may be given a grounded one by a partner who has at least two. When one plane is left on a side, a partner without planes is out.',

  'reference.squadrons.screen': 'On the computer',
  'reference.squadrons.screen.order': 'Giving an order',
  'reference.squadrons.screen.order.1':
    'Plane, die, route and direction are one order: point at a square, choose an arrow, fly. You can also draw the route from the plane, or use the arrow keys; Backspace undoes a square. At an unknown gun the flight stops; you see the result and choose how to go on.',
  'reference.squadrons.screen.secret': 'What is secret',
  'reference.squadrons.screen.secret.1':
    'A shutter covers each hand between turns and before every answer. If you are attacked, hold the button to look, or open the shutter. Everybody is asked, whether or not they hold an answer.',
} as const;
