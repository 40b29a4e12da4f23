/** The rules of Crew to look up. */
export const reference = {
  'reference.crew.aim': 'Goal',
  'reference.crew.aim.winning': 'How to win',
  'reference.crew.aim.winning.1':
    'Two crews of two dogs shoot at each other’s plane. Every post has a deck of thirty cards, and that deck is its life: damage scraps cards from it, and so does drawing wear it down. Whoever must draw or scrap a card and has none left is shot down, and the crew has lost. If both fall in the same step, nobody wins.',
  'reference.crew.table': 'The table',
  'reference.crew.table.boards': 'Four views',
  'reference.crew.table.boards.1':
    'Each post looks out over three zones: left, centre and right. A plane stands on the boards of its enemy and never leaves them. The Sun may be anywhere. You see the table from your own side; the far boards lie the other way round.',
  'reference.crew.table.sides': 'Left and right',
  'reference.crew.table.sides.1':
    'Left and right on a card are those of whoever plays it. On boards across the table they are therefore reversed.',
  'reference.crew.seats.diagram': 'Where everybody sits. Arrows point to each player’s own left.',
  'reference.crew.round': 'A round',
  'reference.crew.round.action': 'Laying cards',
  'reference.crew.round.action.1':
    'Everybody lays cards face down on free sections of their own track, as many as they like. You may move, turn and take back cards until all are ready or time is up. After that nothing can be changed.',
  'reference.crew.round.resolution': 'Turning them up',
  'reference.crew.round.resolution.1':
    'Then: discard any cards you like, repair if you laid none, draw up to four cards, and reveal sections one to four.',
  'reference.crew.cards': 'The cards',
  'reference.crew.cards.plane': 'Move Plane',
  'reference.crew.cards.plane.1':
    'Move Plane has two ends: one for your own plane, one for the enemy’s. Left and right go one zone and stop at the edge of the board; Corner swaps the two outer zones; View goes to the mirror place on the team’s other board.',
  'reference.crew.plane.diagram': 'Left, right, corner and view, seen by the pilot who plays them.',
  'reference.crew.cards.sun': 'Move Sun',
  'reference.crew.cards.sun.1':
    'Move Sun moves the token wherever it is: left, right, View within a team, and Team to the same zone of the neighbour who flies for the other side.',
  'reference.crew.sun.diagram': 'The four ways of the Sun.',
  'reference.crew.cards.shoot': 'Shoot',
  'reference.crew.cards.shoot.1':
    'Shoot names one zone of your own crew’s six. If the enemy plane is there when it is resolved, it deals six damage.',
  'reference.crew.shoot.diagram': 'Six zones a crew can shoot at.',
  'reference.crew.cards.decks': 'What is in a deck',
  'reference.crew.cards.decks.1':
    'Pilots have many cards that move planes, gunners have many shots and more for the Sun.',
  'reference.crew.section': 'Within a section',
  'reference.crew.section.order': 'Five steps',
  'reference.crew.section.order.1':
    'First the Sun card of the team that has the Sun, then the other team’s; then cards for own planes; then cards for enemy planes; and last all shots at once.',
  'reference.crew.order.diagram': 'Five steps, always in this order.',
  'reference.crew.damage': 'Damage',
  'reference.crew.damage.who': 'Who is hit',
  'reference.crew.damage.who.1':
    'The post on whose board the enemy plane stands takes it. A post that repairs takes it instead; if both repair, both take all of it.',
  'reference.crew.repair': 'Repairing and smoke',
  'reference.crew.repair.smoke': 'Laying no card',
  'reference.crew.repair.smoke.1':
    'If you lay no card, you shuffle your discards back into the deck. After a crew’s first repair its plane trails smoke; from then on each repair costs the team-mate three cards.',
  'reference.crew.tokens': 'Sun, Moon, flak and Claws',
  'reference.crew.tokens.sun': 'The Sun',
  'reference.crew.tokens.sun.1':
    'A plane in the Sun takes half the damage. If it is the shooter who is in the Sun, the shot hits all three zones of the board.',
  'reference.crew.tokens.moon': 'The Moon',
  'reference.crew.tokens.moon.1':
    'With the Moon on an enemy board and your plane on the other board of that pair, you may draw one more card; exactly opposite, two. Whoever hits a plane on the Moon’s board sees the six cards that are scrapped; on the Moon’s own zone, they choose six out of nine.',
  'reference.crew.tokens.antiAir': 'Anti-air fire',
  'reference.crew.tokens.antiAir.1':
    'The large burst deals 4 to a plane that meets it, the medium 2, the small 1. The smaller ones follow where the larger was. A round without a card for it lets the last one fade.',
  'reference.crew.tokens.claws': 'The Claws',
  'reference.crew.tokens.claws.1': 'Whoever shoots at the zone of the Claws scraps three cards, hit or not.',
  'reference.crew.token.diagram': 'The token on a board, and what it does there.',
  'reference.crew.players': 'Two and three players',
  'reference.crew.players.alone': 'Alone in the plane',
  'reference.crew.players.alone.1':
    'A player alone in a plane has both decks and two hands of three cards. Two players need no timer. With three players, the one alone first lays a card face up on section 1 or 2, and it stays there.',
  'reference.crew.screen': 'On the computer',
  'reference.crew.screen.clock': 'Timer and doors',
  'reference.crew.screen.clock.1':
    'The timer starts when you see your hand, stops at doors and when the match is paused, and can be extended in the settings. On a shared screen everybody has a turn of their own; cards of the others are covered meanwhile.',
  'reference.crew.screen.keys': 'Keyboard',
  'reference.crew.screen.keys.1':
    'The arrow keys go from card to card, 1 to 4 lay it. On a laid card 1 to 4 move it, T turns it, Backspace takes it back. B chooses a bark, then 1 to 4 or V. G is READY.',
} as const;
