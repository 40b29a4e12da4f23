export const april = {
  'mission.cold.title': 'Kalte Hände',
  'mission.cold.orders':
    'In der Nacht hat es geschneit, obwohl der Kalender April sagt. Sie steigen um sieben allein auf, ehe es ernst wird, und stellen fest, was uns gegenübersteht. Es geht das Gerücht von neuen Maschinen drüben, die höher steigen als unsere, und das Gerücht von neuen Piloten, denen man das gesagt hat. Ich will wissen, welches von beiden stimmt. Steigen Sie, bis Ihnen der Schnurrbart gefriert, oder was Sie stattdessen haben; warten Sie in der Sonne; suchen Sie sich einen aus und sehen Sie, wie lange er braucht, bis er es merkt. Kämpfen Sie erst mit der Höhe und dann mit den Gewehren. Wer oben ist, kann gehen, wann es ihm passt, wer unten ist, kann nur hoffen. Bleiben Sie nicht über die zwanzigste Minute. Bringen Sie Ihre Hände mit nach Hause. Ich habe Leute mit den falschen Handschuhen fliegen sehen, einmal.',
  'mission.cold.diary.worst':
    'Beide Gerüchte stimmen. In einer Schneewehe fand mich ein Fuhrmann, der mich für eine Vogelscheuche hielt und recht böse wurde, als ich sprach.',
  'mission.cold.diary.lost':
    'Er war über mir, als es anfing, und über mir, als es aufhörte, und ich zweifle, ob er je mein Gesicht gesehen hat und nicht nur meinen Nacken.',
  'mission.cold.diary.even':
    'Zwanzig Minuten nach der Uhr, und nichts vorzuweisen als Eis in den Ärmeln. Er winkte. Meine Hand spürte ich nicht, also nickte ich.',
  'mission.cold.diary.won':
    'Ich hatte die Sonne und er die Überraschung. Er flog heim und zog einen weißen Faden Benzin hinter sich her, ganz gerade, wie der Strich unter einer Rechnung.',
  'mission.cold.diary.best':
    'Er sah sich kein einziges Mal um. Es war so leicht, wie einen Brief einzuwerfen. Hätte ich nur nicht gesehen, wie er sich den Schnee von der Windscheibe wischen wollte.',
  'mission.cold.paper.good':
    'Die ersten Ehren der Saison gehen an unsere Seite. Um zwanzig nach sieben Abbruch wegen Schneefalls.',
  'mission.cold.paper.bad':
    'Schnee. Fuhrleute werden daran erinnert, dass nicht alles in einer Wehe eine Vogelscheuche ist.',

  'mission.oldMachines.title': 'Alte Maschinen',
  'mission.oldMachines.orders':
    'Sie haben sie hinüberfliegen sehen: eckig, langsam, zwei Mann in jeder, und einer lehnt mit einem Bleistift über den Rand, als sei ihm etwas hinuntergefallen. Sie fliegen eine Stunde lang geradeaus, weil die Geschütze sonst nicht richten können. Jeder schießt auf sie, und jeder braucht sie. Heute sitzen zwei von Ihnen über den alten Maschinen und lassen nichts an sich vorbei nach unten; und Sie sollten wissen, dass acht Kilometer weiter zwei andere denselben Befehl für die ihren haben. Auf gewisse Weise ist es also ganz gerecht. Bleiben Sie oben. Folgen Sie nichts bis zum Boden, wie sehr es Sie auch einlädt. Die mit den Bleistiften können nicht aufschauen, es verdirbt die Zeichnung. Dass Sie da waren, werden sie nicht wissen, außer Sie waren nicht da, und dann wissen sie es nur einen Augenblick lang.',
  'mission.oldMachines.diary.worst':
    'Zwei von uns, und dann alle drei, über denen wir gesessen hatten. Sie hielten Kurs. Sie hielten ihn bis ganz zuletzt.',
  'mission.oldMachines.diary.lost':
    'Etwas ist an uns vorbeigekommen. Heute Nachmittag fiel ein Bleistift auf die Straße zum Flugplatz, mit Zahnabdrücken. Ich weiß nicht, wem er gehört, und habe ihn behalten.',
  'mission.oldMachines.diary.even':
    'Sie zeichneten, und wir kreisten. Keiner Seite wurde die Rechnung verdorben. Es ist seltsam, so müde davon zu sein, dass man etwas verhindert hat.',
  'mission.oldMachines.diary.won':
    'Nichts kam vorbei. Einer der Beobachter schaute am Ende doch auf, als er fertig war, und hielt mir seine Zeichnung hin, bei hundertvierzig Sachen.',
  'mission.oldMachines.diary.best':
    'Sie landeten eine nach der anderen, alle, wie alte Damen, die aus dem Omnibus steigen. Etwas so Schönes habe ich nie gesehen.',
  'mission.oldMachines.paper.good':
    'Die Zeichner des Heeres melden einen zufriedenstellenden Vormittag und bitten um mehr Radiergummi.',
  'mission.oldMachines.paper.bad':
    'Das Heer hat Stellen frei für junge Männer, die zeichnen können. Leute mit Erfahrung sind nicht zu bekommen.',

  'mission.easter.title': 'Der Freitag nach Ostern',
  'mission.easter.orders':
    'Die Infanterie ist am Montag losgegangen, im Schnee, und sie geht noch immer. Zu beiden Seiten des Drahts gibt es kein Geschütz, das nicht feuert, und für jedes Geschütz muss jemand am Himmel sein, der ihm sagt, wohin. Also sind alle dort oben, ihre wie unsere, und Sie gehen hin und nehmen ihnen so viele weg, wie Sie können. Zwei auf einmal, mehr habe ich nicht. Das wird nun jeden Tag so gehen, verbrauchen Sie also am Freitag nicht, was Sie am Samstag nötig haben. Wenn Sie allein sind, kommen Sie heim. Wenn Sie allein sind und nicht heimkommen können, gehen Sie hinunter, solange Sie sich das Feld noch aussuchen können. Ich stehe, wo ich immer stehe. Ich zähle. Ich habe gefunden, es ist besser, man sieht nicht zuerst in die Gesichter.',
  'mission.easter.diary.worst':
    'Ich hörte ihn am Rand des Platzes zählen. Er kam bis null, und er blieb dort stehen, als gäbe es danach noch eine Zahl.',
  'mission.easter.diary.lost':
    'Es war nicht einmal knapp. Sie kamen durch uns herunter, wie ein Rollladen herunterkommt. Der Neue fragte mich, ob es immer so kurz ist.',
  'mission.easter.diary.even':
    'Gewinnen kann man es nicht. Man kann da sein, und nach dem Mittagessen kann man wieder da sein. Man sagt mir, ich rede im Schlaf, meistens Zahlen.',
  'mission.easter.diary.won':
    'Eine Stunde lang gehörte der Himmel uns, und die Geschütze hatten ihren Willen. Ich flog über das Ergebnis nach Hause; ich hatte es mir eigentlich kleiner vorgestellt.',
  'mission.easter.diary.best':
    'Alles, was sie schickten. Einen Abend lang sind wir ein berühmtes Paar. {mate} sollte eine Rede halten und wusste nur den Warten zu danken.',
  'mission.easter.paper.good':
    'Am Freitag wurde die Luft über der ganzen Schlacht gehalten. Einzelheiten werden zurückgehalten, es sind viele.',
  'mission.easter.paper.bad': 'Aus Platzgründen wird die Verlustliste künftig in kleinerer Schrift gesetzt.',

  'mission.lists.title': 'Listen schreiben',
  'mission.lists.orders':
    'Es ist der letzte April. Man hat mir aufgetragen, drei Listen zu schreiben: was wir hatten, was wir haben und was wir brauchen. Die dritte ist die leichte. Während ich schreibe, muss jemand den Schein wahren; Sie nehmen also eine Maschine über die eigene Seite und sorgen dafür, dass niemand kommt und in die Hangars schaut, denn viel zu sehen gibt es dort nicht. Er wird allein kommen; drüben schreiben sie auch Listen. Wenn Sie ihn heimschicken können mit einer schlechten Meinung vom Wetter und einer guten von uns, dann hat sich das Warten auf die Lastwagen von der Straße nach Doullens gelohnt. Sie bringen Motoren. Sie bringen zwei Grammofonplatten. Sie bringen, steht hier, Piloten, sechs, und ich habe um Betten gebeten, aber die sind auf einem anderen Wagen.',
  'mission.lists.diary.worst':
    'Er hat in die Hangars gesehen. Zum Zählen wird ihm eine Hand gereicht haben. Am Abend stand auf der ersten Liste eine Zeile mehr und auf der zweiten weniger.',
  'mission.lists.diary.lost':
    'Er sah sich in aller Ruhe bei uns um wie jemand, der ein Haus besichtigt. Von seiner Meinung darüber konnte ich ihn nicht abbringen.',
  'mission.lists.diary.even':
    'Ich hielt mich zwischen ihm und den Toren, bis es ihm langweilig wurde. Die Lastwagen kamen. Drei der sechs Piloten hatten noch nie Schnee gesehen und wollten wissen, wo er hin sei.',
  'mission.lists.diary.won':
    'Vor den Pappeln zur Umkehr gezwungen. Die zweite Platte ist ein Walzer. In diesen Stiefeln kann ihn niemand tanzen, und alle taten es.',
  'mission.lists.diary.best':
    'Jetzt steht er selbst auf der Liste; auf welcher, überlasse ich dem Adjutanten. Er kam auf unserem eigenen Platz herunter und durfte das neue Grammofon aufziehen.',
  'mission.lists.paper.good': 'Die Inventur auf einem gewissen Flugplatz verlief ohne Unterbrechung.',
  'mission.lists.paper.bad':
    'Die Inventur auf einem gewissen Flugplatz verlief mit Unterbrechungen. Es ist weniger zu zählen.',
};
