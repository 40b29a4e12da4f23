export const after = {
  'mission.bridge.title': 'Die Brücke',
  'mission.bridge.orders':
    'Leute mit sehr großen Lupen haben Ihre Platten angesehen. Die Netze von Montabray verdecken eine zweigleisige Brücke, vier Schuppen und ein Nebengleis, auf dem schwere Geschütze zusammengesetzt werden. In drei Wochen stehen sie dort, wo niemand sie erreicht, und feuern auf eine Stadt, auf die genug gefeuert worden ist. Die Bomben bringen Sie selbst hinüber, denn Sie allein kennen den Fluss. Werfen Sie auf die Schuppen und die Brückenpfeiler, in welcher Reihenfolge Sie eben hinkommen; vier gute Treffer, und der Ort ist erledigt. Die Verteidiger haben Bescheid, denn wir sind nicht so leise gewesen, wie wir hätten sein können. Kommen Sie durch den Ausgang heraus, solange Sie noch ein Flugzeug haben, um darin herauszukommen. Die letzte Bombe wird Ihnen niemand nachrechnen.',
  'mission.bridge.diary.worst':
    'Wir verloren die Maschine über dem Fluss, die meisten Bomben noch an Bord. Vom anderen Ufer aus sah die Brücke beinahe hübsch aus.',
  'mission.bridge.diary.lost':
    'Löcher im Schlamm auf beiden Seiten und dazwischen die Brücke ohne einen Kratzer. Nie habe ich ein Stück Zimmermannsarbeit so gehasst.',
  'mission.bridge.diary.even':
    'Die Schuppen brannten, und die Pfeiler blieben stehen. Sie werden sich also verspäten, um so lange, wie man für einen Schuppen braucht. Ich habe einmal einen gebaut. Es dauert nicht lange.',
  'mission.bridge.diary.won':
    'Sie sank in drei Stücken in den Fluss, ganz langsam, wie jemand, der sich müde hinsetzt. Ich suchte nach Menschen darauf, bis ich nichts mehr sah.',
  'mission.bridge.diary.best':
    'Pfeiler, Schuppen, Gleis, alles, und daheim, ehe der Rauch so hoch war, wie ich flog. Die Warte haben eine kleine Brücke auf die Haube gemalt, verkehrt herum.',
  'mission.bridge.paper.good':
    'Der Verkehr an der oberen Aubrelle ist unterbrochen. Angler melden vorzügliche Fänge in den neuen Becken.',
  'mission.bridge.paper.bad':
    'Bei Montabray können mehrere Krater neueren Datums besichtigt werden, von jedem, der die Erlaubnis des Feindes hat.',

  'mission.again.title': 'Noch einmal mit der Kamera',
  'mission.again.orders':
    'Das Hauptquartier dankt Ihnen für Ihre Skizze von Bäumen. Es bleibt der Ansicht, dass etwas darunter ist. Die Schienen führen jetzt in den Wald von Montabray hinein und nicht wieder heraus; zweimal ist in dieser Woche ein Zug voll hineingefahren und leer zurückgekommen, und die Geschütze darauf hat niemand gesehen. Sie fliegen denselben Fluss noch einmal, in einer anderen Maschine, denn die letzte kennt jeder Posten von hier bis zur Biegung vom Sehen. Kommen Sie diesmal von Osten. Vier Stellen wie zuvor; auf die Platten kommt es an, auf Sie und auf das Flugzeug, in der Reihenfolge, die Sie selbst wählen würden, wenn niemand zuhört. Aus diesem Wald wird die Stadt hinter uns beschossen werden. Wir wüssten gern, von welcher Stelle, und lieber vorher als nachher.',
  'mission.again.diary.worst':
    'Sie hatten den Fluss besser gelernt als wir. Eine Maschine weniger, keine Platten, und beim Abendessen ein Stuhl, um den alle herumgehen.',
  'mission.again.diary.lost':
    'Von der zweiten Stelle verjagt und nicht mehr hingekommen. Ich habe diesen Wald jetzt zweimal fotografiert und könnte nicht sagen, was darin ist.',
  'mission.again.diary.even':
    'Ein paar Platten, drei davon scharf. Genug, um das Hauptquartier zu erschrecken, nicht genug, damit es etwas tut, also die übliche Menge.',
  'mission.again.diary.won':
    'Da war es, unter Netzen, als hätte jemand nach einer Eisenbahn gefischt. Vier Platten. Nach der Landung zitterte ich so, dass ich die Gurte nicht aufbekam.',
  'mission.again.diary.best':
    'Alles, und sauber, und aus einer Höhe, in der ich den Namen auf einem Kran lesen konnte. Zwei Flüge hat es gebraucht, um zu sehen, was ein Kind am Ufer jeden Tag sieht.',
  'mission.again.paper.good':
    'Es kann nun gesagt werden, dass die neuen Fischernetze bei Montabray nicht für Fische sind. Mehr kann nicht gesagt werden.',
  'mission.again.paper.bad':
    'Ein Flieger hat im Wald von Montabray wiederum nichts gefunden. Unsere Leser in der Rue du Pont haben Granatsplitter in ihren Gärten gefunden.',

  'mission.fetch.title': 'Drei Höfe',
  'mission.fetch.orders':
    'Die Leute, die uns von dem Holz erzählt haben, sind entdeckt. Sie sind auf drei Höfen jenseits des Flusses versteckt, auf Heuböden, mit zweien von uns, die im Mai dort heruntergekommen sind, und die Streifen gehen von Tür zu Tür. Sie landen auf den Feldern, die in der Skizze bezeichnet sind, eines nach dem anderen, nehmen an Bord, wer dort ist, und kommen mit so vielen heraus, wie die Maschine trägt. Zwei wären den Flug wert. Drei wären mehr, als hier jemand zu verlangen gewagt hat. Lassen Sie den Motor laufen, während sie einsteigen; erlauben Sie kein Gepäck. Die Höfe löschen eine Lampe, wenn es zum Landen zu spät ist. Sehen Sie keine Lampe, so warten Sie nicht darauf, und suchen Sie auf dem Heimweg nicht danach.',
  'mission.fetch.diary.worst':
    'Auf dem Weg zum zweiten Hof abgeschossen. Wer auf dem Heuboden lag, wird es gehört haben. Ich hoffe immer noch, sie hielten es für Donner.',
  'mission.fetch.diary.lost':
    'Ich kam mit niemandem zurück als mit mir selbst. Ich hatte gedacht, das sei das Einzige, was ich von jedem Flug will. Ist es nicht.',
  'mission.fetch.diary.even':
    'Eine kam heraus: eine alte Frau mit einer Henne unter dem Mantel. Ich hatte gesagt, kein Gepäck. Die Henne, sagte sie, sei kein Gepäck.',
  'mission.fetch.diary.won':
    'Zwei, hinter mir eingekeilt wie Brote im Ofen. Der eine weinte den ganzen Weg, der andere erzählte mir Witze. Verstanden habe ich von beiden kein Wort.',
  'mission.fetch.diary.best':
    'Drei und mehr, weiß Gott, wie wir vom Boden kamen. Auf unserer Seite stiegen sie aus, besahen sich die Maschine und fragten, ob sie immer so voll sei.',
  'mission.fetch.paper.good':
    'Mehrere Personen sind von einem langen Landaufenthalt zurückgekehrt. Nach dem Heu wünschen sie nicht gefragt zu werden.',
  'mission.fetch.paper.bad':
    'Der Pfarrer von Vaubrecy bittet um Gebete für einige Menschen, die er nicht nennen will, an einem Ort, den er ebenfalls nicht nennen will.',
};
