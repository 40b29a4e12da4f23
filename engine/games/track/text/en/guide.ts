/** The first flight, told step by step while it is flown. */
export const guide = {
  'guide.track.welcome.title': 'Welcome aloft',
  'guide.track.welcome':
    'You fly red, the bot flies blue. Both go round the ring anticlockwise, never back. Whoever gets onto the other’s tail may shoot.',
  'guide.track.hand.title': 'Your hand',
  'guide.track.hand':
    'These six tiles are yours alone. The number is how far you fly. Each burst below it is a hit, if you get to shoot this turn.',
  'guide.track.point.title': 'Look before you fly',
  'guide.track.point':
    'Point at a tile, or move to it with the Tab key. The board shows where it takes you, and the card on the right what may come of it.',
  'guide.track.seal.title': 'Seal it',
  'guide.track.seal':
    'Pick a tile and seal it. Blue picks one as well, without seeing yours. Then both turn up at once, and both fly.',
  'guide.track.shoot.title': 'When you shoot',
  'guide.track.shoot':
    'After both have moved: you shoot if you are one, two or three spaces behind, on a space that shares a colour with the other’s, with a tile that has a burst. It never misses.',
  'guide.track.preview.title': 'Guess the other',
  'guide.track.preview':
    'You cannot know what blue plays. The card lists for which of its tiles you would hit, and for which you would be hit. Choose what pays most often.',
  'guide.track.hits.title': 'Hits',
  'guide.track.hits':
    'Every hit fills a place in the damage row on the aid. When the last place fills, that biplane goes down and the match is over.',
  'guide.track.loop.title': 'Loop the loop',
  'guide.track.loop':
    'A 3 has two sides. Near a dashed ribbon its other side flies round the loop and drops you one space behind where you were: the best answer to somebody on your tail.',
  'guide.track.count.title': 'Count the tiles',
  'guide.track.count':
    'Played tiles are gone for this match. The columns on the aids show which values each side has left. A pilot without 0s and 1s cannot let you pass.',
  'guide.track.round.title': 'The second round',
  'guide.track.round':
    'Five turns are flown. You kept one tile and drew five more. There are three rounds; then the fewer hits win.',
  'guide.track.last.title': 'The last round',
  'guide.track.last': 'Your bag is empty now: what you hold is all you have. Good hunting.',
} as const;
