/** What speaks for a choice, as far as a bot of Airspace knows. */
export const hints = {
  'hint.airspace.shoots': 'you could shoot at {plane} and hit {percent} % of the time.',
  'hint.airspace.aims': 'it brings you into position against {plane}.',
  'hint.airspace.evades': 'it keeps you out of {plane}’s sights.',
  'hint.airspace.room': 'it leaves you height, speed and room to turn.',
} as const;
