/** The first flight, told in German step by step while it is flown. */
export const guide = {
  'guide.airspace.welcome.title': 'Willkommen in der Luft',
  'guide.airspace.welcome':
    'Du fliegst die Camel, vom unteren Rand; der Dreidecker kommt dir von oben entgegen. Hol ihn herunter, bevor er dich herunterholt.',
  'guide.airspace.strip.title': 'Zehn Punkte',
  'guide.airspace.strip':
    'Jede Phase gibt jedem Flugzeug zehn Bewegungspunkte. Ein Zug fliegt immer ein Feld voraus, für zwei davon.',
  'guide.airspace.hex.title': 'Erst schauen, dann fliegen',
  'guide.airspace.hex':
    'Zeige auf ein goldenes Feld. Ein Schemen zeigt, wo du wärst, und die Karte rechts, was daraus werden könnte.',
  'guide.airspace.turn.title': 'Die Nase drehen',
  'guide.airspace.turn':
    'Um den Schemen stehen Pfeile: Wähle einen, um die Nase dorthin zu drehen. Jedes Sechstel kostet einen Punkt, und mehr als zwei im Zug gehen nicht.',
  'guide.airspace.fly.title': 'Fliegen',
  'guide.airspace.fly': 'Drücke Fliegen, oder wähle dasselbe Feld noch einmal. Dann ist der andere am Zug.',
  'guide.airspace.dive.title': 'Auf und ab',
  'guide.airspace.dive':
    'Steigen kostet drei Punkte mehr. Stürzen gibt zwei zurück und trägt dich vielleicht ein zweites Feld weit. Probier beides, bevor du fliegst.',
  'guide.airspace.height.title': 'Wie hoch',
  'guide.airspace.height':
    'Größe, Schatten, Fähnchen und Höhenleiste verraten die Höhe. Höhe zehn ist die Decke; unter Höhe eins ist der Boden.',
  'guide.airspace.sights.title': 'Das Visier',
  'guide.airspace.sights':
    'Schießen kannst du geradeaus, bis zu zwei Felder weit, die Höhe eingerechnet. Nach oben nur nach einem Steigflug, nach unten nur nach einem Sturzflug. Die sechs Augenzahlen zeigen, was der Würfel täte.',
  'guide.airspace.threat.title': 'Wer dich treffen könnte',
  'guide.airspace.threat':
    'Rosa auf der Karte ist, was der andere dir antun könnte, bevor du wieder fliegst. Halte T, um alles zu sehen, wohin seine Waffen reichen.',
  'guide.airspace.tail.title': 'Als Verfolger',
  'guide.airspace.tail':
    'Fliegt dein Ziel in dieselbe Richtung wie du, sitzt du ihm im Nacken: eins mehr auf den Würfel. Und ebenso, wenn es dir im Nacken sitzt.',
  'guide.airspace.phase.title': 'Eine neue Phase',
  'guide.airspace.phase': 'Alle Punkte sind verbraucht: Jeder hat wieder zehn, und die Initiative wechselt die Seite.',
  'guide.airspace.edge.title': 'Vorsicht am Rand',
  'guide.airspace.edge':
    'Über den Rand oder in den Boden, und das Flugzeug ist verloren. Vorher färbt sich der Knopf dunkel.',
} as const;
