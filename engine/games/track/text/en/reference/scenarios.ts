/** The rules of Track as the screen tells them: missions, flying alone, and the two editions. */
export const scenarios = {
  'reference.track.scenarios': 'Scenarios',
  'reference.track.scenarios.all': 'What all missions share',
  'reference.track.scenarios.all.1':
    'One pilot has a mission, the other tries to shoot that pilot down. Everybody may exchange tiles of the first hand. The two-coloured side of the board is a little kinder to the mission.',
  'reference.track.scenarios.all.2':
    'Except in the escort there is no last round. After every third round all tiles go back into the bags and are dealt as at the beginning; places and damage stay. Black first loses as many tiles, at random, as it has taken hits. If thirty rounds have not decided it, it is a draw.',
  'reference.track.scenarios.all.3':
    'In espionage and escort the mission’s biplane begins with one hit already. In bombing and rescue the defender bears one hit more than usual.',
  'reference.track.scenarios.exit': 'The exit',
  'reference.track.scenarios.exit.1':
    'Once the mission allows it, its plane may turn onto the blue lane whenever its move begins on the junction or passes it with steps left. You are asked after the tiles have turned up. One step past the last blue space and the plane is away, before anybody can shoot.',
  'reference.track.scenarios.exit.2':
    'If the mission’s plane was on the lane when the turn began, the other may follow it onto the lane, but never leaves the board: it stops on the last blue space.',
  'reference.track.scenarios.espionage': 'Espionage',
  'reference.track.scenarios.espionage.1':
    'Five enemy sites lie on the ring. The spy photographs a site by ending a move on it: a 0 or a 1 gives a sharp photo and removes the site; a 2 gives a blurred one, and two blurred photos remove it as well. The spy carries no gun.',
  'reference.track.scenarios.espionage.2':
    'With four sites gone the spy must leave by the exit, and then wins. The defender wins by shooting the spy down first. The spy flies red, brown, black or white.',
  'reference.track.scenarios.bombing': 'Bombing',
  'reference.track.scenarios.bombing.1':
    'Five factories lie on the ring, each with a number. A factory is destroyed when the bomber ends a move on it with a tile of exactly that number. A 3 flown round a loop counts as a 3.',
  'reference.track.scenarios.bombing.2':
    'With four factories gone the bomber may leave by the exit and wins; shooting the defender down wins too. A bomber who is shot down after the fourth factory has drawn; before it, has lost. The bomber flies brown, yellow, black or purple.',
  'reference.track.scenarios.rescue': 'Rescue',
  'reference.track.scenarios.rescue.1':
    'Five airfields lie on the ring, and somebody waits at one of them: the rescuer draws an objective that names it, unseen by the defender. One more objective is drawn at the end of every round.',
  'reference.track.scenarios.rescue.2':
    'Ending a move on any airfield with a 0 or a 1 lands there, meant or not: a bluff is part of the game. A landed plane shoots and is shot at as usual. Its next tile decides: a 0 stays; a 1 or 2 takes off, and if an objective named this airfield the person is on board; a 3 or more breaks off without anybody.',
  'reference.track.scenarios.rescue.3':
    'After the first person the rescuer may leave by the exit. One person is a draw, two win, three or more are a major victory. Shooting the defender down ends the match with the same count, and with nobody on board it is lost. The rescuer flies brown or white.',
  'reference.track.scenarios.escort': 'Escort',
  'reference.track.scenarios.escort.1':
    'The escort flies beside a malfunctioning biplane, which has six tiles of its own: −2, −1, 0, 0 with a burst, +1 and +2. Each turn the escort plays one of its own tiles and one of these. The malfunctioning biplane flies the sum of both, never less than nothing. A tile used for it comes back after the round.',
  'reference.track.scenarios.escort.2':
    'If the escort begins on, flies or ends on a loop, the malfunctioning biplane takes the same loop if its own sum reaches it.',
  'reference.track.scenarios.escort.3':
    'Of the two, only the one closer to the attacker shoots; on the same space the escort says which. The attacker hits only the closer one; on the same space the hits are shared out, and the attacker says who takes an odd one.',
  'reference.track.scenarios.escort.4':
    'The escort wins when the malfunctioning biplane leaves by the exit, which is open to it in the third round only, or when the attacker is shot down. The attacker wins by shooting the malfunctioning biplane down. Both down in one turn, or nobody out after the third round, is a draw.',
  'reference.track.scenarios.escort.5':
    'If the escort itself is shot down, the malfunctioning biplane flies on alone with the 0 that shoots, +1 and +2, and gets its tile back every turn.',

  'reference.track.solo': 'Solo',
  'reference.track.solo.how': 'The automatic opponent',
  'reference.track.solo.how.1':
    'Any mission can be flown alone, on the single-coloured side. The opponent has no hand: one tile always lies open before it. After you have moved it draws a second one, plays one of the two and keeps the other for the next turn.',
  'reference.track.solo.how.2':
    'If it or you are on a loop’s disc, it plays the tile just drawn. If it is behind you, or four spaces away, it plays the lower value; if you are behind it, or on its space, the higher one. Of two equal values it takes the one with more bursts if it can then hit you, else the one with fewer.',
  'reference.track.solo.how.3':
    'A 3 that could loop is tossed like a coin. It cannot be shot down and never takes the exit, and no biplane’s own rule applies to it. If you are shot down, the mission has failed; so has an escort that is not out after three rounds.',
  'reference.track.solo.harder': 'Making it harder',
  'reference.track.solo.harder.1':
    'A clever 3: where looping, or not looping, would let the opponent hit you, it does just that instead of tossing. An adjusted bag: two tiles without bursts leave its bag. You can have both.',

  'reference.track.editions': 'Editions',
  'reference.track.editions.prototype': 'The prototype edition',
  'reference.track.editions.prototype.1':
    'An earlier edition of the same game can be chosen when a match is set up. It differs in these points.',
  'reference.track.editions.prototype.2': 'The spy wins at once on the fourth site and need not leave the board.',
  'reference.track.editions.prototype.3':
    'The spy, and the escort with its charge, start at the bottom right; the bomber chooses where to start. In the final edition the opponent chooses first.',
  'reference.track.editions.prototype.4':
    'Alone, every hand has six tiles; and red and blue may not be the opponent with an adjusted bag.',
  'reference.track.editions.prototype.5':
    'A rescuer who shoots the defender down with nobody on board draws instead of losing.',
} as const;
