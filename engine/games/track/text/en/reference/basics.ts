/** The rules of Track as the screen tells them, first part: what everybody needs. Own words, not the rulebook’s. */
export const basics = {
  'reference.track.aim': 'Goal',
  'reference.track.aim.winning': 'How to win',
  'reference.track.aim.winning.1':
    'Two pilots circle the same eight spaces. Sit on the other’s tail with a tile that shoots, and every burst on it is a hit. Fill the other’s damage row to its last place and that biplane goes down: you win at once.',
  'reference.track.aim.winning.2':
    'If nobody has fallen after three rounds of five turns, the pilot with fewer hits wins. The same number of hits is a draw.',

  'reference.track.table': 'The table',
  'reference.track.table.board': 'The board',
  'reference.track.table.board.1':
    'Eight discs form a ring, flown anticlockwise and never backwards. Two dashed ribbons leave it: the purple loop and the brown loop, each with one disc of its own. A blue lane leads off the board; only the scenarios use it.',
  'reference.track.table.board.2':
    'The board has two sides. On the single-coloured side nearly all of the ring is white. On the two-coloured side one half is white and the other green, so planes in different halves mostly cannot shoot at each other.',
  'reference.track.table.tiles': 'The tiles',
  'reference.track.table.tiles.1':
    'Each biplane has its own bag of movement tiles: fifteen, black eighteen. The number says how far a tile flies, from 0 to 5. The bursts below it are the hits it deals if you get to shoot; a tile without bursts never shoots.',
  'reference.track.table.tiles.2':
    'You draw six tiles to begin with, and only you see them. The aid beside the board shows for every biplane which values are still to come, so count what has been played: it tells you what the other can still do.',

  'reference.track.turn': 'A turn',
  'reference.track.turn.planning': 'Choosing a tile',
  'reference.track.turn.planning.1':
    'Both pilots pick one tile in secret and seal it. A sealed tile may be taken back until the other is sealed too. Then both turn up together, and nothing can be changed any more.',
  'reference.track.turn.moving': 'Flying',
  'reference.track.turn.moving.1':
    'Each plane flies exactly as many spaces as its tile says. A 0 stays where it is. Planes pass each other freely and may end on the same space.',
  'reference.track.turn.shooting': 'Shooting',
  'reference.track.turn.shooting.1':
    'After both have moved, look at where they stand. You shoot if three things are true: you are one to three spaces behind the other, both spaces show a common colour, and the tile you have just played has at least one burst.',
  'reference.track.turn.shooting.2':
    'There is nothing to roll, and nobody holds fire: a shot that is allowed is fired, and hits once for every burst. In a duel the two can never shoot each other in the same turn.',
  'reference.track.turn.rounds': 'Turns and rounds',
  'reference.track.turn.rounds.1':
    'You do not draw during a round. Five turns use up five of your six tiles, and the one you kept goes on with you.',
  'reference.track.turn.rounds.2':
    'After the first round you draw five more. After the second you draw whatever is left in the bag. Planes stay where they are, and damage stays too.',

  'reference.track.loops': 'Loops',
  'reference.track.loops.how': 'Loop the loop',
  'reference.track.loops.how.1':
    'Every 3 has two sides. Its plain side flies three spaces along the ring. Its other side loops the loop: three spaces by way of a dashed ribbon. You choose the side when you seal the tile.',
  'reference.track.loops.how.2':
    'A loop leaves the ring, has one disc, and comes back two spaces before the place where it left. Looping from the space where it leaves, or from the one before, ends one space behind where you started: the way to drop onto a pursuer’s tail. From two spaces before, you end on the loop’s own disc.',
  'reference.track.loops.how.3':
    'A 3 can loop only if it reaches the loop’s disc. Where it does not, the loop side is not offered.',
  'reference.track.loops.on': 'Standing on a loop',
  'reference.track.loops.on.1':
    'From the disc of a loop any tile flies on: its first step goes back onto the ring, the rest along the ring. A 0 stays on the disc. One move goes round one loop at most.',

  'reference.track.behind': 'Being behind',
  'reference.track.behind.count': 'Counting spaces',
  'reference.track.behind.count.1':
    'You are behind if one, two or three steps forward along the ring would bring you onto the other’s space. On the same space, or exactly four apart, nobody is behind anybody.',
  'reference.track.behind.count.2':
    'The count always follows the ring, and through the junction the blue lane, but never a loop. A plane on a loop’s disc is behind nobody and ahead of nobody, with one exception: the purple disc is one behind the space where its loop comes back.',

  'reference.track.colours': 'Colours',
  'reference.track.colours.rule': 'Which colours shoot at which',
  'reference.track.colours.rule.1': 'You can shoot only at a plane whose space shares a colour with yours.',
  'reference.track.colours.rule.2': 'Brown disc: the safe place. Nobody there shoots, and nobody there is shot at.',
  'reference.track.colours.rule.3':
    'Purple disc: it shoots at the purple and white space in front of it and at nothing else. Nobody can shoot at it.',
  'reference.track.colours.rule.4':
    'Purple and white space: it shoots at white like any other, but it can be shot at from white and from the purple disc.',
  'reference.track.colours.rule.5':
    'Blue and white space, where the exit leaves: it shoots at white and at blue, and is shot at from white only. On the two-coloured side its second colour is green instead of white.',
  'reference.track.colours.rule.6':
    'Blue spaces: they shoot only at blue, and are shot at from blue and from the space where the exit leaves. In a duel there is no exit, and that space is plain ground.',
  'reference.track.colours.rule.7':
    'White and green space, on the two-coloured side: it belongs to both halves, and so shoots and is shot at both ways.',

  'reference.track.tiles.diagram': 'Both sides of a 3 with one burst: straight on, and round a loop.',
  'reference.track.loops.diagram': 'Blue loops with a 3 from the top and ends one space behind where it was.',
  'reference.track.behind.diagram': 'Red is behind a plane on 1, 2 or 3. With the other on 4, nobody is behind.',
  'reference.track.colours.diagram': 'The single-coloured side, with the exit lane that the scenarios use.',

  'reference.track.screen': 'On the computer',
  'reference.track.screen.secrets': 'Sharing one screen',
  'reference.track.screen.secrets.1':
    'When two people share the screen, a hangar door closes between their turns. It hides everything secret. You can protect your door with a PIN.',
  'reference.track.screen.back': 'Taking back',
  'reference.track.screen.back.1':
    'Undo reverses your own last step, as long as nothing was drawn and nobody saw anything new. If everybody agrees, you can take back more; it stays in the log, and random draws come out differently.',
  'reference.track.screen.back.2': 'You can resign at any time. The other player wins; a solo mission is lost.',
  'reference.track.screen.box': 'Your own copy',
  'reference.track.screen.box.1':
    'Some values are shown only in the pictures of the rulebook (the numbers on the tiles, where the loops leave, where the targets lie). The ones used here are an approximation. If you own the game, enter your values in a file and choose it under “Contents of the box” when you set up a match.',
} as const;
