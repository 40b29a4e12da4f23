export const spring = {
  'mission.meeting.title': 'Eine Begegnung',
  'mission.meeting.orders':
    'Jeden Morgen in dieser Woche ist über der Aubrelle eine einzelne Maschine gesehen worden, immer in derselben Höhe, immer aus demselben Wald. Sie hat keine Kamera, soweit man das erkennen konnte, wirft nichts ab und fliegt zum Frühstück heim. Wir glauben, sie ist da, um zu lernen, wie wir fliegen. Sie steigen allein auf, stellen sie über unseren eigenen Linien und bringen ihr so wenig wie möglich bei. Lässt sie sich herunterholen, umso besser; fliegt sie mit Löchern heim, genügt das. Sie sind die ganze Zeit in Sichtweite unserer Batterien, und wer bei den Kanonieren landet, bekommt Suppe. Folgen Sie ihr nicht über den Fluss. Dafür kommen noch andere Morgen, mehr, als Ihnen lieb sein wird.',
  'mission.meeting.diary.worst':
    'In einem Rübenacker heruntergekommen, den Motor auf dem Schoß. Ein Kanonier gab mir Suppe, ehe er nach dem Namen fragte. {nemesis} soll es gewesen sein.',
  'mission.meeting.diary.lost':
    'Er schoss besser als ich und hatte dann den Anstand heimzufliegen. Den Abend habe ich damit verbracht, es auf dem Tischtuch noch einmal zu fliegen, mit Gabeln.',
  'mission.meeting.diary.even':
    'Wir gingen umeinander herum wie zwei Katzen auf einer Mauer, und jeder erzählt heute Abend in seinem Kasino, der andere habe zuerst abgedreht.',
  'mission.meeting.diary.won':
    'Er flog früh nach Hause, und durch seine Flügel schien der Tag. Ich soll beim Landen gesungen haben. An Singen erinnere ich mich nicht.',
  'mission.meeting.diary.best':
    'Er fiel auf unserer Seite ins Schilf, stieg heraus und winkte. Ich winkte zurück. Ein seltsames Gewerbe, in dem das ein guter Morgen ist.',
  'mission.meeting.paper.good':
    'Der Morgenbesucher über der Aubrelle wurde gebeten, von weiteren Besuchen abzusehen. Anwohner melden, dass die Hennen wieder legen.',
  'mission.meeting.paper.bad':
    'Am Montag wurde über der Aubrelle eine feindliche Maschine gestellt. Unser Flieger ist wohlauf und lässt ausrichten, Rüben seien weicher, als sie aussehen.',

  'mission.photographs.title': 'Glasplatten',
  'mission.photographs.orders':
    'Hinter Montabray wird etwas gebaut. Die Bauern, die nachts herüberkommen, sprechen von Holz, von Schienen und von einem Fluss, der lauter ist als früher; nahe genug, um mehr zu sagen, hat man keinen gelassen. Das Hauptquartier will es auf Glas. Fliegen Sie tief die Schleife der Aubrelle entlang, fotografieren Sie jede Stelle auf der beigelegten Skizze, vier davon zum Allermindesten, und bringen Sie die Platten durch die westliche Lücke heraus. Die Kamera ist schwerer, als sie aussieht, und wird Ihnen die Kurven verderben. Dort oben wird jemand sein, dessen ganze Aufgabe es ist, Sie daran zu hindern, und er kennt die Lücke so gut wie Sie. Erst die Platten, dann der Ruhm. Ein Pilot ohne Platten hat einen Ausflug gemacht, und Ausflüge müssen bezahlt werden.',
  'mission.photographs.diary.worst':
    'Die Kamera verbrannte mit dem Rest. {pilot} hielt sie länger fest, als vernünftig war, und das ist das freundlichste Wort, das jemand dafür gefunden hat.',
  'mission.photographs.diary.lost':
    'Keine Platte, die den Entwickler wert wäre. Die Bäume am Fluss kann ich aus dem Kopf zeichnen, aber Bäume will im Hauptquartier niemand.',
  'mission.photographs.diary.even':
    'Manches davon ist auf Glas, manches in meinem Kopf, und der Korporal aus der Dunkelkammer sagt, scharf sei beides nicht geworden.',
  'mission.photographs.diary.won':
    'Vier Platten, nass und vollkommen. Als die letzte in der Schale erschien, wurde es still im Raum: Es ist eine Brücke, und sie ist breit genug für Geschütze.',
  'mission.photographs.diary.best':
    'Jede Stelle, und kaum ein Kratzer. Der Korporal küsste die Platten, dann mich. Es ist eine Eisenbahnbrücke, und sie haben sie unter Fischernetzen versteckt.',
  'mission.photographs.paper.good':
    'Die Militärbehörden haben sich über eine Reihe von Landschaftsstudien befriedigt geäußert. Ausgestellt werden sie nicht.',
  'mission.photographs.paper.bad':
    'Wer bei Montabray Teile einer Kamera gefunden hat, wird um Rückgabe gebeten. Nach dem Schaf wird nicht gefragt.',
};
