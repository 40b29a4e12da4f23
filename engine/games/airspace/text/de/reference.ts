/** The rules of Airspace to be looked up at the table in German, topic by topic. */
export const reference = {
  'reference.airspace.aim': 'Ziel',
  'reference.airspace.aim.winning': 'Wie man gewinnt',
  'reference.airspace.aim.winning.1':
    'Sei die letzte Seite in der Luft. Eine Seite ist geschlagen, sobald ihr letztes Flugzeug abgeschossen ist, am Boden aufschlägt, den Luftraum verlässt oder aufgibt.',
  'reference.airspace.aim.winning.2':
    'Alle, die noch fliegen, können sich auf ein Unentschieden einigen. Mit Phasengrenze endet die Partie nach Phase 20: Es gewinnt die Seite, die noch mehr Schaden verträgt. Ist das gleich und zählen Angriffe, gewinnt die Seite mit mehr Schüssen, dann die mit mehr Zügen, die näher am Feind endeten.',

  'reference.airspace.sky': 'Der Himmel',
  'reference.airspace.sky.board': 'Felder und Startfelder',
  'reference.airspace.sky.board.1':
    'Flugzeuge fliegen über Sechseckfelder, die Nase immer zu einer der sechs Kanten. Die Alliierten beginnen am unteren Rand, Deutschland am oberen.',
  'reference.airspace.sky.board.2':
    'Ein Würfelwurf bestimmt das Startfeld jedes Flugzeugs; eine 6 bedeutet das mittlere. Ist schon ein Partner dort, nimm eines daneben. Alle beginnen auf Höhe 6.',
  'reference.airspace.sky.diagram': 'Der schmale Himmel: unten die Startfelder der Alliierten, oben die Deutschlands.',
  'reference.airspace.sky.heights.diagram':
    'Von der Seite: ein Steigflug, ein Sturzflug und ein Sturzflug von der ersten Höhe in den Boden.',
  'reference.airspace.sky.heights': 'Höhen',
  'reference.airspace.sky.heights.1':
    'Es gibt zehn Höhen. Über die zehnte kann niemand steigen; wer von der ersten stürzt, schlägt am Boden auf. Mehrere Flugzeuge dürfen über demselben Feld sein.',

  'reference.airspace.phases': 'Phasen und Initiative',
  'reference.airspace.phases.order': 'Wer am Zug ist',
  'reference.airspace.phases.order.1':
    'In jeder Phase hat jedes Flugzeug zehn Bewegungspunkte. Die Leisten stehen in einer Reihe: alliiert, deutsch, alliiert, deutsch. Gezogen wird von links nach rechts, wenn die Alliierten die Initiative haben, von rechts nach links, wenn Deutschland sie hat.',
  'reference.airspace.phases.order.2':
    'Im ersten Durchlauf werden Leisten der anderen Seite vor der ersten eigenen übersprungen. Dann geht es reihum; Flugzeuge mit weniger als zwei Punkten setzen aus.',
  'reference.airspace.phases.order.3':
    'Hat niemand mehr zwei Punkte, ist die Phase vorbei, und die Initiative wechselt die Seite. Übrige Punkte verfallen.',

  'reference.airspace.phases.diagram':
    'Oben haben die Alliierten die Initiative: Alle ziehen, von links nach rechts. Unten hat sie Deutschland.',

  'reference.airspace.turn': 'Ein Zug',
  'reference.airspace.turn.flying': 'Fliegen',
  'reference.airspace.turn.flying.1':
    'In dieser Reihenfolge: drehen, ein Feld vorausfliegen, wieder drehen. Ein Feld kostet zwei Punkte. Jede Kante, um die du drehst, kostet einen Punkt; höchstens zwei im Zug sind erlaubt.',
  'reference.airspace.turn.flying.2':
    'Du darfst auch eine Höhe steigen, für drei Punkte mehr, oder eine Höhe stürzen, was zwei Punkte zurückgibt. Wer stürzt, darf ein zweites Feld vorausfliegen, mit einer Drehung davor.',
  'reference.airspace.turn.flying.3':
    'Bleibt nach dem Fliegen ein einzelner Punkt, verfällt er, denn kein Zug kostet nur einen Punkt.',
  'reference.airspace.turn.diagram':
    'Was die Felder um eine Camel mit der Nase nach Norden im Geradeausflug kosten: zwei für das Feld, einen für jede gedrehte Kante.',
  'reference.airspace.turn.dive.diagram':
    'Dasselbe im Sturzflug, der zwei zurückgibt: Das nächste Feld kostet nichts, und ein zweites darf geflogen werden.',
  'reference.airspace.turn.danger': 'Ein Flugzeug verlieren',
  'reference.airspace.turn.danger.1':
    'Ein Flugzeug, das vom Brett fliegt oder unter Höhe 1 stürzt, ist verloren. Führen zwei Wege zum selben Feld, wird der geflogen, der auf dem Brett bleibt.',

  'reference.airspace.shooting': 'Schießen',
  'reference.airspace.shooting.line': 'Auf wen geschossen werden kann',
  'reference.airspace.shooting.line.1':
    'Nach dem Fliegen darfst du auf einen Gegner geradeaus schießen, höchstens zwei entfernt; jede Höhenstufe zwischen euch zählt wie ein Feld. Nie im eigenen Feld.',
  'reference.airspace.shooting.line.2':
    'Auf höhere Gegner nur nach einem Steigflug, auf tiefere nur nach einem Sturzflug, auf gleich hohe nach jedem Zug.',
  'reference.airspace.shooting.diagram':
    'Die Camel schießt zwei Felder weit geradeaus. Der Dreidecker fliegt in dieselbe Richtung: Die Camel sitzt ihm im Nacken.',
  'reference.airspace.shooting.die': 'Der Würfel',
  'reference.airspace.shooting.die.1':
    'Eins weniger, wenn das Ziel zwei entfernt ist. Eins mehr, wenn deine Nase in dieselbe Richtung zeigt: Du sitzt ihm im Nacken. Eins weniger, wenn ein Flugzeug der eigenen Seite auf gleicher Höhe in seinem Feld ist.',
  'reference.airspace.shooting.die.2':
    'Zwei oder weniger geht daneben, drei und vier machen einen Schaden, fünf und mehr machen zwei. Ein Flugzeug mit sechs Schaden ist abgeschossen.',

  'reference.airspace.shooting.die.diagram': 'Ergebnisse des Würfels nach allen Zu- und Abschlägen.',

  'reference.airspace.players': 'Zu zweit, zu dritt und zu viert',
  'reference.airspace.players.sides': 'Seiten',
  'reference.airspace.players.sides.1':
    'Zu zweit fliegt jeder ein Flugzeug oder zwei. Zu dritt fliegt einer zwei Flugzeuge gegen zwei Partner mit je einem. Zu viert zwei gegen zwei. Partner gewinnen und verlieren gemeinsam.',
  'reference.airspace.airplanes': 'Die Flugzeuge',
  'reference.airspace.airplanes.alike': 'Alle fliegen gleich',
  'reference.airspace.airplanes.alike.1':
    'Neun Typen stehen im Hangar, fünf der Alliierten und vier Deutschlands. Sie unterscheiden sich im Aussehen und in der Geschichte, nicht in den Regeln.',
  'reference.airspace.screen': 'Am Computer',
  'reference.airspace.screen.steering': 'Zwei Arten zu steuern',
  'reference.airspace.screen.steering.1':
    'Wähle ein goldenes Feld: Der günstigste Weg dorthin wird eingetragen. Wähle einen der Pfeile, um die Nase anders auszurichten. Wähle dann dasselbe Feld noch einmal oder drücke „Fliegen“.',
  'reference.airspace.screen.steering.2':
    'Oder nutze den Knüppel: Pfeil links und rechts drehen, Pfeil auf fliegt voraus, W steigt, S stürzt, D hält die Höhe, die Rücktaste nimmt einen Schritt zurück, G fliegt. Beim Schießen feuert G, und H feuert nicht.',
  'reference.airspace.screen.open': 'Nichts ist verborgen',
  'reference.airspace.screen.open.1':
    'Alle sehen alles, darum gibt es keine Tore. Du kannst deinen Zug rückgängig machen, bis andere gezogen haben oder gewürfelt wurde.',
} as const;
