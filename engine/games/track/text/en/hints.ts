/** What speaks for a choice, as far as a bot of Track knows. */
export const hints = {
  'hint.track.wins': 'it will most likely win the match.',
  'hint.track.achieves': 'it will most likely do at once what the mission came for.',
  'hint.track.ahead': 'it most likely keeps {plane} ahead of you, at {steps|1 space|# spaces}.',
  'hint.track.evades': 'it most likely keeps you out of {plane}’s sights.',
  'hint.track.gives': 'it gives more hits than it takes, on the whole.',
  'hint.track.mixes': 'others are as good; but who always takes the same is soon seen through.',
  'hint.track.leaves': 'the way out is open, and more is to be lost here than won.',
  'hint.track.stays': 'there is more to be won here than out there.',
  'hint.track.swaps': 'what comes out of the bag can hardly be worse.',
  'hint.track.keeps': 'the hand is better than most.',
  'hint.track.expects': 'it leads to the better table, whatever the other side holds.',
} as const;
