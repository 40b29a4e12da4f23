/** What speaks for a choice, as far as a bot of Track knows. */
export const hints = {
  'hint.track.wins': 'it will most likely win the match.',
  'hint.track.achieves': 'it will most likely complete an objective at once.',
  'hint.track.ahead': 'it most likely keeps {plane} ahead of you, at {steps|1 space|# spaces}.',
  'hint.track.evades': 'it most likely keeps you out of {plane}’s sights.',
  'hint.track.gives': 'overall it deals more hits than it takes.',
  'hint.track.mixes': 'others are just as good, but always doing the same makes you predictable.',
  'hint.track.leaves': 'the exit is open, and staying risks more than it gains.',
  'hint.track.stays': 'there is more to gain by staying.',
  'hint.track.swaps': 'the tiles you draw can hardly be worse.',
  'hint.track.keeps': 'this hand is better than most.',
  'hint.track.expects': 'it leads to the better position, whatever the opponent holds.',
} as const;
