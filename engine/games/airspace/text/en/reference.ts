/** The rules of Airspace to be looked up at the table, topic by topic. */
export const reference = {
  'reference.airspace.aim': 'Goal',
  'reference.airspace.aim.winning': 'How to win',
  'reference.airspace.aim.winning.1':
    'Be the last side in the air. A side is beaten as soon as its last airplane has been shot down, has hit the ground, has left the airspace or has given up.',
  'reference.airspace.aim.winning.2':
    'All players still flying may agree to a draw. With the phase limit, the match ends after phase 20: the side that can take more damage wins. If that is equal and attacks count, the side that fired more shots wins, then the side with more turns that ended nearer the enemy.',

  'reference.airspace.sky': 'The sky',
  'reference.airspace.sky.board': 'Hexes and start hexes',
  'reference.airspace.sky.board.1':
    'Airplanes fly over hexes, always facing one of their six sides. The Allies begin at the bottom edge, Germany at the top.',
  'reference.airspace.sky.board.2':
    'A die names the start hex of every airplane, a 6 the middle one. If a partner is there already, take one beside it. All begin at level 6.',
  'reference.airspace.sky.diagram': 'The narrow sky: the start hexes of the Allies at the foot, of Germany at the top.',
  'reference.airspace.sky.heights.diagram':
    'From the side: a climb, a dive, and a dive from the first level into the ground.',
  'reference.airspace.sky.heights': 'Levels',
  'reference.airspace.sky.heights.1':
    'There are ten levels. Nobody can climb above the tenth; diving from the first hits the ground. Several airplanes may be over one hex.',

  'reference.airspace.phases': 'Phases and initiative',
  'reference.airspace.phases.order': 'Whose turn it is',
  'reference.airspace.phases.order.1':
    'In every phase each airplane has ten movement points. The strips stand in a row: Allied, German, Allied, German. They have their turns from left to right if the Allies have the initiative, from right to left if Germany has it.',
  'reference.airspace.phases.order.2':
    'In the first pass, strips of the other side before your first one are skipped. Then turns go round; airplanes with fewer than two points are skipped.',
  'reference.airspace.phases.order.3':
    'When nobody has two points left, the phase is over and the initiative changes sides. Unspent points are lost.',

  'reference.airspace.phases.diagram':
    'Above, the Allies have the initiative: all have a turn, from left to right. Below, Germany has it.',

  'reference.airspace.turn': 'A turn',
  'reference.airspace.turn.flying': 'Flying',
  'reference.airspace.turn.flying.1':
    'In this order: turn, fly one hex ahead, turn again. A hex costs two points. Every hex side you turn costs one point; you may turn two at most per turn.',
  'reference.airspace.turn.flying.2':
    'You may also climb one level for three more points, or dive one level, which gives two points back. In a dive you may fly a second hex ahead, and turn before it.',
  'reference.airspace.turn.flying.3':
    'If one point is left after flying, it is lost, because nothing costs only one point.',
  'reference.airspace.turn.diagram':
    'What the hexes round a Camel facing north cost in level flight: two for the hex, one for every side turned.',
  'reference.airspace.turn.dive.diagram':
    'The same in a dive, which gives two back: the nearest hex costs nothing, and a second one may be flown.',
  'reference.airspace.turn.danger': 'Losing an airplane',
  'reference.airspace.turn.danger.1':
    'An airplane that flies off the board or dives below level 1 is lost. If there are two ways to the same hex, the one that stays on the board is flown.',

  'reference.airspace.shooting': 'Shooting',
  'reference.airspace.shooting.line': 'Who can be shot at',
  'reference.airspace.shooting.line.1':
    'After flying you may shoot at an enemy straight ahead, up to two away; each level between you counts as a hex. Never in your own hex.',
  'reference.airspace.shooting.line.2':
    'Shoot at a higher enemy only after a climb, at a lower one only after a dive, at one on your level after any move.',
  'reference.airspace.shooting.diagram':
    'The Camel reaches two hexes straight ahead. The triplane faces the same way: the Camel is on its tail.',
  'reference.airspace.shooting.die': 'The die',
  'reference.airspace.shooting.die.1':
    'One less if the target is two away. One more if you face the same way as it: you are on its tail. One less if an airplane of your own is in its hex at its level.',
  'reference.airspace.shooting.die.2':
    'Two or less misses, three and four do one damage, five and more do two. An airplane that has taken six is shot down.',

  'reference.airspace.shooting.die.diagram': 'Results of the die after all modifiers.',

  'reference.airspace.players': 'Two, three and four players',
  'reference.airspace.players.sides': 'Sides',
  'reference.airspace.players.sides.1':
    'Two players fly one airplane each, or two. Three: one flies two airplanes against two partners with one each. Four: two against two. Partners win and lose together.',
  'reference.airspace.airplanes': 'The airplanes',
  'reference.airspace.airplanes.alike': 'All fly alike',
  'reference.airspace.airplanes.alike.1':
    'Nine types are in the hangar, five of the Allies and four of Germany. They differ in looks and in history, not in the rules.',
  'reference.airspace.screen': 'On the computer',
  'reference.airspace.screen.steering': 'Two ways to steer',
  'reference.airspace.screen.steering.1':
    'Choose a gold hex: the cheapest way there is filled in. Choose one of the arrows to face another way. Then choose the same hex again, or press Fly.',
  'reference.airspace.screen.steering.2':
    'Or use the stick: the left and right arrow keys turn, the up arrow flies ahead, W climbs, S dives, D flies level, Backspace undoes a step, G flies. When shooting, G fires and H holds fire.',
  'reference.airspace.screen.open': 'Nothing is hidden',
  'reference.airspace.screen.open.1':
    'Everybody sees everything, so there are no doors. You can undo your move until another player has acted or a die has been rolled.',
} as const;
