export const autumn17 = {
  'mission.challenge.title': 'Die Herausforderung',
  'mission.challenge.orders':
    '{nemesis} steht drüben auf den Titelseiten, und dort steht er unseretwegen. Heute früh fiel eine Dose auf unseren Platz, mit einem Band daran. Darin: ein Bogen gutes Papier, eine Uhrzeit, ein Ort über dem Fluss, wo sich die beiden Straßen kreuzen, und der Satz, in unserer eigenen Sprache und ohne einen Fehler, dass er allein komme, wenn einer von uns komme. Der Major las es beim Frühstück vor und fragte, was wir davon hielten. Ich halte es für eitel, und ich glaube, er meint es ernst. Sie dürfen jede Maschine nehmen, die bereitsteht. Vom Boden ist keine Hilfe zu erwarten; beide Batterien sollen für diese halbe Stunde eine Störung haben. Niemand befiehlt Ihnen zu gehen. Es ist nur so: Wenn niemand geht, wird er auch morgen über der Kreuzung sein, über dem, den man dann dorthin schickt.',
  'mission.challenge.diary.worst':
    'Er hat in jedem Punkt Wort gehalten. Ich weiß noch, dass ich auf dem Weg nach unten ganz klar dachte, wie leserlich seine Unterschrift gewesen war.',
  'mission.challenge.diary.lost':
    'Am Ende ließ er mich gehen. Ich bin beinahe sicher. Er saß hinter mir, während man langsam bis fünf zählt, mit stummen Gewehren, und dann wackelte er mit den Flügeln.',
  'mission.challenge.diary.even':
    'Eine halbe Stunde, auf die Minute, und dann hatten beide Batterien zugleich ihre Störung behoben. Wir schieden wie Leute, die der Regen beim Kartenspiel überrascht hat.',
  'mission.challenge.diary.won':
    'Er wird eine Zeit lang nicht schreiben; es war der rechte Arm, glaube ich. Jetzt komme ich selbst in die Zeitung. Meiner Mutter wird das Bild nicht gefallen.',
  'mission.challenge.diary.best':
    'Es ist getan. Er fiel an der Kreuzung der beiden Straßen, genau an der Stelle, die er genannt hatte, und ich fand kein einziges Gefühl, das nicht falsch gewesen wäre.',
  'mission.challenge.paper.good':
    'Ein unseren Lesern wohlbekannter Name wird in diesen Spalten nicht mehr erscheinen. Unser Flieger lehnt es ab, sich zu äußern, und tat dies kurz.',
  'mission.challenge.paper.bad':
    'Der gefeierte Flieger des Feindes hat seine Liste verlängert. Seine Fotografie steht auf Seite zwei. Es ist dieselbe Fotografie.',

  'mission.linePatrol.title': 'Frontstreife',
  'mission.linePatrol.orders':
    'Nichts Besonderes. Nach diesem Sommer sollte man das einrahmen. Sie fliegen allein die Linie ab, von der Ziegelei bis zum See, in jeder Höhe, die Ihnen gefällt, in so viel Himmel, wie sich jemand wünschen kann: Die Schlacht ist nach Norden gezogen und hat das Gedränge mitgenommen. Melden Sie den Zustand der Straßen, etwaigen Rauch und die Gänse, die nach Auskunft der Bauern früh fort sind. Jemand von der anderen Seite hat vermutlich denselben Befehl und langweilt sich ebenso. Es wäre vernünftig, wenn Sie sich beide in gehöriger Entfernung langweilten. Aber ich bin seit neunzehn Monaten hier und habe noch nie erlebt, dass zwei Flugzeuge bei so viel Himmel vernünftig waren. Wenn es sein muss, dann bitte über unserer Seite und rechtzeitig zum Tee. Es gibt echten Tee. Ein Paket ist gekommen.',
  'mission.linePatrol.diary.worst':
    'Es hätte ein Spaziergang sein sollen. Man fand die Maschine am anderen Ufer des Sees, und die Gänse rings herum, ganz zahm.',
  'mission.linePatrol.diary.lost':
    'Er langweilte sich nicht. Ich musste ausreißen, kilometerweit durch leeren Himmel, und nie kommt man sich so groß vor. Tee verpasst.',
  'mission.linePatrol.diary.even':
    'Wir kreisten über dem See wie zwei Schlittschuhläufer, die einander nicht vorgestellt sind. Die Gänse sind tatsächlich fort. Der Tee war echt.',
  'mission.linePatrol.diary.won':
    'Bis zur Ziegelei gejagt und ihn darüber hinweggelassen. Gemeldet: zweimal Rauch, keine Gänse, ein Feind, abreisend.',
  'mission.linePatrol.diary.best':
    'Ein ganzer Himmel für uns allein, und er suchte sich meine Ecke aus. Er ist im See und schwimmt. Ich kreiste, bis das Boot ihn hatte. Der Tee war kalt und vorzüglich.',
  'mission.linePatrol.paper.good':
    'Auf dem See darf gerudert werden. Ein Flieger, den man am Sonntag daraus barg, hat trockene Kleider bekommen.',
  'mission.linePatrol.paper.bad':
    'Eine ruhige Woche im Abschnitt, mit einer Ausnahme, deren Angehörige verständigt sind.',

  'mission.moonlight.title': 'Mondlicht',
  'mission.moonlight.orders':
    'Die Linie ist, wo wir sie haben wollten, und darum kann der Stab nicht schlafen. Der Nachschub von drüben kommt nachts den Kanal herauf, und Sie sehen ihn sich bei Mondlicht an, im Zweisitzer, mit kleinen Bomben und großer Vorsicht. Bei Tag wissen Sie, wo der Feind ist, und er weiß, wo Sie sind. Bei Nacht weiß jeder die Hälfte davon, und nie ist es dieselbe Hälfte. Auch ihre eigene Nachtmaschine wird unterwegs sein. Sie ist leicht zu erkennen: Es ist das, was man nicht sieht, ehe es geschossen hat. Pilot und Schütze einigen sich über alles, ehe sie vom Boden weg sind, auch darüber, wer die Taschenlampe mitbringen sollte. Zählen Sie Ihre Karten. Wenn die Hälfte fort ist, denken Sie an zu Hause; wenn Sie den Boden der Schachtel sehen, sollten Sie darüber sein. Die Landefeuer brennen bis drei.',
  'mission.moonlight.diary.worst':
    'Die Landefeuer brannten bis drei, und dann bis vier, und dann war das Benzin für die Feuer zu Ende. Ich habe danach weiter gehorcht.',
  'mission.moonlight.diary.lost':
    'Getroffen aus einem Stück Himmel, von dem ich geschworen hätte, es sei leer. Wir tasteten uns am Kanal zurück wie ein Blinder an einem Zaun.',
  'mission.moonlight.diary.even':
    'Alle schossen auf alle, und der Mond ging aus Taktgefühl hinter eine Wolke. Ich glaube, es war nicht einer unter uns, der wusste, wo er war.',
  'mission.moonlight.diary.won':
    'Fand ihn vor dem Wasser, ein Kreuz auf Silberpapier, und das war es dann. Drei Kähne versenkt. {mate} hatte die Taschenlampe doch dabei.',
  'mission.moonlight.diary.best':
    'Eine ganze Kette von Kähnen und dazu ihre Nachtmaschine, und so früh zurück, dass die Feuer eben erst brannten. Es war schön. Ich sage das besser nicht.',
  'mission.moonlight.paper.good': 'Den Schiffern am oberen Kanal wird geraten, bei Tag zu fahren oder gar nicht.',
  'mission.moonlight.paper.bad':
    'Anwohner, die Freitagnacht einen Motor hörten und dann nicht mehr, werden gebeten zu sagen, aus welcher Richtung.',

  'mission.barrage.title': 'Durch das Sperrfeuer',
  'mission.barrage.orders':
    'Der Feind drängt uns, und dafür hat er seine Geschütze herangebracht, und um die Geschütze hat er einen Ring anderer Geschütze gestellt, die zum Himmel zeigen. Irgendwo hinter diesem Ring steht die Batterie, die Saint-Obry abträgt, jeden Tag ein Haus, soweit wir sehen in alphabetischer Reihenfolge. Sie gehen im Zweisitzer durch das Sperrfeuer, finden die Batterie und funken ihren Ort, bis Ihnen jemand glaubt. Die Granaten platzen dort, wo Sie waren, wenn Sie in Bewegung bleiben, und dort, wo Sie sind, wenn nicht. Auch ihre eigene Maschine wird oben sein und kennt die Lücken, denn sie hat dafür bezahlt. Sprechen Sie es durch: nach welcher Seite Sie kurven, wenn die schwarzen Wölkchen kommen, und wer von Ihnen entscheidet. Eine richtige Antwort gibt es nicht. Es gab bisher nur Besatzungen mit einer Antwort und Besatzungen mit zweien.',
  'mission.barrage.diary.worst':
    'In den Rauch hinein und nicht wieder heraus. Das Funkgerät sandte einen Buchstaben, immer wieder, und dann nicht mehr. Das Haus mit der blauen Tür war um sechs dran.',
  'mission.barrage.diary.lost':
    'Schwarze Wölkchen auf allen Seiten, als ginge man nachts durch einen Wald. Wir haben einen Ort gefunkt. Es war nicht der Ort. Sie sind beim Buchstaben L.',
  'mission.barrage.diary.even':
    'Die eine Hälfte konnten wir senden, ehe die Antenne abgeschossen war, die andere lässt sich angeblich leicht erraten. Ich hoffe, wer rät, kann es gut.',
  'mission.barrage.diary.won':
    'Elfmal gesendet, und beim zwölften Mal sagten unsere Geschütze ja. Seit Mittag ist nichts mehr auf das Dorf gefallen. Madame Lefèvre hat Wäsche aufgehängt.',
  'mission.barrage.diary.best':
    'Durch die eine Lücke hinein und durch eine andere heraus, die ganze Batterie auf dem Papier. {mate} sagt, der Kniff ist, sich vor allem gleich viel zu fürchten.',
  'mission.barrage.paper.good':
    'Der alphabetische Abbruch eines gewissen Dorfes hat beim Buchstaben M geendet. Familie Morel gibt ein kleines Fest.',
  'mission.barrage.paper.bad': 'Ein gewisses Dorf bittet um Ofenrohre, Glas und jemanden, der eine Tür einhängen kann.',
};
