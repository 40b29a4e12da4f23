/** The rules of Track as the screen tells them in German, first part: what everybody needs. */
export const basics = {
  'reference.track.aim': 'Ziel',
  'reference.track.aim.winning': 'Wie man gewinnt',
  'reference.track.aim.winning.1':
    'Zwei Piloten umkreisen dieselben acht Felder. Setz dich mit einem Plättchen, das schießt, hinter den anderen, und jede Salve darauf ist ein Treffer. Ist die Schadensleiste des anderen bis zum letzten Platz voll, stürzt dieser Doppeldecker ab, und du gewinnst sofort.',
  'reference.track.aim.winning.2':
    'Ist nach drei Runden zu fünf Zügen niemand abgestürzt, gewinnt, wer weniger Treffer eingesteckt hat. Bei gleich vielen ist es unentschieden.',

  'reference.track.table': 'Der Tisch',
  'reference.track.table.board': 'Das Brett',
  'reference.track.table.board.1':
    'Acht Scheiben bilden einen Ring, der gegen den Uhrzeigersinn und nie rückwärts geflogen wird. Zwei gestrichelte Bänder zweigen ab: der violette und der braune Looping, jeder mit einer eigenen Scheibe. Eine blaue Bahn führt vom Brett; nur die Szenarien brauchen sie.',
  'reference.track.table.board.2':
    'Das Brett hat zwei Seiten. Auf der einfarbigen ist fast der ganze Ring weiß. Auf der zweifarbigen ist die eine Hälfte weiß und die andere grün, sodass Flugzeuge in verschiedenen Hälften einander meist nicht beschießen können.',
  'reference.track.table.tiles': 'Die Plättchen',
  'reference.track.table.tiles.1':
    'Jeder Doppeldecker hat seinen eigenen Beutel mit Bewegungsplättchen: fünfzehn, Schwarz achtzehn. Die Zahl sagt, wie weit ein Plättchen fliegt, von 0 bis 5. Die Salven darunter sind die Treffer, die es austeilt, falls du zum Schuss kommst; ein Plättchen ohne Salven schießt nie.',
  'reference.track.table.tiles.2':
    'Zu Beginn ziehst du sechs Plättchen, und nur du siehst sie. Die Spielhilfe neben dem Brett zeigt für jeden Doppeldecker, welche Werte noch kommen. Zähl also mit, was gespielt wurde: Es sagt dir, was der andere noch kann.',

  'reference.track.turn': 'Ein Zug',
  'reference.track.turn.planning': 'Ein Plättchen wählen',
  'reference.track.turn.planning.1':
    'Beide wählen geheim ein Plättchen und legen es verdeckt fest. Solange der andere noch wählt, darfst du deines zurücknehmen. Dann decken beide zugleich auf, und nichts lässt sich mehr ändern.',
  'reference.track.turn.moving': 'Fliegen',
  'reference.track.turn.moving.1':
    'Jedes Flugzeug fliegt genau so viele Felder, wie sein Plättchen sagt. Eine 0 bleibt, wo sie ist. Flugzeuge überholen einander frei und dürfen auf demselben Feld enden.',
  'reference.track.turn.shooting': 'Schießen',
  'reference.track.turn.shooting.1':
    'Nachdem beide geflogen sind, wird geschaut, wo sie stehen. Du schießt, wenn dreierlei stimmt: Du bist ein bis drei Felder hinter dem anderen, beide Felder zeigen eine gemeinsame Farbe, und das eben gespielte Plättchen hat mindestens eine Salve.',
  'reference.track.turn.shooting.2':
    'Gewürfelt wird nicht, und zurückhalten darf sich niemand: Was erlaubt ist, wird geschossen und trifft einmal je Salve. Im Duell können die beiden einander nie im selben Zug beschießen.',
  'reference.track.turn.rounds': 'Züge und Runden',
  'reference.track.turn.rounds.1':
    'Während einer Runde wird nicht nachgezogen. Fünf Züge verbrauchen fünf deiner sechs Plättchen, und das übrige geht mit dir weiter.',
  'reference.track.turn.rounds.2':
    'Nach der ersten Runde ziehst du fünf nach. Nach der zweiten ziehst du, was noch im Beutel ist. Die Flugzeuge bleiben, wo sie sind, und der Schaden bleibt auch.',

  'reference.track.loops': 'Loopings',
  'reference.track.loops.how': 'Einen Looping fliegen',
  'reference.track.loops.how.1':
    'Jede 3 hat zwei Seiten. Die gerade fliegt drei Felder den Ring entlang. Die andere fliegt einen Looping: drei Felder über ein gestricheltes Band. Die Seite wählst du, wenn du das Plättchen festlegst.',
  'reference.track.loops.how.2':
    'Ein Looping zweigt vom Ring ab, hat eine Scheibe und mündet zwei Felder vor seiner Abzweigung. Fliegst du ihn vom Feld der Abzweigung oder von dem davor, endest du ein Feld hinter deinem Anfang: So fällt man einem Verfolger in den Rücken. Von zwei Feldern davor endest du auf der Scheibe des Loopings.',
  'reference.track.loops.how.3':
    'Eine 3 kann nur einen Looping fliegen, wenn sie dessen Scheibe erreicht. Wo sie das nicht tut, wird die Looping-Seite nicht angeboten.',
  'reference.track.loops.on': 'Auf einem Looping stehen',
  'reference.track.loops.on.1':
    'Von der Scheibe eines Loopings fliegt jedes Plättchen weiter: der erste Schritt zurück auf den Ring, der Rest den Ring entlang. Eine 0 bleibt auf der Scheibe. Ein Zug führt höchstens durch einen Looping.',

  'reference.track.behind': 'Dahinter sein',
  'reference.track.behind.count': 'Felder zählen',
  'reference.track.behind.count.1':
    'Du bist dahinter, wenn dich ein, zwei oder drei Schritte vorwärts auf dem Ring auf das Feld des anderen bringen. Auf demselben Feld oder genau vier auseinander ist niemand hinter dem anderen.',
  'reference.track.behind.count.2':
    'Gezählt wird immer den Ring entlang und durch die Abzweigung die blaue Bahn, aber nie durch einen Looping. Ein Flugzeug auf der Scheibe eines Loopings ist hinter niemandem und vor niemandem, mit einer Ausnahme: Die violette Scheibe liegt ein Feld hinter der Einmündung ihres Loopings.',

  'reference.track.colours': 'Farben',
  'reference.track.colours.rule': 'Welche Farben auf welche schießen',
  'reference.track.colours.rule.1': 'Du kannst nur auf ein Flugzeug schießen, dessen Feld mit deinem eine Farbe teilt.',
  'reference.track.colours.rule.2':
    'Braune Scheibe: der sichere Ort. Dort schießt niemand, und dort wird niemand beschossen.',
  'reference.track.colours.rule.3':
    'Violette Scheibe: Sie schießt auf das violett-weiße Feld vor ihr und auf nichts sonst. Auf sie kann niemand schießen.',
  'reference.track.colours.rule.4':
    'Violett-weißes Feld: Es schießt auf Weiß wie jedes andere, kann aber von Weiß und von der violetten Scheibe beschossen werden.',
  'reference.track.colours.rule.5':
    'Blau-weißes Feld, wo der Ausgang abzweigt: Es schießt auf Weiß und auf Blau und wird nur von Weiß beschossen. Auf der zweifarbigen Seite ist seine zweite Farbe Grün statt Weiß.',
  'reference.track.colours.rule.6':
    'Blaue Felder: Sie schießen nur auf Blau und werden von Blau und vom Feld der Abzweigung beschossen. Im Duell gibt es keinen Ausgang, und jenes Feld ist gewöhnlicher Grund.',
  'reference.track.colours.rule.7':
    'Weiß-grünes Feld auf der zweifarbigen Seite: Es gehört zu beiden Hälften, schießt also nach beiden und wird aus beiden beschossen.',

  'reference.track.tiles.diagram': 'Beide Seiten einer 3 mit einer Salve: geradeaus und durch einen Looping.',
  'reference.track.loops.diagram':
    'Blau fliegt mit einer 3 von oben einen Looping und endet ein Feld hinter dem alten Platz.',
  'reference.track.behind.diagram':
    'Rot ist hinter einem Flugzeug auf 1, 2 oder 3. Steht der andere auf 4, ist niemand dahinter.',
  'reference.track.colours.diagram': 'Die einfarbige Seite, mit der Ausgangsbahn, die die Szenarien brauchen.',

  'reference.track.screen': 'Am Computer',
  'reference.track.screen.secrets': 'Zu zweit an einem Bildschirm',
  'reference.track.screen.secrets.1':
    'Teilen sich zwei den Bildschirm, schließt sich zwischen ihren Zügen ein Hangartor. Es verdeckt alles Geheime. Du kannst dein Tor mit einer PIN schützen.',
  'reference.track.screen.back': 'Zurücknehmen',
  'reference.track.screen.back.1':
    '„Rückgängig“ nimmt deinen eigenen letzten Schritt zurück, solange nichts gezogen wurde und niemand etwas Neues gesehen hat. Sind alle einverstanden, geht es weiter zurück; im Bordbuch bleibt es stehen, und neu Gezogenes fällt anders aus.',
  'reference.track.screen.back.2':
    'Aufgeben kannst du jederzeit. Dann gewinnt die andere Seite; ein Solo-Auftrag ist verloren.',
  'reference.track.screen.box': 'Dein eigenes Exemplar',
  'reference.track.screen.box.1':
    'Manche Werte stehen nur auf den Bildern der Spielregel (die Zahlen auf den Plättchen, wo die Loopings abzweigen, wo die Ziele liegen). Die hier verwendeten sind eine Annäherung. Besitzt du das Spiel, dann trage deine Werte in eine Datei ein und wähle sie beim Einrichten einer Partie unter „Inhalt der Schachtel“.',
} as const;
