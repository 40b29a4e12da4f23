export const endings = {
  'ending.goodestDog.title': 'Wer ist ein braver Hund',
  'ending.goodestDog.page':
    'Diese Frage beschäftigt die Philosophen, seit es Pantoffeln gibt. Beantwortet wurde sie auf dem Rasen hinter dem dritten Hangar, um sieben Uhr früh, vor beiden Staffeln, von einem kleinen Mädchen, das die Milch gebracht hatte. Es sah mit schiefem Kopf die Reihe entlang, von {me} am einen Ende bis zum Briefträger des Feindes am anderen; dann stellte es die Kanne ab, ging geradewegs auf uns zu und sagte es. Es sagte es zweimal. Was dann geschah, kann ich nicht beschreiben, denn ich lag auf dem Rücken. Der Oberst weinte. Die Katzen auf der Mauer taten, als hätten sie nichts gesehen, und eine hörte man sagen, es komme natürlich darauf an, was man unter brav verstehe. Die Milch wurde von allen Parteien getrunken. Die Dose, die keiner aufbekam, ist auf. Es waren Pfirsiche. Wir haben sie dem Mädchen gegeben.',
  'ending.goodestDog.epilogue.home.1':
    '{name} ist ein braver Hund. Es steht auf einem Halsband, in Messing, und jeden Abend wird es laut vorgelesen.',
  'ending.goodestDog.epilogue.home.2':
    '{name} lebt jetzt auf einem Bauernhof, einem wirklichen, mit wirklichen Schafen, und hat geschrieben, dass man das nicht nur so sagt.',
  'ending.goodestDog.epilogue.home.3':
    '{name} hat eine Flugschule für Welpen eröffnet. Die erste Stunde ist der Teich, damit man es hinter sich hat.',
  'ending.goodestDog.epilogue.home.4':
    '{name} und der zweite Tenor des Feindes treffen sich bei jedem Vollmond auf dem Dach. Sie arbeiten an einer fünften Strophe.',

  'ending.bestCouch.title': 'Das bessere Sofa',
  'ending.bestCouch.page':
    'Den Verlierern das Sofa: So war es am ersten Abend abgemacht, als das Sofa noch für eine Strafe galt. Am dritten hatten wir die Kissen entdeckt. Am fünften gab es Hunde von bestem Ruf, die am hellen Tag in Hecken flogen, und einen, ich nenne keine Namen, Hauptmann, der mit abgestelltem Motor und einer Decke im Teich landete. Es ist ein rotes Sofa. Es steht am Ofen. In der Mitte hat es eine Mulde, in die im Lauf eines Abends alles hineinrutscht, sodass man warm aufwacht, unter jemandem, und nicht weiß, wo die eigenen Beine aufhören. Die Sieger haben die Würste. Gegen zehn kommen sie herein, satt, ein wenig einsam, und stehen im Lampenlicht vor uns, und dann sagt {me}, was {me} ihnen allen sagt: na, dann rückt mal; und wir rücken, für einen ist immer noch Platz. Nachts wacht niemand mehr. Gestohlen wurde nichts.',
  'ending.bestCouch.epilogue.home.1':
    '{name} hat die Mulde in der Mitte, kraft Dienstalters, und verteidigt sie durch Schlafen.',
  'ending.bestCouch.epilogue.home.2':
    '{name} bekam einen Orden angeboten und fragte, ob es auch ein Kissen sein dürfe.',
  'ending.bestCouch.epilogue.home.3':
    '{name} liegt auf der Lehne des Sofas, und das ist nicht auf dem Sofa, wie dem Obersten dargelegt wurde.',
  'ending.bestCouch.epilogue.home.4':
    '{name} schläft darunter, der Krümel wegen, und hält das für das bestgehütete Geheimnis des Krieges.',

  'ending.allAsleep.title': 'Alle schlafen',
  'ending.allAsleep.page':
    'Und so hatte am Ende von sechs Nächten niemand gewonnen und niemand verloren, niemand hatte mehr als ein paar Minuten am Stück geschlafen, und die Sonne ging auf. Sie schien auf das Depot mit seinen vierhundert Würsten, ein paar weniger. Sie schien auf zwei Flugzeuge, Nase an Nase im Klee. Sie schien auf {me}, auf Posten, aufrecht, mit weit offenen Augen, fest schlafend; und auf die Wache des Feindes gegenüber, die von der anderen Seite am selben Pfahl lehnte. Um sechs kam der Koch heraus, schloss die Tür auf, sah sich um und zog sie sehr leise wieder zu. Er zog die Stiefel aus. Er ging auf Zehenspitzen herum und legte vor jede Nase eine Wurst, vor ihre wie vor unsere, und dann setzte er sich in Socken auf die Stufe und wartete ab, wer von uns als Erster zucken würde.',
  'ending.allAsleep.epilogue.home.1': '{name} rennt. Man sieht es an den Pfoten. Es muss eine sehr große Wiese sein.',
  'ending.allAsleep.epilogue.home.2':
    '{name} bellte einmal, etwas lang Vergangenes an, bekam von der anderen Seite Antwort, und beide schliefen weiter.',
  'ending.allAsleep.epilogue.home.3': '{name} zuckte als Erster und wurde dafür dekoriert, mit Senf.',
  'ending.allAsleep.epilogue.home.4':
    '{name} schläft nicht. {name} ruht nur beide Augen und ein Ohr aus. Bitte gegen Mittag noch einmal fragen.',
};
