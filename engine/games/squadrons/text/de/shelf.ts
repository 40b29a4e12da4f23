/** What the hangar, the credits and the presets say of Squadrons in German. */
export const shelf = {
  'hangar.game.squadrons': 'Squadrons',
  'hangar.game.squadrons.about': 'Abheben, nach Würfeln fliegen, mit Karten kämpfen.',
  'credits.game.squadrons': 'Nach „Dogfight“, verlegt von der Milton Bradley Company, 1963.',

  'preset.squadrons.firstFlight': 'Erster Flug',
  'preset.squadrons.firstFlight.about': 'Deine zwei Staffeln gegen die eines Bots, im Flug erklärt.',
  'preset.squadrons.nations': 'Zwei Nationen',
  'preset.squadrons.nations.about': 'Zwei Menschen, jeder mit einer Nation.',
  'preset.squadrons.sparring': 'Gegen einen Bot',
  'preset.squadrons.sparring.about': 'Du hast die Amerikaner, ein Bot die Deutschen.',
  'preset.squadrons.three': 'Zu dritt an der Karte',
  'preset.squadrons.three.about': 'Einer hat eine ganze Nation, zwei haben je eine Staffel.',
  'preset.squadrons.four': 'Vier Staffeln',
  'preset.squadrons.four.about': 'Vier Menschen, Partner nach Nationen.',
  'preset.squadrons.partner': 'Mit einem Bot als Partner',
  'preset.squadrons.partner.about': 'Du und ein Bot gegen zwei Bots.',
  'preset.squadrons.baron': 'Die rote Seite',
  'preset.squadrons.baron.about': 'Du hast die Deutschen, ein Bot die Amerikaner.',
  'preset.squadrons.watch': 'Bots zusehen',
  'preset.squadrons.watch.about': 'Zwei Bots fechten es aus.',
} as const;
