/** The first flight, told in German step by step while it is flown. */
export const guide = {
  'guide.squadrons.welcome.title': 'Je zwei Staffeln',
  'guide.squadrons.welcome':
    'Du hast die grüne und die blaue Staffel, am unteren Rand der Karte. Schieß alle sechs feindlichen Flugzeuge ab.',
  'guide.squadrons.launch.title': 'Ein Flugzeug starten',
  'guide.squadrons.launch':
    'Von jeder Staffel darf ein Flugzeug in der Luft sein. Wähle eines auf seinem Landefeld und starte es. Es zieht vier Karten, die nur du siehst.',
  'guide.squadrons.dice.title': 'Für jedes Flugzeug ein Würfel',
  'guide.squadrons.dice':
    'Jedes Flugzeug fliegt genau so viele Felder, wie sein Würfel zeigt. Gib einem Flugzeug einen Würfel, oder zeige einfach auf ein Feld: Der passende Würfel wird gewählt.',
  'guide.squadrons.path.title': 'Wohin du fliegen kannst',
  'guide.squadrons.path':
    'Zeige mit der Maus auf ein goldenes Feld. Die rote Linie ist der sicherste Weg dorthin. Willst du anders fliegen, zieh den Weg vom Flugzeug aus, Feld für Feld.',
  'guide.squadrons.face.title': 'Die Richtung wählen',
  'guide.squadrons.face':
    'Das Flugzeug vor dir, wenn du anhältst, ist dein Ziel. Dreh mit den Pfeilen; rote Pfeile greifen an.',
  'guide.squadrons.attack.title': 'Frontal, Seite, Heck',
  'guide.squadrons.attack':
    'Von hinten ist am besten, von der Seite sicher, frontal ein Wagnis. Der Balken auf der Karte zeigt die Chancen.',
  'guide.squadrons.burst.title': 'Eine Salve ist dein Schuss',
  'guide.squadrons.burst': 'Wähle eine Salve und schieß. Gespielte Karten sind weg, bis du landest und neue ziehst.',
  'guide.squadrons.defend.title': 'Du wirst beschossen',
  'guide.squadrons.defend':
    'Antworte von der Seite mit einer Rolle, von hinten mit einem Looping, frontal mit einer gleich hohen oder höheren Salve.',
  'guide.squadrons.line.title': 'Der Heimweg',
  'guide.squadrons.line':
    'Nach einer Salve oder nach dem Überflug der schwarzen Doppellinie darf ein Flugzeug auf dem eigenen Flugplatz landen und neue Karten ziehen.',
  'guide.squadrons.guns.title': 'Flak auf dem Weg',
  'guide.squadrons.guns':
    'Eine feindliche Flak wird aufgedeckt, wenn du sie überfliegst. Zwei von vieren auf jedem Flugplatz treffen.',
  'guide.squadrons.land.title': 'Landen',
  'guide.squadrons.land':
    'Ein Rad zeigt ein Feld, auf dem du landen kannst. Behalte beliebige Karten; der nächste Start füllt die Hand auf.',
  'guide.squadrons.ace.title': 'Ein Ass',
  'guide.squadrons.ace':
    'Ein Abschuss macht ein Flugzeug zum Ass: Ab dem nächsten Start zieht es bis auf sechs Karten. Ein Doppelass zieht bis auf acht.',
} as const;
