/** What the hangar and the credits say of Squadrons. */
export const shelf = {
  'hangar.game.squadrons': 'Squadrons',
  'hangar.game.squadrons.about': 'Take off, fly by dice, fight with cards.',
  'credits.game.squadrons': 'After “Dogfight”, published by the Milton Bradley Company, 1963.',
} as const;
