/** What the hangar and the credits say of Crew. */
export const shelf = {
  'hangar.game.crew': 'Crew',
  'hangar.game.crew.about': 'Pilot and gunner, shouting, twenty seconds a round.',
  'credits.game.crew': 'After “Dodge Fight”, whose flight manual names neither author nor publisher.',
} as const;
