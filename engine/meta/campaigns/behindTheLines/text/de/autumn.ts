export const autumn = {
  'mission.home.title': 'Langsame Gesellschaft',
  'mission.home.orders':
    'Eine der Maschinen, die zu den Höfen flogen, ist nie wieder herübergekommen. Sechs Wochen hat sie in einer Scheune gestanden, und jemand hat sie geflickt, mit Zaundraht, Bettzeug und sehr viel Geduld. {mate} fliegt sie am Donnerstag beim ersten Licht heraus. Sie kann das meiste, was ein Flugzeug kann, nur nichts davon schnell, und was auf dem leeren Sitz liegt, ist mehr wert als der Rest: eine Tasche mit jedem Papier, das die Höfe stehlen konnten. Sie treffen sie über der Schleife und bleiben bei ihr. Der Feind wird es auf die Langsame abgesehen haben, und Sie machen ihm das so schwer wie möglich. Gehen Sie nicht auf die Jagd. Ein Luftsieg, der uns die Tasche kostet, kommt nicht ins Buch, und beim Abendessen wird niemand mit Ihnen sprechen.',
  'mission.home.diary.worst':
    'Die Langsame haben sie erwischt, und mich haben sie auch geschlagen. Die Tasche verbrannte. Ich sah die Papiere auffliegen wie Vögel.',
  'mission.home.diary.lost':
    'Sie fiel zurück, ich war auf der falschen Seite des Kreises, und das war alles. Sechs Wochen Zaundraht. Ich kann keinen Zaun mehr ansehen.',
  'mission.home.diary.even':
    'Niemand wurde abgeschossen, und niemand kam heim, jedenfalls nicht auf dem Weg, den wir meinten. Die Tasche liegt in einer anderen Scheune. Sie wird allmählich eine weit gereiste Tasche.',
  'mission.home.diary.won':
    'Mitsamt Bettzeug landete sie neben mir und lief in die Hecke, und {mate} stieg aus und küsste die Hecke. Die Papiere sind trocken.',
  'mission.home.diary.best':
    'Kein Schuss kam auch nur in ihre Nähe. Flügel an Flügel flogen wir über die Hangars ein, so schnell wie ein Fahrrad, und alle kamen heraus und nahmen die Mützen ab.',
  'mission.home.paper.good':
    'Das auf dem Marktplatz ausgestellte Flugzeug wird von Bettzeug zusammengehalten. Der Eigentümerin des Bettzeugs wurde gedankt; zurückhaben möchte sie es nicht.',
  'mission.home.paper.bad':
    'Leser auf dem Land, die Papiere auf ihren Feldern finden, mögen sie dem nächsten Offizier übergeben. Einige könnten leicht angebrannt sein.',

  'mission.last.title': 'Der Mann, der den Fluss kannte',
  'mission.last.orders':
    'Ein Befehl ist das kaum. {nemesis} ist seit Februar jeden Morgen über der Aubrelle gewesen; er war da, als Sie Ihre ersten Aufnahmen machten, und seither jedes Mal. Er kennt den Fluss, wie Sie ihn kennen. Heute früh hat er über unserem Platz einen Handschuh abgeworfen, mit einem Stein beschwert, und im Handschuh eine Visitenkarte mit einer Uhrzeit auf der Rückseite. Es ist nicht die Art Krieg, in der man Visitenkarten beantwortet. Andererseits wird er zu dieser Stunde da sein, ob jemand antwortet oder nicht, und wenn nicht Sie, dann trifft ihn einer von den Neuen. Nehmen Sie die Maschine, der Sie trauen. Das Kasino hat abgestimmt, dass Sie nicht müssen, und dann sahen alle auf den Fußboden. Kommen Sie zurück und sagen Sie uns, wie sein Gesicht ist.',
  'mission.last.diary.worst':
    'Er war besser. Es dauerte nicht länger, als einen Schuh zu binden. Er kreiste einmal über der Stelle, an der ich lag, und ich glaube, er hat salutiert, oder er wischte sich die Brille.',
  'mission.last.diary.lost':
    'Er flog mich um den Fluss herum, wie jemand einem Gast den Garten zeigt, und dann zeigte er mir das Tor. Den Handschuh habe ich noch.',
  'mission.last.diary.even':
    'Keiner von uns brachte es fertig. Wir flogen Seite an Seite die ganze Schleife entlang, nah genug für Gesichter. Er ist recht alt; dreißig, würde ich sagen.',
  'mission.last.diary.won':
    'Schließlich drehte er heimwärts, mit einer Rauchfahne, und ich ließ ihn. Morgens ist jetzt niemand mehr dort oben. Es ist entsetzlich still.',
  'mission.last.diary.best':
    'Er kam in der Uferwiese bei der alten Brücke herunter. Ich landete neben ihm. Er fragte, ob die Bilder etwas geworden seien. Ja, sagte ich. Er lachte, bis er husten musste.',
  'mission.last.paper.good':
    'Der Morgenbesucher hat seinen letzten Besuch gemacht. Sein Handschuh ist im Staffelkasino zu sehen, unter Glas, neben der Fotografie eines Flusses.',
  'mission.last.paper.bad':
    'Eine Ehrensache wurde am Freitag über der Aubrelle zugunsten des Feindes entschieden. Der Ausschuss für Visitenkarten ist aufgelöst.',
};
