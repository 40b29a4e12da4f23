/** What the hangar, the credits and the presets say of Squadrons. */
export const shelf = {
  'hangar.game.squadrons': 'Squadrons',
  'hangar.game.squadrons.about': 'Take off, fly by dice, fight with cards.',
  'credits.game.squadrons': 'After “Dogfight”, published by the Milton Bradley Company, 1963.',

  'preset.squadrons.firstFlight': 'First flight',
  'preset.squadrons.firstFlight.about': 'Your two squadrons against a bot’s, explained as you fly.',
  'preset.squadrons.nations': 'Two nations',
  'preset.squadrons.nations.about': 'Two people, a nation each.',
  'preset.squadrons.sparring': 'Against a bot',
  'preset.squadrons.sparring.about': 'You have the Americans, a bot the Germans.',
  'preset.squadrons.three': 'Three at the map',
  'preset.squadrons.three.about': 'One has a whole nation, two a squadron each.',
  'preset.squadrons.four': 'Four squadrons',
  'preset.squadrons.four.about': 'Four people, partners by nation.',
  'preset.squadrons.partner': 'With a bot for a partner',
  'preset.squadrons.partner.about': 'You and a bot against two bots.',
  'preset.squadrons.baron': 'The red side',
  'preset.squadrons.baron.about': 'You have the Germans, a bot the Americans.',
  'preset.squadrons.watch': 'Watch the bots',
  'preset.squadrons.watch.about': 'Two bots fight it out.',
} as const;
