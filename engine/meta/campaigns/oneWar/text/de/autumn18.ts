export const autumn18 = {
  'mission.salient.title': 'Der Frontbogen',
  'mission.salient.orders':
    'Bei Corvenne ist eine Ausbuchtung in der Linie, die seit vier Jahren da ist, lange genug, um eigene Ansichtskarten zu haben. Morgen wird sie abgekniffen. Mehr Flugzeuge, als meines Wissens gebaut worden sind, gehen um fünf darüber, im Regen, und unser ist die Ecke mit den zwei Plätzen hinter den Pappeln. Wir sind im Vorteil, sagt man uns; mir fällt auf, dass man es leise sagt. Sie nehmen alles, was fliegt, und räumen diese zwei Plätze leer, damit die Infanterie, die unter Ihnen durch den Schlamm geht, eine Sache weniger hat, zu der sie aufschauen muss. Ihre Namen stehen jetzt an Ihren Maschinen. Die Warte haben das über Nacht gemacht, ohne zu fragen, und die Farbe ist noch nass. Die Geschütze um Corvenne sind dieselben wie immer. Seien Sie nicht der Letzte, den sie treffen. Ich habe angefangen, daran zu denken.',
  'mission.salient.diary.worst':
    'Wir waren im Vorteil, und jetzt sind da nur noch die Namen. Bei einem ist die Farbe nicht mehr trocken geworden.',
  'mission.salient.diary.lost':
    'Der Bogen ist trotzdem fort; die Infanterie ist einfach gegangen. Sie hatten mehr zum Aufschauen, als man ihnen versprochen hatte, und wir mehr zum Hinunterschauen.',
  'mission.salient.diary.even':
    'Regen, Schlamm und Motoren, und am Abend hätte niemand sagen können, wessen Himmel es war. Jemand hat mir eine Ansichtskarte von Corvenne geschickt. Sie zeigt eine Kirche.',
  'mission.salient.diary.won':
    'Beide Plätze leer, noch vor zehn. Unten sahen die Männer im Schlamm herauf, und einer, ich schwöre es, spannte einen Regenschirm auf und winkte damit.',
  'mission.salient.diary.best':
    'Es war so schnell vorbei, dass wir danach hin und her flogen wie Leute, die zu früh ins Theater gekommen sind. Die Geschütze schossen einmal, aus Gewohnheit.',
  'mission.salient.paper.good':
    'Der Frontbogen von Corvenne hat aufgehört zu bestehen. Sammler von Ansichtskarten sollten sich beeilen.',
  'mission.salient.paper.bad':
    'Der Frontbogen von Corvenne ist nicht mehr. Was er in der Luft gekostet hat, wird veröffentlicht, sobald man es weiß.',

  'mission.lastReserves.title': 'Letzte Reserven',
  'mission.lastReserves.orders':
    'Sonst ist niemand da. Ich war beim Depot und bei der Schule, ich habe einem Mann geschrieben, der mir einen Gefallen schuldete, und erfahren, dass er tot ist. Also fliegt, wer stehen kann. Zwei von Ihnen steigen morgen über der eigenen Seite auf und halten auf, was kommt, während der Platz wieder zurückverlegt wird; das Klavier fährt im zweiten Lastwagen, und dem Hund ist Bescheid gesagt. Die anderen werden zu zweit kommen, mit frischeren Maschinen als den Ihren, und denken, es sei fast vorbei. Das ist es. Darum bitte ich Sie, vorsichtig zu sein: Es wäre jetzt schade, und ich gebrauche dieses Wort nicht wie die Zeitungen. Es gibt eine Frist. Ist sie verbraucht, so gilt als Ergebnis, was Sie dann haben. Bringen Sie mir ein schlechtes Ergebnis zurück in zwei guten Maschinen.',
  'mission.lastReserves.diary.worst':
    'Er bat um ein schlechtes Ergebnis in zwei Maschinen, und nicht einmal die Maschinen konnten wir ihm bringen. Der zweite Lastwagen fuhr ohne das Klavier.',
  'mission.lastReserves.diary.lost':
    'Sie drückten uns tiefer und tiefer, bis wir zwischen den Pappeln flogen. Der Platz kam wenigstens weg. Im alten Kasino brennt noch eine Lampe.',
  'mission.lastReserves.diary.even':
    'Wir haben die Frist verbraucht. Nie im Leben habe ich Zeit so sorgfältig verbraucht, löffelweise. Alle Lastwagen sind weggekommen.',
  'mission.lastReserves.diary.won':
    'Sie flogen zuerst heim. Wir gingen tief über die Lastwagen auf der Straße, und hinten auf dem zweiten spielte tatsächlich jemand Klavier.',
  'mission.lastReserves.diary.best':
    'Zwei gute Maschinen und ein gutes Ergebnis. Der Major zählte uns, nahm die Brille ab, zählte uns noch einmal und sagte, das werde er nie erklären können.',
  'mission.lastReserves.paper.good':
    'Zwei Flieger, die uns als die letzten Reserven bezeichnet wurden, haben erheblich mehr aufgehalten, als man ihnen zutraute.',
  'mission.lastReserves.paper.bad': 'Gewisse Flugplätze wurden an günstigere Orte verlegt. Ein Klavier wird vermisst.',

  'mission.onePatrol.title': 'Noch ein Flug',
  'mission.onePatrol.orders':
    'Morgen um elf hört es auf. Sie sollen das nicht wissen, und der Koch hat es Ihnen beim Frühstück gesagt. Trotzdem steht für heute Abend ein Flug auf dem Blatt, weil es dem Blatt niemand gesagt hat. Ich befehle ihn nicht. Die Linie drüben ist dünn wie Papier, und dahinter wird {nemesis}, oder wer immer von ihnen noch fliegen kann, inzwischen sein eigenes Blatt gelesen haben und um seine eigene Maschine herumgehen und denken, was Sie denken. Sie dürfen nehmen, welches Flugzeug Sie mögen. Sie dürfen sich auch an den Ofen setzen, die Füße hochlegen und es dunkel werden lassen. Ich habe überlegt, was ich täte, wenn ich es wäre, und merke, dass ich es nicht weiß, und das ist in meinem Alter eine Überraschung. Wie auch immer: Machen Sie die Tür hinter sich zu. Es ist kalt.',
  'mission.onePatrol.diary.worst':
    'Am letzten Abend. Was soll man schreiben? Am allerletzten Abend, der Ofen brannte, und die Tür war zu, wie er gebeten hatte.',
  'mission.onePatrol.diary.lost':
    'Er wartete. Wir kämpften in dem Licht, das noch da war, und er hatte etwas mehr davon als ich. Morgen um elf lebe ich, mit elf Löchern im Mantel.',
  'mission.onePatrol.diary.even':
    'Wir trafen uns und flogen einmal umeinander und dann Seite an Seite nach Westen, bis man vor Dunkelheit nicht mehr sah, wer wer war. Dann drehte jeder nach Hause.',
  'mission.onePatrol.diary.won':
    'Er ging zu seinem Platz hinunter, im Gleitflug, mit stehendem Propeller. Ich hoffe, er ist hineingekommen. Seltsam: So von ganzem Herzen habe ich das noch nie gehofft.',
  'mission.onePatrol.diary.best':
    'Ich kann es also. Am zehnten November war ich am Himmel über der Aubrelle das Beste, was es gab, zehn Minuten lang. Morgen wird das niemand mehr brauchen.',
  'mission.onePatrol.paper.good':
    'Der letzte Kampf über dem Abschnitt fand am Sonntag bei Dämmerung statt. Der Sieger bittet uns, den Namen nicht zu drucken.',
  'mission.onePatrol.paper.bad':
    'Am allerletzten Abend stieg in Saint-Obry eine Maschine auf, weil sie auf dem Blatt stand.',

  'mission.stay.title': 'Bleib',
  'mission.stay.orders':
    'Bleiben ist auch eine Antwort. Da ist der Ofen, da ist eine halbe Flasche von dem guten Cognac, der für das Ende aufgehoben wurde, und da ist das Klavier, wenn wir es noch haben. Niemand wird fragen. Die im Lazarett sind, kann man besuchen, denen hinter Draht kann man schreiben, und auf die, die anderswo sind, kann man trinken, leise, mit Namen. Gegen Abend wird über dem Fluss ein Flugzeug zu hören sein, das im Kreis fliegt, immer wieder, als suchte es jemanden. Sie brauchen nicht aufzustehen. Früher oder später fliegt es heim. Sollten Sie sich irgendwann im Leben fragen, ob es Feigheit war, so nehmen Sie dieses Blatt heraus und lesen Sie es: Es ist von mir unterschrieben, es hat einen Stempel, und es sagt, dass Sie Befehl hatten, den Ofen nicht ausgehen zu lassen.',
  'mission.stay.diary':
    'Wir sind geblieben. Gegen Abend hörten wir über dem Fluss einen Motor kreisen. Niemand stand auf. Ich fütterte den Ofen, Brett um Brett, mit einer Kiste, auf der stand: NICHT STÜRZEN.',
};
