export const spring18 = {
  'mission.bringHimHome.title': 'Bring ihn heim',
  'mission.bringHimHome.orders':
    'Im Norden ist die Linie gebrochen, niemand weiß, wie weit, und alles ist auf den Straßen. {mate} sitzt auf dem vorgeschobenen Landeplatz bei Tirelle mit einer Maschine, die am Donnerstag hätte verbrannt werden sollen. Sie fliegt; viel mehr tut sie nicht. Heute Nacht wird Tirelle auf der falschen Seite der Dinge liegen. Sie fliegen jetzt hin, sorgen dafür, dass die langsame Maschine in die Luft kommt, und bringen sie heim, was immer Sie unterwegs sehen, und Sie werden allerhand sehen. Die feindlichen Jagdeinsitzer sind dicht wie Stare und gehen auf alles los, was hinkt. Bleiben Sie dazwischen. Sie brauchen niemanden abzuschießen, nur lästig zu sein, und das ganze Kasino verbürgt sich dafür, dass Sie begabt sind. Sollten Sie zwischen der Maschine und dem Menschen darin zu wählen haben, so haben Sie schon gewählt, während Sie dies lasen.',
  'mission.bringHimHome.diary.worst':
    'Ich war dazwischen, und dann war ich es nicht. Es dauert kürzer, als man es schreibt. Die Straße unter uns war voller Menschen, und keiner sah auf.',
  'mission.bringHimHome.diary.lost':
    'Sie kamen an mir vorbei. Eine Sekunde hatte ich mich nach einem brennenden Dorf umgesehen, weil ich es zu kennen glaubte, und ich kannte es.',
  'mission.bringHimHome.diary.even':
    'Aus Tirelle kamen wir gar nicht erst weg. Am Ende setzte {mate} sie in einen Obstgarten, und heim kamen wir auf einer Protze zwischen neun Nonnen.',
  'mission.bringHimHome.diary.won':
    'Heimgebracht. Die Langsame landete auf einem Rad, das andere kam für sich allein. {mate} kletterte heraus, fragte, was es zum Abendessen gebe, und konnte es dann nicht essen.',
  'mission.bringHimHome.diary.best':
    'Keiner kam auf sie zum Schuss. In meinem ganzen Leben bin ich nicht so lästig gewesen. Der Major weiß nichts dazu zu sagen und hat das allen schon zweimal gesagt.',
  'mission.bringHimHome.paper.good':
    'In diesen bangen Tagen freut es uns zu melden, dass jemand daheim erwartet wurde und kam.',
  'mission.bringHimHome.paper.bad':
    'Der vorgeschobene Platz bei Tirelle ist aufgegeben. Alle Vorräte wurden verbrannt, und einiges, was kein Vorrat war.',

  'mission.fourFields.title': 'Vier Plätze',
  'mission.fourFields.orders':
    'Juli, und sie haben jede Staffel zusammengezogen, die sich zusammenziehen ließ. Auf jeder Seite des Flusses sind jetzt zwei Plätze, auf jedem Platz werden drei Maschinen mit warmem Motor bereitgehalten, und dazwischen liegt ein Stück Himmel von sechs Kilometern im Geviert. Der Stab hat endlich entdeckt, wozu Flugzeuge da sind: Er zählt sie. Wer noch welche hat, wenn der andere keine mehr hat, darf über die Hecke schauen und den Geschützen sagen, was dahinter ist. Es wird also keine Streifen geben, keine Meldungen und keine Gänse. Sie steigen auf, Sie werden vom Boden beschossen, und zwar von beiden Seiten, wenn Sie nicht achtgeben, wo Sie kurven, Sie kämpfen mit dem, was Sie treffen, Sie landen, wenn Sie können, und steigen wieder auf. Das Buch führe ich selbst. Möge es ein langweiliges Buch werden.',
  'mission.fourFields.diary.worst':
    'Sie haben noch welche, und wir haben keine. Ich sah unsere letzte über die Pappeln kommen, sehr tief, und es flog sie niemand.',
  'mission.fourFields.diary.lost':
    'Es ging weiter, bis auf unserer Seite des Flusses nichts mehr war als Piloten. Das Buch ist nicht langweilig. Der Major hat es zugeklappt und einen Stein daraufgelegt.',
  'mission.fourFields.diary.even':
    'Keine Seite will aufhören, und keine kann fertig werden, und so gehen wir beide den ganzen Tag hinauf und herunter wie Eimer in einem Brunnen.',
  'mission.fourFields.diary.won':
    'Als es dunkel wurde, war nur noch unsere Seite in der Luft. Wir landeten im Schein dessen, was brannte. Niemand rief Hurra. Jemand fing an, die Bremsklötze unterzulegen.',
  'mission.fourFields.diary.best':
    'Alle von ihnen, und kaum eine von uns. Die Zahlen sagen, es ist ein Triumph. Am Abend ging ich zu ihrem nächsten Platz hinüber. Sie hatten Bohnen gepflanzt.',
  'mission.fourFields.paper.good':
    'Die Luftherrschaft über den vier Plätzen wird als vollständig gemeldet. Die Bohnen, ergänzt unser Berichterstatter, sind beinahe reif.',
  'mission.fourFields.paper.bad':
    'Die Fliegertruppe hat in den Kämpfen dieser Woche gelitten. Sie wird aus den Schulen auf Sollstärke gebracht.',
};
