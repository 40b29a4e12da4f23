/** The rules of Track as the screen tells them: what each biplane does differently. */
export const biplanes = {
  'reference.track.biplanes': 'Biplanes',
  'reference.track.biplanes.red': 'Red',
  'reference.track.biplanes.red.1':
    'A sound all-rounder with no rule of its own. Falls at 7 hits. The one to learn on.',
  'reference.track.biplanes.blue': 'Blue',
  'reference.track.biplanes.blue.1':
    'Red’s equal in firepower, with one more 3 to loop with and one 0 fewer. No rule of its own. Falls at 7 hits.',
  'reference.track.biplanes.green': 'Green',
  'reference.track.biplanes.green.1':
    'Many slow and many fast tiles, hardly a 3 to loop with. No rule of its own. Falls at 7 hits.',
  'reference.track.biplanes.yellow': 'Yellow',
  'reference.track.biplanes.yellow.1':
    'Born to loop: full of 3s. But it is frail and falls at 6 hits. No rule of its own.',
  'reference.track.biplanes.brown': 'Brown',
  'reference.track.biplanes.brown.1':
    'May exchange tiles of its first hand, also in a duel. After a 0 its next tile has to be a 1 or a 2. If it has neither when it must choose, it crashes, and the match is lost. This holds across the end of a round too. Falls at 7 hits.',
  'reference.track.biplanes.purple': 'Purple',
  'reference.track.biplanes.purple.1':
    'Plays with a hand of seven and carries two tiles over into the next round; the third round is flown with the five that are left. Its guns reach only one or two spaces. Falls at 7 hits.',
  'reference.track.biplanes.black': 'Black',
  'reference.track.biplanes.black.1':
    'Has eighteen tiles, plays with seven and fills up to seven after the first and the second round. But every hit it takes costs a tile: you choose one from your hand and lay it away face down. With the hand empty the bag pays, at random.',
  'reference.track.biplanes.black.2':
    'Without a tile in hand, black flies the tile it played last once more, and may choose the side of a 3 anew. Falls at 7 hits.',
  'reference.track.biplanes.white': 'White',
  'reference.track.biplanes.white.1':
    'May exchange tiles of its first hand, also in a duel. If it begins a turn one or two spaces behind the other, the other must show a tile, with its side, before white chooses. Two 0s in a row stall it: the second one crashes as soon as it turns up. Falls at 6 hits.',
  'reference.track.biplanes.grey': 'Grey',
  'reference.track.biplanes.grey.1':
    'Has tiles with three bursts. Playing one jams the gun after that shot, whether or not there was anything to shoot at. While the gun is jammed no tile of grey’s hits. Playing a tile without bursts clears it for the next turn. Falls at 6 hits.',
  'reference.track.biplanes.mulligan': 'Exchanging the first hand',
  'reference.track.biplanes.mulligan.1':
    'Once, before the first turn: lay as many tiles aside as you like, draw the same number, and only then put the first ones back into the bag. The other learns how many, not which. In a duel only brown and white may; in the scenarios everybody may.',
} as const;
