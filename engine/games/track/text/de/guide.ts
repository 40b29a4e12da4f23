/** The first flight, told in German step by step while it is flown. */
export const guide = {
  'guide.track.welcome.title': 'Willkommen',
  'guide.track.welcome':
    'Du fliegst Rot, der Bot fliegt Blau. Beide umrunden den Ring gegen den Uhrzeigersinn, nie zurück. Wer sich hinter den anderen setzt, darf schießen.',
  'guide.track.hand.title': 'Deine Hand',
  'guide.track.hand':
    'Diese sechs Plättchen gehören dir allein. Die Zahl sagt, wie weit du fliegst. Jede Salve darunter ist ein Treffer, falls du in diesem Zug zum Schuss kommst.',
  'guide.track.point.title': 'Erst schauen, dann fliegen',
  'guide.track.point':
    'Zeige auf ein Plättchen oder gehe mit der Tabulatortaste dorthin. Das Brett zeigt, wohin es dich bringt, und die Karte rechts, was daraus werden kann.',
  'guide.track.seal.title': 'Festlegen',
  'guide.track.seal':
    'Wähle ein Plättchen und leg es verdeckt fest. Auch Blau wählt eines, ohne deines zu sehen. Dann decken beide zugleich auf, und beide fliegen.',
  'guide.track.shoot.title': 'Wann du schießt',
  'guide.track.shoot':
    'Nachdem beide geflogen sind: Du schießt, wenn du ein, zwei oder drei Felder dahinter bist, auf einem Feld, das mit dem des anderen eine Farbe teilt, und dein Plättchen eine Salve hat. Daneben geht nichts.',
  'guide.track.preview.title': 'Errate den anderen',
  'guide.track.preview':
    'Du kannst nicht wissen, was Blau spielt. Die Karte nennt dir, bei welchen Plättchen du treffen und bei welchen du getroffen würdest. Nimm, was sich am öftesten lohnt.',
  'guide.track.hits.title': 'Treffer',
  'guide.track.hits':
    'Jeder Treffer füllt einen Platz der Schadensleiste auf der Spielhilfe. Ist der letzte Platz voll, stürzt der Doppeldecker ab, und die Partie ist vorbei.',
  'guide.track.loop.title': 'Der Looping',
  'guide.track.loop':
    'Eine 3 hat zwei Seiten. Nahe einem gestrichelten Band fliegt ihre andere Seite einen Looping und setzt dich ein Feld hinter deinen alten Platz: die beste Antwort auf einen Verfolger.',
  'guide.track.count.title': 'Zähl die Plättchen',
  'guide.track.count':
    'Gespielte Plättchen sind für diese Partie fort. Die Spalten auf den Spielhilfen zeigen, welche Werte jede Seite noch hat. Wer keine 0 und keine 1 mehr hat, kann dich nicht vorbeilassen.',
  'guide.track.round.title': 'Die zweite Runde',
  'guide.track.round':
    'Fünf Züge sind geflogen. Ein Plättchen hast du behalten und fünf nachgezogen. Es gibt drei Runden; dann gewinnen die wenigeren Treffer.',
  'guide.track.last.title': 'Die letzte Runde',
  'guide.track.last': 'Dein Beutel ist jetzt leer: Was du hältst, ist alles, was du hast. Gute Jagd.',
} as const;
