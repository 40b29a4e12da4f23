/** The first flight of Crew, step by step, in German. */
export const guide = {
  'guide.crew.welcome.title': 'Brille auf',
  'guide.crew.welcome':
    'Du fliegst für die Pfoten, und ein Bot bedient dein Gewehr. Das Flugzeug der Fänge hängt vor deinen Fenstern.',
  'guide.crew.boards.title': 'Vier Blicke',
  'guide.crew.boards':
    'Vier Tafeln, vier Blicke. Auf ihr Flugzeug auf deinen Tafeln schießt du; deines ist auf ihren. Namen und Farben sagen, was wem gehört.',
  'guide.crew.track.title': 'Vier Abschnitte',
  'guide.crew.track':
    'Zwischen den Tafeln liegen vier Abschnitte. Jeder fasst eine Karte je Mannschaft, und alle werden der Reihe nach aufgedeckt.',
  'guide.crew.lay.title': 'Leg eine Karte',
  'guide.crew.lay': 'Zieh eine Karte auf einen Abschnitt; oder wähle sie und drücke 1 bis 4.',
  'guide.crew.halves.title': 'Zwei Hälften',
  'guide.crew.halves':
    'Eine Flugzeugkarte hat zwei Hälften: Nimm die obere, um dein Flugzeug zu bewegen, die untere für ihres.',
  'guide.crew.chain.title': 'Was kommen wird',
  'guide.crew.chain': 'Die Karte rechts sagt deine Reihe voraus, falls sonst niemand etwas bewegt.',
  'guide.crew.ready.title': 'Bereit?',
  'guide.crew.ready':
    'Zufrieden? BEREIT, oder G. Die Karten deines Schützen liegen verdeckt: Nur sein Gebell verrät dir mehr.',
  'guide.crew.reveal.title': 'Aufdecken',
  'guide.crew.reveal':
    'Abschnitt für Abschnitt: erst die Sonne, dann eigene Flugzeuge, dann feindliche, und zuletzt die Schüsse.',
  'guide.crew.life.title': 'Sieben Leben haben nur Katzen',
  'guide.crew.life':
    'Der Stapel ist das Leben eines Hundes: Wer eine Karte ziehen oder verschrotten muss und keine hat, stürzt ab.',
  'guide.crew.bark.title': 'Bellen',
  'guide.crew.bark': 'Bell zurück: Drück ein Wort unter deiner Hand, dann einen Abschnitt. Alle hören es.',
  'guide.crew.sun.title': 'In der Sonne',
  'guide.crew.sun':
    'Ein Flugzeug in der Sonne nimmt halben Schaden, und seine eigenen Schüsse bestreichen eine ganze Tafel.',
  'guide.crew.clock.title': 'Dreißig Sekunden',
  'guide.crew.clock': 'Von jetzt an mit dreißig Sekunden: Der Rand des Tisches brennt herunter.',
  'guide.crew.repair.title': 'Reparieren',
  'guide.crew.repair':
    'Wer nichts legt, repariert: Abgelegtes kommt zurück in den Stapel. Beim zweiten Mal bezahlt der Kamerad dafür.',
} as const;
