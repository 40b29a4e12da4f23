/** The rules of Airspace to be looked up at the table, topic by topic. */
export const reference = {
  'reference.airspace.aim': 'The aim',
  'reference.airspace.aim.winning': 'What you are after',
  'reference.airspace.aim.winning.1':
    'Be the last side in the air. A side is beaten as soon as its last airplane has been shot down, has hit the ground, has left the airspace or has given up.',
  'reference.airspace.aim.winning.2':
    'All who still fly may agree to a draw. If the match is capped, it is judged after phase 20: whoever can still take more damage wins.',

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
    'There are ten levels. Above the tenth nobody can climb; who dives from the first hits the ground. Several airplanes may be over one hex.',

  'reference.airspace.phases': 'Phases and initiative',
  'reference.airspace.phases.order': 'Whose turn it is',
  'reference.airspace.phases.order.1':
    'In every phase each airplane has ten movement points. The strips stand in a row: Allied, German, Allied, German. They have their turns from left to right if the Allies have the initiative, from right to left if Germany has it.',
  'reference.airspace.phases.order.2':
    'In the first pass strips of the other side that stand before the first of one’s own are skipped. Then it goes round and round; who has fewer than two points is passed over.',
  'reference.airspace.phases.order.3':
    'When nobody has two points left, the phase is over and the initiative changes sides. Points that are left do not count on.',

  'reference.airspace.phases.diagram':
    'Above, the Allies have the initiative: all have a turn, from left to right. Below, Germany has it.',

  'reference.airspace.turn': 'A turn',
  'reference.airspace.turn.flying': 'Flying',
  'reference.airspace.turn.flying.1':
    'In this order: turn, fly one hex ahead, turn again. A hex costs two points, every sixth of a turn one, and more than two of those are not allowed in a turn.',
  'reference.airspace.turn.flying.2':
    'You may also climb one level for three points more, or dive one level, which gives two points back. Who dives may fly a second hex ahead, with a turn before it.',
  'reference.airspace.turn.flying.3': 'If one point is left after flying, it is lost: it could buy nothing.',
  'reference.airspace.turn.diagram':
    'What the hexes round a Camel that faces north cost in level flight: two for the hex, one for every sixth of a turn.',
  'reference.airspace.turn.dive.diagram':
    'The same in a dive, which gives two back: the nearest hex costs nothing, and a second one may be flown.',
  'reference.airspace.turn.danger': 'Losing an airplane',
  'reference.airspace.turn.danger.1':
    'Who flies off the board or dives below level 1 is out of the fight. Round a corner there may be two ways to one place: the one that stays on the board is flown.',

  'reference.airspace.shooting': 'Shooting',
  'reference.airspace.shooting.line': 'Who can be shot at',
  'reference.airspace.shooting.line.1':
    'After flying, an enemy straight ahead and no more than two away, where each level between you counts as a hex. Never in your own hex.',
  'reference.airspace.shooting.line.2':
    'At one who is higher only after a climb, at one who is lower only after a dive, at one on your level after any move.',
  'reference.airspace.shooting.diagram':
    'The Camel reaches two hexes straight ahead. The triplane faces the same way: the Camel is on its tail.',
  'reference.airspace.shooting.die': 'The die',
  'reference.airspace.shooting.die.1':
    'One less if the target is two away. One more if you face the same way as it: you are on its tail. One less if an airplane of your own is in its hex at its level.',
  'reference.airspace.shooting.die.2':
    'Two or less misses, three and four do one damage, five and more do two. An airplane that has taken six is shot down.',

  'reference.airspace.shooting.die.diagram': 'What comes of the die with everything added or taken away.',

  'reference.airspace.players': 'Two, three and four players',
  'reference.airspace.players.sides': 'Sides',
  'reference.airspace.players.sides.1':
    'Two players fly one airplane each, or two. Three: one flies two airplanes against two partners with one each. Four: two against two. Partners win and lose together.',
  'reference.airspace.airplanes': 'The airplanes',
  'reference.airspace.airplanes.alike': 'All fly alike',
  'reference.airspace.airplanes.alike.1':
    'Nine types are in the hangar, five of the Allies and four of Germany. They differ in looks and in history, not in the rules.',
  'reference.airspace.screen': 'At this screen',
  'reference.airspace.screen.steering': 'Two ways to steer',
  'reference.airspace.screen.steering.1':
    'Pick a gold hex: the cheapest way there is filled in. Pick an arrow round the ghost to face another way, and pick the same hex again or press Fly.',
  'reference.airspace.screen.steering.2':
    'Or use the stick: left and right arrow turn, arrow up flies ahead, W climbs, S dives, D flies level, Backspace takes a step back, G flies. When it is time to shoot, G fires and H holds fire.',
  'reference.airspace.screen.open': 'Nothing is hidden',
  'reference.airspace.screen.open.1':
    'Everybody sees everything, so there are no doors. What you did may be undone until somebody else has acted or a die has fallen.',
} as const;
