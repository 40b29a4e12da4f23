export const endings = {
  'ending.bridgeFalls.title': 'Die Brücke fällt',
  'ending.bridgeFalls.page':
    'Am Ende war es nicht ein einzelner Flug. Es waren Glasplatten, die auf einem Küchentisch trockneten, eine Tasche mit Papieren, die nach Hühnern roch, und eine alte Frau, die im Dunkeln Güterwagen zählen konnte. Zusammen ergaben sie eine Karte mit einem Kreuz darauf, und die schweren Batterien hinter Vaubrecy, die auf alles gefeuert hatten, feuerten auf das Kreuz. Die Geschütze im Wald von Montabray haben nie auf die Stadt geschossen. Dort weiß es niemand. Am nächsten Markttag klagte man über die Eierpreise, und {me}, zufällig in der Schlange, kaufte wortlos ein Dutzend und verschenkte sie auf dem Heimweg alle wieder. Am Fluss ist es jetzt stiller. Jemand hat angefangen, darin ohne Netz zu fischen.',
  'ending.bridgeFalls.epilogue.home.1':
    '{name} behielt eine Platte, die unscharfe, und hängte sie nach dem Krieg in ein Fenster. Besucher hielten sie für ein Bild vom Meer.',
  'ending.bridgeFalls.epilogue.home.2':
    '{name} ging noch einmal zu dem Hof mit der Scheune und wollte den Zaundraht bezahlen. Der Bauer nahm das Geld nicht und gab auch die Geschichte nicht mehr her.',
  'ending.bridgeFalls.epilogue.home.3':
    '{name} vermaß später Flüsse. In jedem Bericht gibt es eine Biegung, die sorgfältiger gezeichnet ist als die anderen.',
  'ending.bridgeFalls.epilogue.prisoner.1':
    '{name} hörte von der Brücke durch einen neuen Wächter, dessen Schwager darin einen Kran verloren hatte, lachte, bekam eine Woche Postsperre und fand das billig.',
  'ending.bridgeFalls.epilogue.killed.1':
    '{name} liegt in Vaubrecy, nahe der Mauer, von der man die Brücke sehen könnte, wenn es eine gäbe.',

  'ending.tooLate.title': 'Zu spät',
  'ending.tooLate.page':
    'Der Bericht war am neunten Januar fertig. Alles stand darin: die Schuppen, das Nebengleis, die Zahl der Pfeiler und die Stunde der Züge, und er war in grauen Karton gebunden, mit einem Band. Die Geschütze hatten Montabray am zweiten verlassen. Seit fünf Tagen feuerten sie von einem Ort, den niemand fotografiert hatte, und der Bericht wurde eingetragen, gelobt und in einen Schrank mit Schlüssel gelegt. Es war gute Arbeit. Alle sagten das, und sie hatten recht; wer einmal darüber schreibt, wird sie brauchen können. {me} sollte die letzte Seite unterschreiben und tat es. Dann gingen wir hinaus, um den Himmel über dem Fluss anzusehen, der leer war und der uns zu keiner Zeit eine Lüge erzählt hatte.',
  'ending.tooLate.epilogue.home.1':
    '{name} kam nie wieder irgendwo zu spät und stand immer, den Mantel überm Arm, eine Viertelstunde vor dem Zug am Bahnsteig.',
  'ending.tooLate.epilogue.home.2':
    '{name} bat 1931, den Bericht sehen zu dürfen. Er lag noch im Schrank. Das Band hatte niemand gelöst.',
  'ending.tooLate.epilogue.home.3':
    '{name} lehrte Fotografie an einer Mädchenschule und sagte dort, das Belichten sei der leichte Teil.',
  'ending.tooLate.epilogue.prisoner.1':
    '{name} wurde im Lager gefragt, wofür die Kamera gewesen sei. Es gab keinen Grund mehr, es nicht zu sagen, und niemand glaubte es.',
  'ending.tooLate.epilogue.killed.1':
    '{name} steht im Vorwort des Berichts, richtig geschrieben, zwischen dem Maßstab der Karten und dem Verzeichnis der Abkürzungen.',

  'ending.nobodyKnew.title': 'Niemand wusste es',
  'ending.nobodyKnew.page':
    'Es gab keine Brücke. So jedenfalls steht es in der Akte, und Akten überleben Aufnahmen, die nie gemacht wurden. Ein paar Bäume, ein Fluss, einige Leute auf Höfen, die sich etwas eingebildet hatten. Als die Geschütze aus dem Wald von Montabray anfingen, blieben der Stadt neun Minuten, und sie nutzte sie, wie Städte das tun: Sie suchte nach Kindern, nach Schlüsseln, nach der Katze. Hinterher fragte ein Offizier mit sehr guten Stiefeln, wie es sein könne, dass niemand etwas gewusst habe. {me} hatte die Antwort bereit, hatte sie sogar monatelang mit sich herumgetragen wie einen Stein im Schuh, sah auf die Stiefel und sagte nichts. Was hätte es auch sein sollen? Wir wussten es. Wir konnten es nicht zeigen. Das ist ein kleiner Unterschied, und er ist so breit wie der Fluss.',
  'ending.nobodyKnew.epilogue.home.1':
    '{name} konnte die Schleife des Flusses auf jeden Fetzen Papier zeichnen und tat es, in Sitzungen, vierzig Jahre lang, ohne es zu merken.',
  'ending.nobodyKnew.epilogue.home.2':
    '{name} kam noch einmal nach Montabray, im Sommer. Kinder sprangen von vier steinernen Pfeilern ins Wasser und wollten wissen, was daran so komisch sei.',
  'ending.nobodyKnew.epilogue.home.3':
    '{name} hielt Bienen. Auf Fragen nach dem Krieg kam immer dieselbe Antwort: Man solle alten Frauen glauben, die etwas zählen.',
  'ending.nobodyKnew.epilogue.prisoner.1':
    '{name} wurde auf dem Weg ins Lager über die Brücke geführt, über zwei Gleise, an vier Schuppen vorbei, und zählte jede Schwelle, für wen?',
  'ending.nobodyKnew.epilogue.killed.1':
    '{name} hatte die letzte Platte in der Tasche. Sie kam mit der Uhr an die Familie zurück, und die hielt sie für ein Stück Fensterscheibe.',
};
