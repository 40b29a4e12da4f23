export const autumn16 = {
  'mission.twoSeats.title': 'Zwei Sitze',
  'mission.twoSeats.orders':
    'Die Staffel hat zwei Maschinen mit je zwei Sitzen bekommen, nach dem Grundsatz, dass zwei besprechen können, was einer falsch machen kann. Einer von Ihnen fliegt, und einer schießt. Hören können Sie einander über dem Motor nicht; Sie bekommen Karten, auf denen die gängigen Bemerkungen stehen, und Sie werden finden, dass keiner damit meint, was der andere meint. Steigen Sie am Mittwoch bei voller Sonne auf, über der eigenen Seite, und hindern Sie den Zweisitzer des Feindes daran, seine Geschütze auf die Kreuzung einzuschießen. Es gibt genau einen solchen, er kommt um Mittag, und seine Besatzung ist seit einem Jahr sozusagen miteinander verheiratet. Sehen Sie, wohin Sie fliegen, dann sehen Sie, wohin er fliegt, dann tun Sie, was Sie beide verabredet haben. Legen Sie vorher fest, was das ist. Die meisten Besatzungen vergessen es.',
  'mission.twoSeats.diary.worst':
    'Wir kamen rückwärts herunter, wenn so etwas möglich ist, und jeder zeigte in eine andere Richtung. {mate} spricht seither nicht mit mir, konnte es allerdings vorher auch nicht.',
  'mission.twoSeats.diary.lost':
    'Sie waren sich einfach öfter einig als wir. Die Kreuzung wurde um zehn nach zwölf beschossen, wie immer.',
  'mission.twoSeats.diary.even':
    'Beide Maschinen fielen im selben Augenblick aus dem Kampf, voller Löcher, wie zwei Betrunkene, die denselben Laternenpfahl loslassen.',
  'mission.twoSeats.diary.won':
    'Es ging. Ich zeigte, {mate} schoss, und eine ganze Minute lang waren wir ein Tier mit zwei Köpfen. Die Wagen fuhren im Schritt über die Kreuzung.',
  'mission.twoSeats.diary.best':
    'Kein Schuss vergeudet, kein Wort nötig. Nach der Landung stellte sich heraus, dass wir die ganze Zeit beide dasselbe Lied gebrüllt hatten.',
  'mission.twoSeats.paper.good':
    'Fuhrleute melden, dass der Mittagsbeschuss der Kreuzung am Mittwoch mangels Beteiligung ausfiel.',
  'mission.twoSeats.paper.bad':
    'Zwei Flieger, die neben ihrer Maschine auf einem Feld bei der Kreuzung streitend gesehen wurden, sind beide wohlauf und streiten noch.',

  'mission.fetchThemBack.title': 'Holt sie zurück',
  'mission.fetchThemBack.orders':
    'Im Juni haben wir auf der anderen Seite drei Leute abgesetzt, die eine Batterie von einer Scheune unterscheiden können und keine Soldaten sind. Sie sind länger geblieben, als man ihnen versprochen hatte, und einem Müller, der sie versteckte, hat man Fragen gestellt. Sitzt drüben einer von uns im Käfig, so ist er vielleicht bei ihnen; der Kerkermeister trinkt. Sie landen auf den bezeichneten Feldern, nehmen auf, wer dort steht, und bringen sie heraus. Zwei genügen. Bei dreien trage ich Ihnen eine Woche lang eigenhändig die Tasche. Die Felder sind kurz. Eines hat einen Graben, der nicht auf der Karte steht, denn der Mann, der ihn eingezeichnet hätte, ist der, den Sie holen. Nehmen Sie die braune Maschine oder die weiße: Nur die kommen mit dreien an Bord von kurzem Gras weg. Seien Sie am Boden nicht tapfer.',
  'mission.fetchThemBack.diary.worst':
    'Wir haben die Maschine verloren, und diese Leute stehen noch immer am Rand eines Feldes, wenn sie noch stehen. Heute Abend will ich nicht schreiben.',
  'mission.fetchThemBack.diary.lost':
    'Auf dem zweiten Feld sah ich eine Laterne schwingen und kam nicht hinunter. Sie müssen mir nachgesehen haben. Ich gäbe viel darum, das nicht zu wissen.',
  'mission.fetchThemBack.diary.even':
    'Einer. Ein Lehrer, der mir dankte und fragte, ob er morgen der anderen wegen noch einmal hinüberkönne, als gäbe es eine Straßenbahn.',
  'mission.fetchThemBack.diary.won':
    'Zwei, und der Graben ist dort, wo sie sagten. Der Major gab ihnen sein eigenes Bett und schlief im Krankenwagen.',
  'mission.fetchThemBack.diary.best':
    'Alle drei, und dazu jemand, von dem uns niemand gesagt hatte, neun Jahre alt, und am Steuer. Der Major hat meine Tasche zum Frühstück getragen. Ich hatte den Amboss eingepackt.',
  'mission.fetchThemBack.paper.good':
    'Ein Lehrer hat in Saint-Obry nach langer Abwesenheit den Unterricht wieder aufgenommen. Die erste Stunde behandelte Gräben.',
  'mission.fetchThemBack.paper.bad': 'Die Mühle in Tirelle bleibt bis auf Weiteres geschlossen. Das Brot kommt später.',

  'mission.works.title': 'Das Werk',
  'mission.works.orders':
    'Seit Juni setzen sie ihre Granaten in der alten Zuckerfabrik von Montabray zusammen: vier Hallen, ein Schornstein, ein Nebengleis. Seit den Aufnahmen, und so, wie die Linie jetzt liegt, ist sie in Reichweite, und die Nächte werden zu kurz, um sich darin zu verstecken. Sie bombardieren bei Tag, tief, denn anders trifft man nicht. Werfen Sie, wie Sie zu jeder Halle kommen; wenn vier brennen, erledigt sich das Übrige von selbst. Auf einem Platz in der Nähe sitzt ein Verteidiger, der nichts zu tun hat, als auf Sie zu warten. Er wird Sie angreifen, ehe die Bomben weg sind, und nicht danach, also werfen Sie sie früh ab. Hinaus geht es über den Fluss. Es wird laut werden, und man soll es von hier aus sehen können. Die ganze Staffel wird auf dem Hangardach stehen. Kommen Sie heim und verderben Sie uns die Aussicht.',
  'mission.works.diary.worst':
    'Vom Dach aus sahen wir eine Rauchsäule, wo vier hätten sein sollen, und es war die falsche. Ich blieb oben, bis es dunkel war.',
  'mission.works.diary.lost':
    'Zweimal davon abgedrängt, den Rest in den Fluss geworfen. Der Schornstein von Montabray hat den ganzen Abend geraucht, recht zufrieden, wie ein Onkel.',
  'mission.works.diary.even':
    'Die Hälfte ist abgebrannt. Sie werden also halb so schnell arbeiten, und uns trifft jede zweite Granate. Auch das ist eine Art Rechnen.',
  'mission.works.diary.won':
    'Halle um Halle ging sie hoch, wie Leute, die in der Kirche der Reihe nach aufstehen. In Saint-Obry klirrten die Fenster, und Ballast verkroch sich unter das Klavier.',
  'mission.works.diary.best':
    'Alles, und zuletzt der Schornstein, der sich vorbeugte, um zu sehen, was geschehen war, und sich immer weiter vorbeugte. Ich war eher zu Hause als der Knall.',
  'mission.works.paper.good':
    'Der Zuckerpreis bleibt von den jüngsten Ereignissen in Montabray unberührt, wo keiner hergestellt wurde.',
  'mission.works.paper.bad':
    'Badende unterhalb von Montabray werden vor Blindgängern im Fluss gewarnt. Badende sind schon früher gewarnt worden.',

  'mission.depot.title': 'Über unserem Depot',
  'mission.depot.orders':
    'Drüben weiß man, wo wir unsere Sachen haben. Ein Gefangener trug eine Skizze des Depots von Vaubrecy bei sich, die besser war als unsere eigene, mit dem Benzin in Gelb, und heute früh kam eine einzelne Maschine sehr hoch herüber und ließ sich Zeit. Sie wird wiederkommen, mit Bomben. Da alles, was diese Staffel isst, verbrennt, verschießt und liest, über Vaubrecy kommt, sind Sie darüber, solange es hell ist, und holen herunter oder weisen ab, was kommt. Er wird tief kommen. Er wird langsamer sein als Sie, und er wird zu tun haben; einen anderen Vorteil hat in diesem Beruf noch nie jemand gehabt, nutzen Sie ihn also. Die Schuppen stehen dicht. Wenn einer hochgeht, folgen ihm die Nachbarn aus Höflichkeit. Kämpfen Sie über den Wäldern, wenn Sie die Wahl haben. Die Leute in den Schuppen haben mich gebeten zu erwähnen, dass sie dort sind.',
  'mission.depot.diary.worst':
    'Vaubrecy brannte bis zwei Uhr früh, und ich hatte die beste Aussicht im ganzen Abschnitt, aus einem Graben. Kein Benzin, keine Briefe, keine Dosenbirnen.',
  'mission.depot.diary.lost':
    'Er kam durch. Ich habe ihn getroffen, das weiß ich, und er warf weiter eine nach der anderen, wie jemand, der Münzen hinzählt.',
  'mission.depot.diary.even':
    'Manche Schuppen sind weg und manche nicht. Ein Magazinverwalter dankte mir unter Tränen für die, die es nicht sind, und ich wusste nicht, wohin mit den Augen.',
  'mission.depot.diary.won':
    'Abgewiesen, die Bomben noch unter sich. Sie gingen im Wald nieder, und wir werden bis Weihnachten Wild essen.',
  'mission.depot.diary.best':
    'Er fiel anderthalb Kilometer vor dem ersten Schuppen. Die Magazinverwalter traten in einer Reihe heraus und überreichten mir auf einem Samtkissen eine Dosenbirne.',
  'mission.depot.paper.good':
    'Das Depot einer gewissen Stadt lässt ausrichten, dass es noch da ist, und dankt, wen es angeht.',
  'mission.depot.paper.bad':
    'Die Verpflegung wird eine Zeit lang einfacher. Das Heer erinnert seine Leser daran, dass Kartoffeln schon den Großvätern gut genug waren.',
};
