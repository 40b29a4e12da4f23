export const lateNights = {
  'mission.cats.title': 'Krallen',
  'mission.cats.orders':
    'So weit ist es gekommen: Sie haben Katzen angeworben. Drei Stück, bezahlt nach Mäusen, und jede hat ihre eigenen Krallen mitgebracht. Sie sitzen auf der Tragfläche des Feindes wie auf einer Mauer, sie sehen uns auf diese gewisse Art an, und wer ihnen nahe kommt, dem nehmen sie ein Stück vom Flugzeug, wie man sich ein Schnittchen nimmt. Ich verbitte mir, dass jemand die Fassung verliert. Genau das wollen sie. Ich verbitte mir auch, dass sich jemand in eine verliebt, Hauptmann, und Sie wissen, wen ich meine. Aufsteigen, Nase außer Reichweite halten und daran denken: Eine Katze ist ein kleines Tier mit einer hohen Meinung von sich. Was ihr an die Krallen verliert, holt sich der Quartiermeister von der Katzengewerkschaft zurück. Wenn da ein roter Punkt ist, dann ist es ein Trick. Nicht hinsehen.',
  'mission.cats.diary.worst': 'Wir haben hingesehen.',
  'mission.cats.diary.lost':
    'Eine hat mich angegähnt, in der Luft, bei voller Fahrt, und ich vergaß gerade lang genug, was ich tun wollte. Die Tragfläche hat ein neues Fenster.',
  'mission.cats.diary.even':
    'Mittendrin sind sie eingeschlafen. Wir, um gerecht zu sein, auch. Als wir aufwachten, war es hell, und jemand hatte mir das Ohr gewaschen.',
  'mission.cats.diary.won':
    '{mate} kam auf die Gießkanne. Ich habe Kavallerie mit weniger Würde abziehen sehen. Eine ließ eine Maus fallen, als Quittung.',
  'mission.cats.diary.best':
    'Alle drei sitzen auf einem Baum, mitsamt Flugzeug. Die Feuerwehr ist gerufen. Wir haben angeboten, darunter zu warten und zu helfen.',
  'mission.cats.paper.good':
    'KATZEN AUF BAUM. Baum wird als hoch beschrieben. Feuerwehr wird als nicht eilig beschrieben.',
  'mission.cats.paper.bad':
    'ROTER PUNKT NOCH AUF FREIEM FUSS. Bevölkerung gewarnt, ihm nicht zu folgen. Bevölkerung folgt ihm.',

  'mission.catsByMoon.title': 'Das falsche Dach',
  'mission.catsByMoon.orders':
    'Als Verlierer der letzten Nacht dürft ihr wählen, und wie ich sehe, habt ihr den Mond gewählt. Bitte sehr. Die Katzen werden auf dem Dach des Wurstdepots sitzen, wo das Blech warm ist, und der Feind kommt im Schutz ihres Gesangs. Ich nenne es nicht Gesang. Alles wird gleichzeitig in der Luft sein, im Dunkeln, über einem kleinen Dach, und heute Nacht gilt eine Regel, die ich zweimal vorlese: Wenn zwei von euch am selben Ort dasselbe tun, hebt es sich auf. Das kennt ihr von Türen. Kommt also eurem Kameraden so wenig in die Quere wie dem Feind. Teilt den Himmel unter euch auf, höflich: du den Schornstein, ich die Regenrinne. Die Dose, die keiner aufbekommt, steht auf dem obersten Brett. Sie wird nicht als Ballast benutzt, auch nicht im Notfall, auch nicht, wenn sie passt.',
  'mission.catsByMoon.diary.worst':
    'Nach dir, sagte ich. Nein, nach dir, sagte {mate}. Wir sagten es fünfmal, und dann kam die Regenrinne.',
  'mission.catsByMoon.diary.lost':
    'Alles, was wir taten, taten wir doppelt, am selben Fleck, zur selben Zeit. Wir stehen uns sehr nah, {mate} und ich. Das ist ja das Unglück.',
  'mission.catsByMoon.diary.even':
    'Im allgemeinen Durcheinander schossen beide Seiten einen Wetterhahn ab. Er wurde beiden gemeinsam zuerkannt.',
  'mission.catsByMoon.diary.won':
    'Ich nahm den Schornstein, {mate} nahm die Regenrinne, und die beiden nahmen das Dach mit, die Mauer und das Rosenbeet. Die Katzen klatschten. Langsam.',
  'mission.catsByMoon.diary.best':
    'Keine Pfote am falschen Platz. Die älteste Katze sagte, für Hunde sei es beinahe elegant gewesen, und das habe ich nach Hause geschrieben.',
  'mission.catsByMoon.paper.good':
    'DACH GEHALTEN. Wetterhahn wird durch etwas weniger Aufreizendes ersetzt, womöglich eine Wurst.',
  'mission.catsByMoon.paper.bad': '„NACH IHNEN“ SCHULD AN RINNENUNGLÜCK. Umgangsformen werden überprüft.',

  'mission.fog.title': 'Nebel mit allem',
  'mission.fog.orders':
    'Ihr könnt es nicht sehen, aber ich halte die Karte hoch. Es ist Nebel, von der dicken Sorte, die man aufs Brot streichen könnte. Der Feind hat alles, was er besitzt, in eine Maschine geladen für einen letzten langen Griff nach den Würsten: lange Gurte, lange Listen und eine lange Nacht, und wir haben es ebenso gemacht. Schnell wird hier niemand fertig. Ich würde eine Decke mitnehmen. Im Nebel gibt es nur zwei Arten von Flugzeugen, das, was man riecht, und das, was man gerade gerammt hat; also schnuppert weiter und zählt, was ihr noch habt. Gegen drei Uhr früh wird es verlockend sein zu glauben, die anderen seien heimgegangen. Sie glauben dasselbe von euch. Auf fünfhundert Metern verkauft jemand heiße Suppe aus einem Ballon; er ist neutral, und auf ihn wird nicht geschossen, ehe er bezahlt ist. Gute Nacht und gute Nase.',
  'mission.fog.diary.worst':
    'Wir kämpften tapfer bis zum Morgengrauen und stellten dann fest, dass es die Kirche gewesen war. Die Kirche hat gewonnen.',
  'mission.fog.diary.lost':
    'Sie hielten einen Keks länger durch als wir. Am Ende hörte ich sie daran kauen, langsam, irgendwo links.',
  'mission.fog.diary.even':
    'Als sich der Nebel hob, saßen wir auf demselben Heuhaufen, Rücken an Rücken, alle vier, auf Wache.',
  'mission.fog.diary.won':
    '{mate} roch Senf. Nur ein Hund in diesem Krieg nimmt Senf. Wir folgten ihm den ganzen Weg bis zum Fluss und nahmen den Topf gleich mit.',
  'mission.fog.diary.best':
    'Es dauerte die ganze Nacht, und wir haben ihre Fährte kein einziges Mal verloren. Der Mann im Ballon sagt, solche Nasen habe er seit der seiner Großmutter nicht mehr gesehen.',
  'mission.fog.paper.good':
    'NEBEL VON VORN BIS HINTEN DURCHSUCHT. Ein Topf Senf sichergestellt. Suppenmann lobt Niveau des Schnupperns.',
  'mission.fog.paper.bad': 'KIRCHE LEICHT BESCHÄDIGT, FLIEGER STÄRKER. Pfarrer sehr nett.',

  'mission.breakfast.title': 'Das Rennen ums Frühstück',
  'mission.breakfast.orders':
    'Die letzte Nacht der Wache, oder vielmehr der erste Morgen danach. Um sechs schließt der Koch das Depot auf. Um eine Minute nach sechs stehen Würste auf dem Tisch, in der Sonne, auf einem Tischtuch, und wer den Himmel über diesem Tisch hält, der setzt sich daran. Beide Seiten wissen Bescheid. Der Koch hat es ihnen gesagt, wegen einer Wette. Zeit ist für nichts: keine zum Schnuppern, keine zum Besprechen, kaum eine zum Hinschauen. Spielt, was ihr in der Pfote habt, und spielt es gleich, und vertraut darauf, dass der Kamerad das andere tut. Fünf Nächte habe ich euch zugesehen. Ihr habt Teiche getroffen, Hecken, ein Bett, eine Regenrinne und eine Kirche, und ich würde keinen von euch gegen einen Hund tauschen, der rechnen kann. Los jetzt. Ab mit euch. Wer will Frühstück? Wer will es? Na, wer? Ihr!',
  'mission.breakfast.diary.worst':
    'Wir waren so schnell, dass wir schon am Vortag da waren. Es war niemand zu sehen. Wir legten uns hin, um zu warten, und wachten auf, als abgespült wurde.',
  'mission.breakfast.diary.lost':
    'Sie saßen am Tisch, und wir saßen drum herum im Gras und schauten. Wir schauten so sehr, dass am Ende jeder von ihnen eine herunterreichte.',
  'mission.breakfast.diary.even':
    'Kopf an Kopf. Der Koch hat den Tisch quer gestellt, damit an beiden langen Seiten Platz ist. Warum ist da vorher keiner draufgekommen?',
  'mission.breakfast.diary.won':
    'Unser! Alles! {mate} hat Senf an beiden Ohren. Eine habe ich für den Briefträger aufgehoben, der ohne seinen Schnurrbart dünn aussieht.',
  'mission.breakfast.diary.best':
    'Wir saßen mit umgebundener Serviette am Platz, bevor der Schlüssel sich gedreht hatte. Vierhundert Würste. Ich habe sie gezählt. Einmal. Abwärts.',
  'mission.breakfast.paper.good': 'FRÜHSTÜCK! Ausführlicher Bericht auf den Seiten 1 bis 12. Sonst keine Nachrichten.',
  'mission.breakfast.paper.bad': 'NUR NOCH SECHS STUNDEN BIS MITTAG, sagt der Oberst in Botschaft an alle Dienstgrade.',
};
