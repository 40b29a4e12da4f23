/** The rules of Track as the screen tells them in German: missions, flying alone, and the two editions. */
export const scenarios = {
  'reference.track.scenarios': 'Szenarien',
  'reference.track.scenarios.all': 'Was allen Aufträgen gemeinsam ist',
  'reference.track.scenarios.all.1':
    'Der eine hat einen Auftrag, der andere versucht, ihn abzuschießen. Alle dürfen Plättchen der ersten Hand tauschen. Die zweifarbige Seite des Bretts meint es mit dem Auftrag etwas besser.',
  'reference.track.scenarios.all.2':
    'Außer beim Geleitschutz gibt es keine letzte Runde. Nach jeder dritten kommen alle Plättchen in die Beutel zurück und werden wie zu Beginn ausgeteilt; Plätze und Schaden bleiben. Schwarz verliert zuvor zufällig so viele Plättchen, wie es Treffer eingesteckt hat. Ist nach dreißig Runden nichts entschieden, ist es unentschieden.',
  'reference.track.scenarios.all.3':
    'Bei Spionage und Geleitschutz beginnt der Doppeldecker mit dem Auftrag schon mit einem Treffer. Bei Bombenangriff und Rettung hält der Verteidiger einen Treffer mehr aus als sonst.',
  'reference.track.scenarios.exit': 'Der Ausgang',
  'reference.track.scenarios.exit.1':
    'Sobald der Auftrag es erlaubt, darf sein Flugzeug auf die blaue Bahn abbiegen, wann immer sein Zug auf der Abzweigung beginnt oder sie mit übrigen Schritten passiert. Gefragt wirst du, wenn die Plättchen aufgedeckt sind. Ein Schritt über das letzte blaue Feld hinaus, und das Flugzeug ist fort, bevor jemand schießen kann.',
  'reference.track.scenarios.exit.2':
    'War das Flugzeug mit dem Auftrag zu Beginn des Zugs auf der Bahn, darf der andere ihm dorthin folgen, verlässt aber nie das Brett: Er hält auf dem letzten blauen Feld.',
  'reference.track.scenarios.espionage': 'Spionage',
  'reference.track.scenarios.espionage.1':
    'Fünf feindliche Anlagen liegen am Ring. Der Spion fotografiert eine, indem sein Zug darauf endet: Eine 0 oder 1 gibt ein scharfes Foto und entfernt die Anlage; eine 2 gibt ein verwackeltes, und zwei verwackelte entfernen sie ebenso. Der Spion hat keine Waffe.',
  'reference.track.scenarios.espionage.2':
    'Sind vier Anlagen fort, muss der Spion zum Ausgang hinaus und hat dann gewonnen. Der Verteidiger gewinnt, wenn er den Spion vorher abschießt. Der Spion fliegt Rot, Braun, Schwarz oder Weiß.',
  'reference.track.scenarios.bombing': 'Bombenangriff',
  'reference.track.scenarios.bombing.1':
    'Fünf Fabriken liegen am Ring, jede mit einer Zahl. Eine Fabrik ist zerstört, wenn der Bomber seinen Zug mit einem Plättchen genau dieser Zahl auf ihr beendet. Eine durch den Looping geflogene 3 zählt als 3.',
  'reference.track.scenarios.bombing.2':
    'Sind vier Fabriken zerstört, darf der Bomber zum Ausgang hinaus und gewinnt; auch der Abschuss des Verteidigers gewinnt. Wird der Bomber nach der vierten Fabrik abgeschossen, ist es unentschieden, davor verloren. Der Bomber fliegt Braun, Gelb, Schwarz oder Violett.',
  'reference.track.scenarios.rescue': 'Rettung',
  'reference.track.scenarios.rescue.1':
    'Fünf Flugfelder liegen am Ring, und auf einem wartet jemand: Der Retter zieht ein Ziel, das es nennt, ungesehen vom Verteidiger. Am Ende jeder Runde kommt ein weiteres Ziel dazu.',
  'reference.track.scenarios.rescue.2':
    'Endet ein Zug mit 0 oder 1 auf irgendeinem Flugfeld, wird dort gelandet, gewollt oder nicht: Bluffen gehört dazu. Ein gelandetes Flugzeug schießt und wird beschossen wie sonst. Sein nächstes Plättchen entscheidet: Eine 0 bleibt; eine 1 oder 2 hebt ab, und nannte ein Ziel dieses Flugfeld, ist die Person an Bord; eine 3 oder mehr startet durch, ohne jemanden.',
  'reference.track.scenarios.rescue.3':
    'Nach der ersten Person darf der Retter zum Ausgang hinaus. Eine Person ist ein Unentschieden, zwei gewinnen, drei oder mehr sind ein glänzender Sieg. Der Abschuss des Verteidigers beendet die Partie mit derselben Zählung; ist niemand an Bord, ist sie verloren. Der Retter fliegt Braun oder Weiß.',
  'reference.track.scenarios.escort': 'Geleitschutz',
  'reference.track.scenarios.escort.1':
    'Die Eskorte fliegt neben einem Havaristen, einem angeschlagenen Doppeldecker mit sechs eigenen Plättchen: −2, −1, 0, 0 mit einer Salve, +1 und +2. Jeden Zug spielt die Eskorte eines ihrer eigenen und eines von diesen. Der Havarist fliegt die Summe beider, nie weniger als 0. Ein für ihn verbrauchtes Plättchen kommt nach der Runde zurück.',
  'reference.track.scenarios.escort.2':
    'Beginnt, fliegt oder endet die Eskorte auf einem Looping, nimmt der Havarist denselben, falls seine Summe ihn erreicht.',
  'reference.track.scenarios.escort.3':
    'Von den beiden schießt nur, wer dem Angreifer näher ist; auf demselben Feld bestimmt es die Eskorte. Der Angreifer trifft nur den Näheren; auf demselben Feld werden die Treffer geteilt, und der Angreifer sagt, wer einen überzähligen bekommt.',
  'reference.track.scenarios.escort.4':
    'Die Eskorte gewinnt, wenn der Havarist zum Ausgang hinauskommt, der ihm nur in der dritten Runde offen steht, oder wenn der Angreifer abgeschossen wird. Der Angreifer gewinnt, wenn er den Havaristen abschießt. Stürzen beide im selben Zug ab, oder ist nach der dritten Runde niemand hinaus, ist es unentschieden.',
  'reference.track.scenarios.escort.5':
    'Wird die Eskorte selbst abgeschossen, fliegt der Havarist allein weiter, mit der 0, die schießt, +1 und +2, und bekommt sein Plättchen jeden Zug zurück.',

  'reference.track.solo': 'Solo',
  'reference.track.solo.how': 'Der Automat',
  'reference.track.solo.how.1':
    'Jeder Auftrag lässt sich allein fliegen, auf der einfarbigen Seite. Der Gegner hat keine Hand: Ein Plättchen liegt immer offen vor ihm. Nach deinem Zug zieht er ein zweites, spielt eines von beiden und behält das andere für den nächsten Zug.',
  'reference.track.solo.how.2':
    'Steht er oder stehst du auf der Scheibe eines Loopings, spielt er das eben gezogene. Ist er hinter dir oder vier Felder entfernt, den niedrigeren Wert; bist du hinter ihm oder auf seinem Feld, den höheren. Von zwei gleichen nimmt er das mit mehr Salven, wenn er dich dann treffen kann, sonst das mit weniger.',
  'reference.track.solo.how.3':
    'Eine 3, die einen Looping fliegen könnte, wird geworfen wie eine Münze. Der Automat kann nicht abgeschossen werden, nimmt nie den Ausgang, und keine eigene Regel eines Doppeldeckers gilt für ihn. Wirst du abgeschossen, ist der Auftrag gescheitert; ebenso ein Geleitschutz, der nach drei Runden nicht draußen ist.',
  'reference.track.solo.harder': 'Schwerer machen',
  'reference.track.solo.harder.1':
    'Eine geschickte 3: Wo ein Looping oder der Verzicht darauf dem Automaten einen Treffer brächte, tut er genau das, statt zu werfen. Ein angepasster Beutel: Zwei Plättchen ohne Salven verlassen seinen Beutel. Beides zugleich geht auch.',

  'reference.track.editions': 'Ausgaben',
  'reference.track.editions.prototype': 'Der Prototyp',
  'reference.track.editions.prototype.1':
    'Beim Aufbau einer Partie lässt sich eine frühere Ausgabe desselben Spiels wählen. Sie unterscheidet sich in diesen Punkten.',
  'reference.track.editions.prototype.2':
    'Der Spion gewinnt sofort mit der vierten Anlage und muss das Brett nicht verlassen.',
  'reference.track.editions.prototype.3':
    'Der Spion und die Eskorte mit ihrem Schützling starten unten rechts; der Bomber sucht sich seinen Start aus. In der endgültigen Ausgabe wählt der Gegner zuerst.',
  'reference.track.editions.prototype.4':
    'Im Solospiel hat jede Hand sechs Plättchen, und Rot und Blau dürfen nicht Gegner mit angepasstem Beutel sein.',
  'reference.track.editions.prototype.5':
    'Schießt der Retter den Verteidiger ab, ohne jemanden an Bord zu haben, ist es unentschieden statt verloren.',
} as const;
