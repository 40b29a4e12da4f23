export const spring = {
  'mission.toul.title': 'Ein Sonntag im April',
  'mission.toul.orders':
    'Meine Herren, das ist die Karte, und mehr ist es nicht: vier Plätze, dazwischen ein Fluss aus Rauch, Geschütze an den Ecken. Zwei der Plätze gehören uns. Auf jedem stehen drei Maschinen, an denen der Lack kaum trocken ist, und dies ist der erste Sonntag, an dem wir sie benutzen dürfen. Besuch ist gemeldet, er kommt durch den Dunst. Sie kennen Ihre Plätze. Je Staffel steigt eine Maschine auf, solange ich nichts anderes sage, die übrigen bleiben warm; landen Sie, wenn Sie getroffen oder leergeschossen sind, und lassen Sie den Nächsten hinauf. Achten Sie auf die Geschütze, auch für die ist das neu, und sie haben Befehl, auf alles zu feuern, was Flügel hat. Jeder von Ihnen hat eine Zeile in meinem Buch. Ich habe sie selbst gezogen. Sehen wir, ob etwas darin steht, ehe die Kirche aus ist.',
  'mission.toul.diary.worst':
    'Es war vorbei, ehe die Kirche aus war. Sechs Zeilen im Buch, und auf der ersten Seite schon jede durchgestrichen. Alle fragen, wie man ihre Namen schreibt.',
  'mission.toul.diary.lost':
    'Sie verstanden sich besser darauf, der Reihe nach zu gehen. Am Ende waren wir alle zugleich oben, wie Leute, die sich auf eine Seite des Bootes drängen.',
  'mission.toul.diary.even':
    'Niemand gab nach. Gegen Mittag kam der Dunst zurück, und beide Seiten verloren einander darin, wie man einen Faden verliert.',
  'mission.toul.diary.won':
    'Wir haben es geschafft, am ersten Sonntag, über dem eigenen Platz, und das ganze Dorf stand im Sonntagsstaat auf der Mauer. {pilot} wurde auf einer Tür herumgetragen.',
  'mission.toul.diary.best':
    'Kaum ein Kratzer. Die nicht hinaufgekommen waren, zogen solche Gesichter, dass der Major ihnen für nächste Woche einen eigenen Krieg versprach.',
  'mission.toul.paper.good':
    'Die Vormittagsunterhaltung über den vier Plätzen fand bei den Kirchgängern großen Anklang.',
  'mission.toul.paper.bad': 'Die Fliegertruppe hat ihre Saison mit einer lehrreichen Niederlage eröffnet.',

  'mission.engines.title': 'Was abfällt',
  'mission.engines.orders':
    'Ich habe hier einen Brief des Herstellers, darin steht, dass sich die Bespannung des Oberflügels im Sturzflug nicht löst. Ich habe hier auch die Bespannung. Also stürzt niemand. Die Warte arbeiten rund um die Uhr mit Leim, und was morgen auf der Linie steht, hat einer geprüft, der hinterher selbst damit aufsteigen will, und das ist die einzige Prüfung, an die ich glaube. Drüben wissen sie von der Bespannung; sie haben ein paar Stücke aufgelesen. Um Mittag werden sie kommen und hoch bleiben und warten, bis Sie die Geduld verlieren. Verlieren Sie sie langsam. Kämpfen Sie flach, kurven Sie weit, benutzen Sie die Geschütze an den Ecken wie einen Zaun, und bringen Sie die Motoren heim, und wenn Sie sie tragen müssen. Vor Juni gibt es keine neuen. Auch das habe ich schriftlich.',
  'mission.engines.diary.worst':
    'Es war nicht einmal die Bespannung. Es war ein gewöhnlicher schlechter Tag alter Bauart, und darüber wird nie ein Brief kommen.',
  'mission.engines.diary.lost':
    'Wir verloren die Geduld, einer nach dem anderen, in alphabetischer Reihenfolge. Jemand hat einen Streifen Flügel an die Kasinotür genagelt, mit dem Namen des Herstellers.',
  'mission.engines.diary.even':
    'Wir kämpften so flach, dass sich das Gras bog. Am Ende hatten wir so viele Motoren wie am Anfang, und von allem anderen etwas weniger.',
  'mission.engines.diary.won':
    'Kein Sturzflug. Es ist erstaunlich, wie das die Leute ärgert. Zuletzt kamen sie herunter, um zu sehen, was mit uns los sei, und da war es zu spät.',
  'mission.engines.diary.best':
    'Alle Bespannung ist heimgekommen. Der Wart, der sie geprüft hatte, ging die Linie entlang und klopfte jeder auf die Nase, und dann sah man, dass er weinte.',
  'mission.engines.paper.good': 'Die neuen Maschinen stellen alle zufrieden, die nicht stürzen.',
  'mission.engines.paper.bad': 'Nahe dem Fluss wurde eine Menge Stoff gefunden. Er wird nicht mehr gebraucht.',

  'mission.guests.title': 'Ein dritter Stuhl',
  'mission.guests.orders':
    'Wir haben einen Gast. Er ist Hauptmann in irgendeiner anderen Armee, sehr höflich, und will sehen, wie zwei Staffeln als eine kämpfen können, ohne einander in die Quere zu kommen. Ich habe ihm gesagt, das können sie nicht. Er lachte, er hält das für Bescheidenheit. Morgen also werden Sie es ihm zeigen, und Sie werden versuchen auszusehen, als ginge es hier immer so zu: Die eine Staffel lockt sie herüber, die andere ist schon da. Wer oben ist, achtet auf den, der gleich oben sein wird. Wird eine Maschine auf dem anderen Platz dringender gebraucht als auf Ihrem, so geben Sie sie her und führen Sie keine Liste darüber, was man Ihnen schuldet. Unser Gast wird auf dem dritten Stuhl auf dem Dach sitzen, mit Feldstecher und Notizbuch. Elf solche Bücher hat er schon gefüllt, alle mit den Fehlern anderer Leute.',
  'mission.guests.diary.worst':
    'Er hat sein Notizbuch eingesteckt. Er war sehr freundlich. Manche Dinge, sagte er, schreibt man besser nicht auf, und schenkte den Cognac selber ein.',
  'mission.guests.diary.lost':
    'Wir gaben einander alles so zuvorkommend her, dass zum Schluss niemand etwas hatte. Er schrieb Seite um Seite.',
  'mission.guests.diary.even':
    'Beide Staffeln kämpften großartig, zu verschiedenen Zeiten. Der Hauptmann fragte, welche Hälfte er beschreiben solle.',
  'mission.guests.diary.won':
    'Es ging, und niemand war überraschter als wir. {pilot} behauptet, es sei geplant gewesen. Unser Gast klappte sein Notizbuch zu und fing an zu klatschen.',
  'mission.guests.diary.best':
    'Zwölf Mann und ein einziger Gedanke, wenn auch nur für die Dauer eines Mittagessens. Der Hauptmann bat, uns seinen Stuhl dalassen zu dürfen. Er steht noch auf dem Dach.',
  'mission.guests.paper.good':
    'Einem angesehenen Gast wurde gezeigt, wie man es macht. Er soll sich nach einem weiteren Notizbuch umsehen.',
  'mission.guests.paper.bad': 'Ein angesehener Gast hat uns verlassen. Er nahm unseren Dank mit, und Notizen.',
};
