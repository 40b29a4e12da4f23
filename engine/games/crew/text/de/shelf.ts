/** What the hangar and the credits say of Crew in German. */
export const shelf = {
  'hangar.game.crew': 'Crew',
  'hangar.game.crew.about': 'Pilot und Schütze, viel Gebell, zwanzig Sekunden je Runde.',
  'credits.game.crew': 'Nach „Dodge Fight“, dessen Flughandbuch weder Autor noch Verlag nennt.',
} as const;
