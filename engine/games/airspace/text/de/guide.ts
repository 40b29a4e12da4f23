/** The first flight, told in German step by step while it is flown. */
export const guide = {
  'guide.airspace.welcome.title': 'Willkommen',
  'guide.airspace.welcome':
    'Du fliegst die Camel, vom unteren Rand aus. Der feindliche Dreidecker kommt von oben. Schieß ihn ab, bevor er dich abschießt.',
  'guide.airspace.strip.title': 'Zehn Punkte',
  'guide.airspace.strip':
    'In jeder Phase hat jedes Flugzeug zehn Bewegungspunkte. In jedem Zug fliegst du mindestens ein Feld voraus, für zwei Punkte.',
  'guide.airspace.hex.title': 'Erst schauen, dann fliegen',
  'guide.airspace.hex':
    'Zeige mit der Maus auf ein goldenes Feld. Ein Umriss zeigt, wo du enden würdest. Die Karte rechts zeigt, was passieren kann.',
  'guide.airspace.turn.title': 'Die Nase drehen',
  'guide.airspace.turn':
    'Wähle einen der Pfeile, um die Nase dorthin zu drehen. Jede Kante kostet einen Punkt; höchstens zwei im Zug sind möglich.',
  'guide.airspace.fly.title': 'Fliegen',
  'guide.airspace.fly': 'Drücke „Fliegen“ oder wähle dasselbe Feld noch einmal. Dann ist der Gegner am Zug.',
  'guide.airspace.dive.title': 'Auf und ab',
  'guide.airspace.dive':
    'Steigen kostet drei Punkte mehr. Stürzen gibt zwei Punkte zurück und erlaubt ein zweites Feld. Probier beides aus, bevor du fliegst.',
  'guide.airspace.height.title': 'Höhe',
  'guide.airspace.height':
    'Größe, Schatten, Fähnchen und Höhenleiste zeigen, wie hoch ein Flugzeug fliegt. Höhe zehn ist die höchste; unter Höhe eins ist der Boden.',
  'guide.airspace.sights.title': 'Das Visier',
  'guide.airspace.sights':
    'Du kannst geradeaus bis zu zwei Felder weit schießen; Höhenstufen zählen wie Felder. Nach oben nur nach einem Steigflug, nach unten nur nach einem Sturzflug. Die sechs Würfel zeigen das Ergebnis jedes Wurfs.',
  'guide.airspace.threat.title': 'Wer dich treffen könnte',
  'guide.airspace.threat':
    'Rosa Zeilen auf der Karte zeigen, was der Feind tun könnte, bevor du wieder fliegst. Halte T, um alle Felder zu sehen, die seine Waffen erreichen.',
  'guide.airspace.tail.title': 'Als Verfolger',
  'guide.airspace.tail':
    'Fliegt dein Ziel in dieselbe Richtung wie du, sitzt du ihm im Nacken: eins mehr auf den Würfel. Dasselbe gilt, wenn der Feind dir im Nacken sitzt.',
  'guide.airspace.phase.title': 'Eine neue Phase',
  'guide.airspace.phase':
    'Alle Punkte sind verbraucht. Jedes Flugzeug bekommt wieder zehn, und die Initiative wechselt die Seite.',
  'guide.airspace.edge.title': 'Vorsicht am Rand',
  'guide.airspace.edge':
    'Ein Flugzeug, das das Brett verlässt oder am Boden aufschlägt, ist verloren. Der Knopf färbt sich vorher dunkel.',
} as const;
