export const spring17 = {
  'mission.newScouts.title': 'Neue Jagdeinsitzer',
  'mission.newScouts.orders':
    'Die neuen Jagdeinsitzer sind gekommen, mit der Bahn, in Kisten, mit der Anleitung zu einem ganz anderen Motor. Sie steigen wie Fahrstühle und fallen wie Klaviere. Ihretwegen ist der Krieg einen Stock höher gezogen: Von jetzt an kämpfen Sie in Höhen, in denen die Tinte gefriert, und müssen außer an links und rechts auch an oben und unten denken. Das Hauptquartier wünscht zu wissen, ob unserer der bessere ist, und es gibt nur eine Art, das herauszufinden. Nehmen Sie ihn am Sonntag allein über die Linien, diesseits des Flusses, wo der Himmel schmal ist und Sie sich nicht verlaufen können. Wer kommt, wird mit seinem dieselbe Rechnung aufmachen. Wenn Sie gewinnen, schickt man uns mehr davon. Wenn nicht, verlieren Sie bitte möglichst in einer Höhe, aus der sich das Ding noch in die Kiste zurücklegen lässt.',
  'mission.newScouts.diary.worst':
    'Unserer ist nicht der bessere. Jedenfalls nicht, wenn ich ihn fliege. Was übrig ist, passt in die Kiste, und es bleibt noch Platz.',
  'mission.newScouts.diary.lost':
    'Er war immer ein Stockwerk über mir. Den ganzen Kampf habe ich seine Räder von unten angesehen, sie sind sehr sauber.',
  'mission.newScouts.diary.even':
    'Keine Antwort. Wir haben eine Menge Luft verbraucht, alle beide, und die Rechnung ergibt null.',
  'mission.newScouts.diary.won':
    'Er steigt! Endlich kam ich über ihn und blieb dort, und er musste hinunter, weil es sonst nirgendwohin ging. Am Donnerstag kommen mehr.',
  'mission.newScouts.diary.best':
    'In ein paar Kurven vorbei, und nicht ein Kratzer im Lack. Ich rollte so langsam ein, dass alle den Lack sehen konnten. Stolz bin ich darauf nicht. Ein wenig stolz.',
  'mission.newScouts.paper.good':
    'Eine Lieferung Maschinen wurde erprobt und für gut befunden. Die Kisten geben vorzügliche Hühnerställe.',
  'mission.newScouts.paper.bad':
    'Eine Lieferung Maschinen wurde erprobt. Den Herstellern wird für ihren Brief gedankt; man bittet um einen weiteren.',

  'mission.april.title': 'April',
  'mission.april.orders':
    'Die Schlacht nördlich von uns hat begonnen, und alles, was Flügel hat, wird darüber gebraucht. Wir schicken zwei an jedem Morgen, zwei an jedem Mittag und zwei gegen Abend, wenn es zwei gibt. Morgen sind Sie an der Reihe. Sie überqueren den Fluss, stellen, was dort ist, und bleiben, bis das Benzin etwas anderes sagt, denn unter Ihnen sitzen Beobachter in alten Maschinen und zeichnen kleine Pfeile für die Geschütze, und solange der Feind mit Ihnen kämpft, bringt er die nicht um. Das ist der ganze Zweck. Ich könnte ihn hübscher anziehen. Sie bleiben beisammen; ein getrenntes Paar sind zwei Mann allein. Ist einer von Ihnen am Ende, kommt der andere heim. Diesen Satz habe ich ausgeschrieben, weil es am Dienstag jemand nicht getan hat. Der Koch hat Anweisung, zwei Abendessen warm zu halten, und er wird es tun. Er tut es immer.',
  'mission.april.diary.worst':
    'Der Koch hielt zwei Abendessen warm. Um Mitternacht gab er sie dem Hund, setzte sich auf die Stufe, und diesmal wollte der Hund nicht fressen.',
  'mission.april.diary.lost':
    'Wir wurden vertrieben, ehe das Benzin halb verbraucht war. Hinter uns fing eine der alten Maschinen an zu brennen, und es wurden keine Pfeile mehr gezeichnet.',
  'mission.april.diary.even':
    'Niemand hat etwas gewonnen. Wir blieben dort oben, bis nichts mehr da war, womit man hätte bleiben können, und kamen herunter, und morgen sind es zwei andere.',
  'mission.april.diary.won':
    'Eine Stunde lang hielten wir die Stelle. Hinterher warf ein Beobachter über unserem Platz einen Beutel ab, darin eine Flasche und ein kleiner Pfeil, mit Bleistift gezeichnet, der auf den Korken zeigte.',
  'mission.april.diary.best':
    'Beide daheim, beide heil, und sie sind es nicht. Der Koch sah uns lange an, und dann aß er beide Abendessen selber, im Stehen.',
  'mission.april.paper.good':
    'Die Luft über der nördlichen Schlacht gehörte am Freitag uns, eine Stunde lang, von zehn bis elf.',
  'mission.april.paper.bad':
    'Die Listen sind diese Woche lang und werden auf der Seite fortgesetzt, die sonst dem Sport gehört.',
};
