/** The rules of Crew to look up, in German. */
export const reference = {
  'reference.crew.aim': 'Ziel',
  'reference.crew.aim.winning': 'Wie man gewinnt',
  'reference.crew.aim.winning.1':
    'Zwei Mannschaften aus je zwei Hunden schießen auf das Flugzeug der anderen. Jeder Posten hat einen Stapel von dreißig Karten, und der ist sein Leben: Schaden verschrottet Karten daraus, und auch das Ziehen zehrt an ihm. Wer eine Karte ziehen oder verschrotten muss und keine mehr hat, ist abgeschossen, und die Mannschaft hat verloren. Stürzen beide im selben Schritt ab, gewinnt niemand.',
  'reference.crew.table': 'Der Tisch',
  'reference.crew.table.boards': 'Vier Blickfelder',
  'reference.crew.table.boards.1':
    'Jeder Posten blickt auf drei Zonen: links, Mitte und rechts. Ein Flugzeug steht auf den Tafeln seines Feindes und verlässt sie nie. Die Sonne kann überall sein. Du siehst den Tisch von deiner Seite; die fernen Tafeln liegen andersherum.',
  'reference.crew.table.sides': 'Links und rechts',
  'reference.crew.table.sides.1':
    'Links und rechts auf einer Karte gelten für den, der sie spielt. Auf Tafeln gegenüber sind sie darum vertauscht.',
  'reference.crew.seats.diagram': 'Wer wo sitzt. Die Pfeile zeigen, wo für jeden links ist.',
  'reference.crew.round': 'Eine Runde',
  'reference.crew.round.action': 'Karten legen',
  'reference.crew.round.action.1':
    'Alle legen verdeckt Karten auf freie Abschnitte der eigenen Leiste, beliebig viele. Du darfst sie verschieben, drehen und zurücknehmen, bis alle bereit sind oder die Zeit um ist. Danach lässt sich nichts mehr ändern.',
  'reference.crew.round.resolution': 'Aufdecken',
  'reference.crew.round.resolution.1':
    'Dann: beliebige Karten ablegen, reparieren, wenn du keine gelegt hast, auf vier Karten nachziehen und die Abschnitte eins bis vier aufdecken.',
  'reference.crew.cards': 'Die Karten',
  'reference.crew.cards.plane': 'Flugzeug',
  'reference.crew.cards.plane.1':
    'Eine Flugzeugkarte hat zwei Hälften: eine für das eigene Flugzeug, eine für das feindliche. Links und rechts gehen eine Zone weit und halten am Rand der Tafel; Ecke vertauscht die beiden äußeren Zonen; Sicht geht zum Spiegelplatz auf der anderen Tafel der Mannschaft.',
  'reference.crew.plane.diagram': 'Links, rechts, Ecke und Sicht, gesehen vom Piloten, der sie spielt.',
  'reference.crew.cards.sun': 'Sonne',
  'reference.crew.cards.sun.1':
    'Eine Sonnenkarte bewegt den Marker, wo immer er ist: links, rechts, Sicht innerhalb einer Mannschaft und Team zur selben Zone des Nachbarn, der für die andere Seite fliegt.',
  'reference.crew.sun.diagram': 'Die vier Wege der Sonne.',
  'reference.crew.cards.shoot': 'Schuss',
  'reference.crew.cards.shoot.1':
    'Ein Schuss nennt eine der sechs Zonen der eigenen Mannschaft. Ist das feindliche Flugzeug dort, wenn er ausgeführt wird, macht er sechs Schaden.',
  'reference.crew.shoot.diagram': 'Sechs Zonen, auf die eine Mannschaft schießen kann.',
  'reference.crew.cards.decks': 'Was in einem Stapel ist',
  'reference.crew.cards.decks.1':
    'Piloten haben viele Karten, die Flugzeuge bewegen, Schützen viele Schüsse und mehr für die Sonne.',
  'reference.crew.section': 'In einem Abschnitt',
  'reference.crew.section.order': 'Fünf Schritte',
  'reference.crew.section.order.1':
    'Erst die Sonnenkarte der Mannschaft, die die Sonne hat, dann die der anderen; dann Karten für eigene Flugzeuge; dann Karten für feindliche; und zuletzt alle Schüsse zugleich.',
  'reference.crew.order.diagram': 'Fünf Schritte, immer in dieser Reihenfolge.',
  'reference.crew.damage': 'Schaden',
  'reference.crew.damage.who': 'Wen es trifft',
  'reference.crew.damage.who.1':
    'Den Posten, auf dessen Tafel das feindliche Flugzeug steht. Repariert ein Posten, trifft es stattdessen ihn; reparieren beide, trifft beide der volle Schaden.',
  'reference.crew.repair': 'Reparatur und Rauch',
  'reference.crew.repair.smoke': 'Keine Karte legen',
  'reference.crew.repair.smoke.1':
    'Legst du keine Karte, mischst du deine abgelegten Karten in den Stapel zurück. Nach der ersten Reparatur einer Mannschaft zieht ihr Flugzeug Rauch hinter sich her; von da an kostet jede Reparatur den Mitspieler drei Karten.',
  'reference.crew.tokens': 'Sonne, Mond, Flak und Krallen',
  'reference.crew.tokens.sun': 'Die Sonne',
  'reference.crew.tokens.sun.1':
    'Ein Flugzeug in der Sonne nimmt nur halben Schaden. Ist das schießende Flugzeug in der Sonne, trifft der Schuss alle drei Zonen der Tafel.',
  'reference.crew.tokens.moon': 'Der Mond',
  'reference.crew.tokens.moon.1':
    'Ist der Mond auf einer feindlichen Tafel und dein Flugzeug auf der anderen Tafel dieses Paars, darfst du eine Karte mehr ziehen; genau gegenüber zwei. Wer ein Flugzeug auf der Tafel des Mondes trifft, sieht die sechs verschrotteten Karten; auf der Zone des Mondes selbst sucht er sechs von neun aus.',
  'reference.crew.tokens.antiAir': 'Flakfeuer',
  'reference.crew.tokens.antiAir.1':
    'Die große Wolke macht einem Flugzeug, das ihr begegnet, 4 Schaden, die mittlere 2, die kleine 1. Die kleineren folgen dorthin, wo die größere war. Eine Runde ohne Karte dafür lässt die letzte verwehen.',
  'reference.crew.tokens.claws': 'Die Krallen',
  'reference.crew.tokens.claws.1':
    'Wer auf die Zone der Krallen schießt, verschrottet drei Karten, ob er trifft oder nicht.',
  'reference.crew.token.diagram': 'Der Marker auf einer Tafel, und was er dort tut.',
  'reference.crew.players': 'Zu zweit und zu dritt',
  'reference.crew.players.alone': 'Allein im Flugzeug',
  'reference.crew.players.alone.1':
    'Wer allein im Flugzeug sitzt, hat beide Stapel und zwei Hände zu drei Karten. Zu zweit braucht es keine Uhr. Zu dritt legt, wer allein ist, zuerst eine Karte offen auf Abschnitt 1 oder 2, und dort bleibt sie.',
  'reference.crew.screen': 'Am Computer',
  'reference.crew.screen.clock': 'Uhr und Tore',
  'reference.crew.screen.clock.1':
    'Die Uhr beginnt, wenn du deine Hand siehst, hält an Toren und in einer Pause an und kann in den Einstellungen verlängert werden. An einem gemeinsamen Bildschirm sind alle nacheinander dran; die Karten der anderen sind solange verdeckt.',
  'reference.crew.screen.keys': 'Tastatur',
  'reference.crew.screen.keys.1':
    'Die Pfeiltasten gehen von Karte zu Karte, 1 bis 4 legen sie. Bei einer gelegten Karte verschieben 1 bis 4 sie, T dreht sie, die Rücktaste nimmt sie zurück. B wählt ein Bellen, dann 1 bis 4 oder V. G heißt BEREIT.',
} as const;
