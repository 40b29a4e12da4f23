/** The first flight, told in German step by step while it is flown. */
export const guide = {
  'guide.track.welcome.title': 'Willkommen',
  'guide.track.welcome':
    'Du fliegst Rot, der Bot fliegt Blau. Beide fliegen gegen den Uhrzeigersinn um den Ring, nie rückwärts. Setz dich hinter das andere Flugzeug, um darauf zu schießen.',
  'guide.track.hand.title': 'Deine Hand',
  'guide.track.hand':
    'Diese sechs Plättchen gehören dir, und nur du siehst sie. Die Zahl sagt, wie weit du fliegst. Jede Salve darunter ist ein Treffer, falls du in diesem Zug schießt.',
  'guide.track.point.title': 'Erst schauen, dann fliegen',
  'guide.track.point':
    'Zeige mit der Maus auf ein Plättchen oder gehe mit der Tabulatortaste dorthin. Das Brett zeigt, wohin es dich bringt. Die Karte rechts zeigt, was passieren kann.',
  'guide.track.seal.title': 'Festlegen',
  'guide.track.seal':
    'Wähle ein Plättchen und leg es verdeckt fest. Auch Blau wählt eines, ohne deines zu sehen. Dann werden beide aufgedeckt, und beide fliegen.',
  'guide.track.shoot.title': 'Wann du schießt',
  'guide.track.shoot':
    'Beide sind geflogen. Jetzt schießt du, wenn du ein bis drei Felder dahinter bist, beide Felder eine gemeinsame Farbe haben und dein Plättchen eine Salve hat. Jeder Schuss trifft.',
  'guide.track.preview.title': 'Rate, was kommt',
  'guide.track.preview':
    'Du kannst nicht wissen, was Blau spielt. Die Karte zeigt, bei welchen Plättchen du triffst und bei welchen du getroffen wirst. Nimm, was am häufigsten gut ausgeht.',
  'guide.track.hits.title': 'Treffer',
  'guide.track.hits':
    'Jeder Treffer füllt einen Platz der Schadensleiste. Ist die Leiste voll, stürzt der Doppeldecker ab, und die Partie ist vorbei.',
  'guide.track.loop.title': 'Der Looping',
  'guide.track.loop':
    'Eine 3 hat zwei Seiten. Nahe einem gestrichelten Band fliegt die andere Seite einen Looping und setzt dich ein Feld hinter deinen alten Platz. Nutze das, wenn du verfolgt wirst.',
  'guide.track.count.title': 'Zähl die Plättchen',
  'guide.track.count':
    'Gespielte Plättchen kommen in dieser Partie nicht wieder. Die Spalten auf den Spielhilfen zeigen, welche Werte jede Seite noch hat. Wer keine 0 und keine 1 mehr hat, kann dich nicht vorbeilassen.',
  'guide.track.round.title': 'Die zweite Runde',
  'guide.track.round':
    'Fünf Züge sind vorbei. Du hast ein Plättchen behalten und fünf nachgezogen. Nach drei Runden gewinnt, wer weniger Treffer eingesteckt hat.',
  'guide.track.last.title': 'Die letzte Runde',
  'guide.track.last': 'Dein Beutel ist leer: Das sind deine letzten Plättchen. Viel Glück!',
} as const;
