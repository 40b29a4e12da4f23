/** The rules of Squadrons to be looked up at the table in German, topic by topic. */
export const reference = {
  'reference.squadrons.aim': 'Ziel',
  'reference.squadrons.aim.winning': 'Wie man gewinnt',
  'reference.squadrons.aim.winning.1':
    'Bring jedes Flugzeug der anderen Nation aus dem Spiel: im Luftkampf, am Boden oder mit deiner Flak.',
  'reference.squadrons.aim.winning.2':
    'Nach hundert Runden in Folge ohne Salve und ohne aufgedeckte Flak, oder nach dreißig, wenn es so eingestellt ist, endet die Partie unentschieden.',

  'reference.squadrons.map': 'Die Karte',
  'reference.squadrons.map.fields': 'Flugplätze und Flak',
  'reference.squadrons.map.fields.1':
    'Jede Staffel hat in ihrer Ecke einen Flugplatz: Landefelder mit je einem Flugzeug und Flak darum herum. Die schwarze Doppellinie verläuft zwischen den Nationen.',
  'reference.squadrons.map.fields.2':
    'Vor dem ersten Zug legt jeder die Flaksteine seiner Plätze verdeckt aus: Die Hälfte trifft, die Hälfte schießt daneben. Partner kennen die Flak des anderen; der Feind erfährt sie, wenn sie aufgedeckt wird.',

  'reference.squadrons.turn': 'Ein Zug',
  'reference.squadrons.turn.order': 'Starten, würfeln, ziehen, angreifen',
  'reference.squadrons.turn.order.1':
    'Jede Staffel ohne Flugzeug in der Luft darf eines starten. Dann wird mit zwei Würfeln gewürfelt. Sind zwei Flugzeuge in der Luft, nimmt jedes einen Würfel; bei einem wählst du einen Würfel.',
  'reference.squadrons.turn.order.2':
    'Haben alle Flugzeuge gezogen, greifen die an, die einen Gegner vor der Nase haben, und die neben Gegnern am Boden dürfen diese beschießen, in beliebiger Reihenfolge.',

  'reference.squadrons.moving': 'Ziehen',
  'reference.squadrons.moving.ways': 'Die volle Augenzahl',
  'reference.squadrons.moving.ways.1':
    'Ein Flugzeug fliegt von Feld zu Feld über Kanten, nie über Ecken, genau so viele, wie sein Würfel zeigt. Es darf abbiegen, ein Feld zweimal überqueren und sogar dorthin zurückkommen, wo es begann.',
  'reference.squadrons.moving.ways.2':
    'Es darf nicht über dieselbe Kante hin und her fliegen und nicht durch ein Feld mit einem anderen Flugzeug, in der Luft oder am Boden.',
  'reference.squadrons.moving.ways.3':
    'Bewegt es kein Würfel, bleibt ein Flugzeug stehen und darf nur drehen; dann greift es nicht an.',
  'reference.squadrons.moving.diagram': 'A, B und D dürfen geflogen werden; C geht über eine Kante zurück.',

  'reference.squadrons.landing': 'Landen',
  'reference.squadrons.landing.home': 'Wieder daheim',
  'reference.squadrons.landing.home.1':
    'Ein Flugzeug darf auf einem leeren Landefeld der eigenen Staffel landen, auch bevor seine Augenzahl verbraucht ist, sobald es eine Salve gespielt hat, beschossen wurde oder die schwarze Doppellinie überflogen hat.',
  'reference.squadrons.landing.home.2':
    'Dann behalte von seinen Karten, welche du magst, und leg die anderen ab. Beim nächsten Start wird die Hand wieder aufgefüllt.',

  'reference.squadrons.facing': 'Ausrichten',
  'reference.squadrons.facing.nose': 'Frontal, Seite, Heck',
  'reference.squadrons.facing.nose.1':
    'Am Ende seines Zugs richtet ein Flugzeug die Nase auf eines der Nachbarfelder. Ist dort ein Gegner in der Luft, greift es an: frontal, wenn der zurückschaut, von hinten, wenn er in dieselbe Richtung schaut, sonst von der Seite.',
  'reference.squadrons.facing.diagram': 'E und F von der Seite, G frontal, H von hinten.',

  'reference.squadrons.dogfights': 'Die drei Luftkämpfe',
  'reference.squadrons.dogfights.cards': 'Salve und Antwort',
  'reference.squadrons.dogfights.cards.1':
    'Der Angreifer spielt eine Salve: von der Seite und von hinten eine beliebige, frontal seine höchste. Wer eine Salve hat, muss sie spielen.',
  'reference.squadrons.dogfights.cards.2':
    'Von der Seite rettet eine Rolle. Von hinten rettet ein Looping. Frontal hebt eine gleiche Salve auf, und eine höhere schießt den Angreifer ab. Ohne Antwort stürzt das Ziel ab.',
  'reference.squadrons.dogfights.diagram': 'Was gespielt wird und was darauf antwortet.',

  'reference.squadrons.exchange': 'Platztausch',
  'reference.squadrons.exchange.loop': 'Nach einem Looping',
  'reference.squadrons.exchange.loop.1':
    'Die beiden Flugzeuge tauschen die Felder und behalten ihre Richtung, sodass nun der Angegriffene dem anderen im Nacken sitzt. Er darf feuern oder abbrechen; ein Looping auf der Hand muss dagegen gespielt werden, und so fort.',
  'reference.squadrons.exchange.loop.2':
    'Wer so auf eine feindliche Flak gerät, deckt sie sofort auf. Ein Flugzeug, das den Platz tauschen musste, beschießt in diesem Zug nichts am Boden.',

  'reference.squadrons.guns': 'Flak',
  'reference.squadrons.guns.over': 'Über feindlicher Flak',
  'reference.squadrons.guns.over.1':
    'Jede feindliche Flak, die ein Flugzeug überfliegt oder auf der es hält, wird sofort aufgedeckt. Ein Treffer nimmt das Flugzeug aus dem Spiel; schießt sie daneben, fliegt es weiter, und wie, entscheidet sich dann.',
  'reference.squadrons.guns.over.2':
    'Der Stein wird wieder umgedreht, aber alle haben ihn gesehen. Durch Flak wird niemand zum Ass.',

  'reference.squadrons.strafing': 'Angriffe am Boden',
  'reference.squadrons.strafing.ground': 'Flugzeuge am Boden',
  'reference.squadrons.strafing.ground.1':
    'Ein Flugzeug, das gezogen hat und neben einem Gegner am Boden steht, wohin immer seine Nase zeigt, darf eine Salve beliebigen Werts auf ihn spielen: Er ist zerstört und hat keine Antwort. Eine letzte Salve, die einem Luftkampf geschuldet ist, darf so nicht verbraucht werden.',

  'reference.squadrons.aces': 'Asse',
  'reference.squadrons.aces.insignia': 'Abzeichen',
  'reference.squadrons.aces.insignia.1':
    'Ein Abschuss macht ein Flugzeug zum Ass, zwei zum Doppelass; das Abzeichen gehört ihm und geht mit ihm verloren. Ab dem nächsten Start zieht ein Ass bis auf sechs Karten, ein Doppelass bis auf acht.',

  'reference.squadrons.cards': 'Karten und Stapel',
  'reference.squadrons.cards.pack': 'Was in einem Stapel ist',
  'reference.squadrons.cards.pack.1':
    'Jede Staffel zieht von ihrem eigenen Stapel. Abgelegtes liegt offen und wird erst gemischt, wenn der Stapel zu Ende gezogen ist.',
  'reference.squadrons.cards.diagram': 'Der Standardstapel.',

  'reference.squadrons.partners': 'Partner und Geschenke',
  'reference.squadrons.partners.three': 'Zu dritt und zu viert',
  'reference.squadrons.partners.three.1':
    'Partner haben je eine Staffel, würfeln selbst und sehen die Karten des anderen nicht. Die Deutschen beginnen, einer nach dem anderen, dann die Amerikaner.',
  'reference.squadrons.partners.three.2':
    'Wer kein Flugzeug hat, kann von einem Partner mit mindestens zweien eines am Boden bekommen. Ist auf einer Seite nur noch eines übrig, ist ein Partner ohne Flugzeug aus dem Spiel.',

  'reference.squadrons.screen': 'Am Computer',
  'reference.squadrons.screen.order': 'Einen Befehl geben',
  'reference.squadrons.screen.order.1':
    'Flugzeug, Würfel, Weg und Richtung sind ein Befehl: auf ein Feld zeigen, einen Pfeil wählen, fliegen. Du kannst den Weg auch vom Flugzeug aus ziehen oder die Pfeiltasten nehmen; die Rücktaste nimmt ein Feld zurück. Bei unbekannter Flak hält der Flug an; du siehst das Ergebnis und wählst, wie es weitergeht.',
  'reference.squadrons.screen.secret': 'Was geheim ist',
  'reference.squadrons.screen.secret.1':
    'Zwischen den Zügen und vor jeder Antwort verdeckt eine Blende die Hand. Wirst du angegriffen, halte den Knopf gedrückt, um hinzusehen, oder öffne die Blende. Alle werden gefragt, ob sie eine Antwort haben oder nicht.',
} as const;
