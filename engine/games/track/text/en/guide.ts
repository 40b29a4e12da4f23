/** The first flight, told step by step while it is flown. */
export const guide = {
  'guide.track.welcome.title': 'Welcome',
  'guide.track.welcome':
    'You fly red, the bot flies blue. Both fly anticlockwise round the ring, never backwards. Get behind the other plane to shoot at it.',
  'guide.track.hand.title': 'Your hand',
  'guide.track.hand':
    'These six tiles are yours, and only you see them. The number is how far you fly. Each burst below it is one hit, if you get to shoot this turn.',
  'guide.track.point.title': 'Look before you fly',
  'guide.track.point':
    'Hover over a tile, or move to it with the Tab key. The board shows where it takes you. The card on the right shows what could happen.',
  'guide.track.seal.title': 'Seal it',
  'guide.track.seal':
    'Choose a tile and seal it. Blue chooses one too, without seeing yours. Then both tiles are revealed, and both planes fly.',
  'guide.track.shoot.title': 'When you shoot',
  'guide.track.shoot':
    'Both have moved. Now you shoot if you are one to three spaces behind, both spaces share a colour, and your tile has a burst. A shot never misses.',
  'guide.track.preview.title': 'Guess what comes',
  'guide.track.preview':
    'You cannot know what blue plays. The card lists the tiles with which you would hit, and with which you would be hit. Choose what works most often.',
  'guide.track.hits.title': 'Hits',
  'guide.track.hits':
    'Every hit fills a space in the damage row. When the row is full, that biplane goes down and the match is over.',
  'guide.track.loop.title': 'Loop the loop',
  'guide.track.loop':
    'A 3 has two sides. Near a dashed ribbon, the other side flies a loop and puts you one space behind where you were. Use it when you are being chased.',
  'guide.track.count.title': 'Count the tiles',
  'guide.track.count':
    'Played tiles do not come back in this match. The columns on the aids show which values each side has left. A pilot without 0s and 1s cannot let you pass.',
  'guide.track.round.title': 'The second round',
  'guide.track.round':
    'Five turns are over. You kept one tile and drew five more. After three rounds, the plane with fewer hits wins.',
  'guide.track.last.title': 'The last round',
  'guide.track.last': 'Your bag is empty: these are your last tiles. Good luck!',
} as const;
