export const autumn = {
  'mission.saintMihiel.title': 'Alles, was fliegt',
  'mission.saintMihiel.orders':
    'Sehen Sie sich das an. Das ist der Luftbefehl für morgen, er hat elf Seiten; wir stehen auf Seite neun, zwischen den Ballonen und den Fundsachen. Ich wusste nicht, dass es so viele Flugzeuge auf der Welt gibt. Es wird regnen. Um fünf fliegt jedes davon in die eine oder andere Richtung über denselben schlammigen Frontbogen, und unser Teil daran ist, bis zehn zwei Plätze hinter dem Bogen aus der Rechnung zu nehmen. Sie werden sich kaum rühren können, ohne jemanden um Erlaubnis zu bitten. In solchem Gedränge zählt nicht Können, sondern Zählen: wer oben ist, wer unten, wer verletzt, wer der Nächste. Überlassen Sie die Reden der Seite eins. Und stoßen Sie mit niemandem zusammen. Ich meine das ganz ernst. Die Ballonleute würden es uns bis ans Lebensende vorhalten.',
  'mission.saintMihiel.diary.worst':
    'Auf Seite neun steht jetzt: siehe Verluste. Tausend Flugzeuge über einem, und in all dem Lärm horcht man auf sechs.',
  'mission.saintMihiel.diary.lost':
    'Der Bogen ist fort, der Tag ist gewonnen, die Zeitungen sind voll davon, und unsere Ecke haben wir verloren. „Hartnäckiger Widerstand auf der Linken“, so steht es da.',
  'mission.saintMihiel.diary.even':
    'Ich könnte nicht sagen, was geschah. Ich zählte bis neunzehn, alles Mögliche, und dann fiel etwas mitten durch die Summe.',
  'mission.saintMihiel.diary.won':
    'Beide Plätze, um Viertel vor zehn. Wir hatten fünfzehn Minuten übrig und verbrachten sie kreisend, im Regen, ganz allein, wie die ersten Gäste auf einem Ball.',
  'mission.saintMihiel.diary.best':
    'Nach der Uhr, nach dem Buch, nach Seite neun. Die Ballonleute haben eine Karte geschickt. {pilot} hat sie rahmen lassen.',
  'mission.saintMihiel.paper.good':
    'Von der großen Zahl eingesetzter Maschinen waren unsere die links, hinten, früh am Morgen.',
  'mission.saintMihiel.paper.bad': 'Der Sieg war allgemein. Er war nicht in jeder Einzelheit örtlich.',

  'mission.argonne.title': 'Der Wald',
  'mission.argonne.orders':
    'Da ist ein Wald, und eine Schlacht ist hineingegangen und nicht herausgekommen. Von oben sieht man nichts als Baumkronen, zwischen denen Rauch steht, und hier und da ein Stück rotes Tuch, das jemand ausgebreitet hat, um zu sagen, dass er dort noch lebt. Sie halten die feindlichen Staffeln von diesem Tuch fern. Fliegen Sie von Platz zu Platz am Rand entlang, nie geradewegs hinüber; die Geschütze stehen in den Bäumen, und die Bäume stehen auf niemandes Seite. Es wird früh dunkel. Manche von Ihnen sind seit April hier, ich sehe es an Ihren Landungen, darum sage ich dies einmal: Wer mir sagt, dass er genug hat, bekommt einen Monat Urlaub, einen warmen Mantel und meine Hand, und keine Fragen. Seit sechs stehe ich an diesem Fenster. Gekommen ist niemand. Ich hatte es auch nicht angenommen.',
  'mission.argonne.diary.worst':
    'Der Wald hat sie behalten. Wir flogen bis zum letzten Licht am Rand entlang und sahen hinein, und da war kein Tuch, von keiner Farbe.',
  'mission.argonne.diary.lost':
    'Sie kamen zwischen uns und die Lichtung. Als wir wieder hinfanden, war das rote Tuch zusammengefaltet. Ich hoffe, sie haben es selbst gefaltet.',
  'mission.argonne.diary.even':
    'Rauch, Blätter, Regen. Einen von ihnen sah ich ganz nah; er schaute mich an, wie man jemanden anschaut, der ins falsche Abteil gestiegen ist.',
  'mission.argonne.diary.won':
    'Wir hielten den Himmel über vier Stücken Tuch frei. Bei Dämmerung waren es fünf. {pilot} ging auf Wipfelhöhe hinunter, um ganz sicher zu sein, und dort unten winkte jemand mit einem Löffel.',
  'mission.argonne.diary.best':
    'Am Abend war kein Einziger mehr über den Bäumen. Die Tücher wurden eingeholt, eins nach dem anderen, weil sie zu Fuß herauskamen.',
  'mission.argonne.paper.good': 'Gute Nachricht aus dem Wald. Jemand ist herausgekommen und sagt, es gebe noch andere.',
  'mission.argonne.paper.bad': 'Aus dem Wald gibt es keine Nachricht.',

  'mission.lastField.title': 'Vier Plätze, zum letzten Mal',
  'mission.lastField.orders':
    'Jeder weiß es, ich brauche mich also nicht zu verstellen. Morgen Mittag sind das hier vier Wiesen mit einem Bach darin, und jemand wird es den Kühen erklären müssen. Heute sind sie noch, was sie seit April gewesen sind. Gegenüber stehen ihre Letzten, auf zwei Plätzen, so viele sich flicken ließen; und hier stehen Sie. Drüben haben sie eine weiße Rakete hochgeschickt, dann eine rote. Ich habe nachgeschlagen. Es ist kein Signal. Ich glaube, es ist eine Einladung. Nach dem heutigen Tag wird uns niemand fragen, ob wir gehen oder nicht, niemand jedenfalls, auf den es mir ankommt. Aber ich führe dieses Buch seit dem ersten Sonntag, und ich merke, dass ich gern wüsste, wie es ausgeht, und ich schäme mich dafür. Wer geht, der gehe vorsichtig. Es wäre, nach alledem, ein dummer Tag, um zu Schaden zu kommen.',
  'mission.lastField.diary.worst':
    'Das Buch ist voll. Es ging genau auf, bis zur letzten Zeile der letzten Seite. Mir wäre lieber, es wäre länger gewesen. Ich hätte das dickere kaufen sollen.',
  'mission.lastField.diary.lost':
    'Den letzten haben sie gewonnen. Danach kamen sie zu Fuß über den Bach, die Mützen im Nacken und eine Flasche dabei, und sahen genauso müde aus.',
  'mission.lastField.diary.even':
    'Es wurde dunkel. Gewonnen hatte niemand, und niemand schlug vor weiterzumachen. Jemand schoss eine weiße Rakete ab und ein anderer eine rote, diesmal der Farben wegen.',
  'mission.lastField.diary.won':
    'Unsere Räder waren die letzten, die aufsetzten. Ich stand neben der Maschine und hörte ihr beim Abkühlen zu, tick, tick, tick, wie einer Uhr, der man freigegeben hat.',
  'mission.lastField.diary.best':
    'Nicht einer von uns ging am letzten Tag verloren. Ich habe es in Worten hingeschrieben, nicht in Ziffern, und bin zweimal mit der Feder darübergegangen: nicht einer.',
  'mission.lastField.paper.good':
    'Das letzte Spiel der Saison über den vier Plätzen gewann die Heimmannschaft. Ein Rückspiel wird es nicht geben.',
  'mission.lastField.paper.bad': 'Die Saison über den vier Plätzen ist beendet. Das Gelände wird als Weide verpachtet.',
};
