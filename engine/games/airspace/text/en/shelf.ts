/** What the hangar and the credits say of Airspace. */
export const shelf = {
  'hangar.game.airspace': 'Airspace',
  'hangar.game.airspace.about': 'Climb, dive and turn over open hexes.',
  'credits.game.airspace': 'After “Dogfight” by Red Boar Studios, 2020.',
} as const;
