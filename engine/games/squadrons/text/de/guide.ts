/** The first flight, told in German step by step while it is flown. */
export const guide = {
  'guide.squadrons.welcome.title': 'Je zwei Staffeln',
  'guide.squadrons.welcome':
    'Du hast die grünen und die blauen Ständer, am unteren Rand der Karte. Schieß alle sechs der anderen ab.',
  'guide.squadrons.launch.title': 'Bring eines hoch',
  'guide.squadrons.launch':
    'Von jeder Staffel darf ein Flugzeug oben sein. Wähle eines auf seinem Landefeld und starte es: Es zieht vier Karten, nur für deine Augen.',
  'guide.squadrons.dice.title': 'Für jedes Flugzeug ein Würfel',
  'guide.squadrons.dice':
    'Jedes Flugzeug fliegt alle Felder seines Würfels. Gib einem Flugzeug einen Würfel, oder zeige einfach auf ein Feld: Was dorthin reicht, wird genommen.',
  'guide.squadrons.path.title': 'Gold ist, wo der Zug endet',
  'guide.squadrons.path':
    'Zeige auf ein goldenes Feld. Die rote Linie ist der Weg dorthin, der sicherste; zieh einen anderen vom Flugzeug aus, Feld für Feld, wenn du magst.',
  'guide.squadrons.face.title': 'Die Nase entscheidet',
  'guide.squadrons.face':
    'Was beim Anhalten vor dir ist, ist dein Ziel. Die Pfeile am Schemen drehen ihn; rote greifen an.',
  'guide.squadrons.attack.title': 'Frontal, Seite, Heck',
  'guide.squadrons.attack':
    'Von hinten ist am besten, von der Seite sicher, frontal ein Wagnis: Der Balken auf der Karte nennt die Aussichten.',
  'guide.squadrons.burst.title': 'Eine Salve ist dein Schuss',
  'guide.squadrons.burst':
    'Wähle eine Salve und schieß. Gespielte Karten sind fort, bis du gelandet bist und neue ziehst.',
  'guide.squadrons.defend.title': 'Du wirst beschossen',
  'guide.squadrons.defend':
    'Rolle gegen die Seite, Looping gegen das Heck, frontal eine gleich hohe oder höhere Salve.',
  'guide.squadrons.line.title': 'Der Heimweg',
  'guide.squadrons.line':
    'Jenseits der schwarzen Doppellinie oder nach einer Salve darf ein Flugzeug auf dem eigenen Platz landen und neu ziehen.',
  'guide.squadrons.guns.title': 'Flak auf dem Weg',
  'guide.squadrons.guns':
    'Eine feindliche Flak zeigt sich, wenn du sie überfliegst: Zwei von vieren auf jedem Platz treffen.',
  'guide.squadrons.land.title': 'Wieder am Boden',
  'guide.squadrons.land':
    'Ein Rad auf einem Feld: Dort kannst du landen. Behalte von deinen Karten, was du magst; der nächste Start füllt sie auf.',
  'guide.squadrons.ace.title': 'Ein Ass',
  'guide.squadrons.ace': 'Ein Abschuss macht zum Ass: sechs Karten ab dem nächsten Start, acht für ein Doppelass.',
} as const;
