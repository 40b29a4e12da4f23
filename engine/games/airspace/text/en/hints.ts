/** What speaks for a choice, as far as a bot of Airspace knows. */
export const hints = {
  'hint.airspace.shoots': '{plane} would be in your sights, hit {percent} times out of a hundred.',
  'hint.airspace.aims': 'it turns you on {plane}, as close as may be.',
  'hint.airspace.evades': 'it keeps you out of {plane}’s sights.',
  'hint.airspace.room': 'it leaves you height, speed and room to turn.',
} as const;
