/** The first flight of Crew, step by step, in German. */
export const guide = {
  'guide.crew.welcome.title': 'Willkommen',
  'guide.crew.welcome':
    'Du bist Pilot der Pfoten, und ein Bot ist dein Schütze. Der Feind, die Fänge, fliegt vor deinen Fenstern.',
  'guide.crew.boards.title': 'Vier Blickfelder',
  'guide.crew.boards':
    'Es gibt vier Tafeln, eine für die Sicht jedes Hundes. Das feindliche Flugzeug ist auf deinen Tafeln: Schieß darauf. Deines ist auf ihren. Namen und Farben zeigen, was wem gehört.',
  'guide.crew.track.title': 'Vier Abschnitte',
  'guide.crew.track':
    'Zwischen den Tafeln liegen vier Abschnitte. Jeder nimmt eine Karte je Mannschaft auf. Sie werden der Reihe nach aufgedeckt.',
  'guide.crew.lay.title': 'Leg eine Karte',
  'guide.crew.lay': 'Zieh eine Karte auf einen Abschnitt, oder wähle sie und drücke 1 bis 4.',
  'guide.crew.halves.title': 'Zwei Hälften',
  'guide.crew.halves':
    'Eine Flugzeugkarte hat zwei Hälften. Die obere bewegt dein eigenes Flugzeug, die untere das feindliche.',
  'guide.crew.chain.title': 'Vorschau',
  'guide.crew.chain': 'Die Karte rechts zeigt, was deine Reihe bewirkt, wenn sonst niemand etwas bewegt.',
  'guide.crew.ready.title': 'Bereit?',
  'guide.crew.ready':
    'Fertig? Drücke BEREIT oder G. Die Karten deines Schützen liegen verdeckt; achte auf sein Bellen.',
  'guide.crew.reveal.title': 'Aufdecken',
  'guide.crew.reveal':
    'Abschnitt für Abschnitt: erst die Sonne, dann eigene Flugzeuge, dann feindliche, und zuletzt die Schüsse.',
  'guide.crew.life.title': 'Dein Stapel ist dein Leben',
  'guide.crew.life': 'Ein Hund, der eine Karte ziehen oder verschrotten muss und keine mehr hat, wird abgeschossen.',
  'guide.crew.bark.title': 'Bellen',
  'guide.crew.bark':
    'Drücke ein Wort unter deiner Hand und dann einen Abschnitt, um deinem Schützen zuzubellen. Alle hören es.',
  'guide.crew.sun.title': 'In der Sonne',
  'guide.crew.sun':
    'Ein Flugzeug in der Sonne nimmt nur halben Schaden, und seine eigenen Schüsse bestreichen eine ganze Tafel.',
  'guide.crew.clock.title': 'Dreißig Sekunden',
  'guide.crew.clock': 'Von jetzt an hast du dreißig Sekunden. Der Rand des Tisches zeigt die restliche Zeit.',
  'guide.crew.repair.title': 'Reparieren',
  'guide.crew.repair':
    'Legst du keine Karte, reparierst du: Abgelegte Karten kommen zurück in den Stapel. Ab dem zweiten Mal bezahlt dein Mitspieler dafür.',
} as const;
