export const people = {
  title: 'Der Hut im Ring',
  blurb:
    'April bis November 1918: acht Tage Squadrons, zwei Staffeln und zwölf Piloten, jeder mit einem Namen und einer Zeile im Buch. Am besten zu zweit auf einer Seite des Tisches, oder je einer auf jeder.',
  'side.america': 'Die amerikanischen Staffeln',
  'side.germany': 'Die deutschen Jastas',
  'type.scout': 'Jagdeinsitzer',
  'rank.rookie': 'Neuling',
  'rank.regular': 'Stammflieger',
  'rank.flightLeader': 'Kettenführer',
  'rank.ace': 'Ass',
  'medal.hatband': 'das Hutband',
  'medal.hatband.citation': 'Für zwei. Es kommt um das, was man gerade aufhat.',
  'medal.ribbon': 'das Lange Band',
  'medal.ribbon.citation': 'Für fünf, jeder im Buch verzeichnet, bezeugt und einen Abend lang bestritten.',
  'medal.plume': 'die Feder',
  'medal.plume.citation': 'Für neun. Es gibt nur eine, und sie wird weitergereicht. Die Motten waren schon daran.',
  'medal.brim': 'die Geknickte Krempe',
  'medal.brim.citation':
    'Für zweimalige Rückkehr aus dem Lazarett mit einem Zug, der auch in die andere Richtung fuhr.',
  'challenge.fullHouse': 'Gewinne den ersten Tag und verliere höchstens ein Flugzeug.',
  'challenge.sixFold': 'Sechs Abschüsse an der Marne.',
  'challenge.lastStanding': 'Gewinne den allerletzten Kampf.',

  'news.1918-04-14':
    '14. April: Flieger der 94. Staffel haben ihre ersten Luftsiege errungen, über dem eigenen Platz bei Toul.',
  'news.1918-04-21': '21. April: Manfred von Richthofen ist gefallen.',
  'news.1918-07-09': '9. Juli: James McCudden ist tödlich verunglückt.',
  'news.1918-07-14': '14. Juli: Quentin Roosevelt von der 95. Staffel ist gefallen.',
  'news.1918-07-15': '15. Juli: Die zweite Schlacht an der Marne hat begonnen.',
  'news.1918-07-26': '26. Juli: Edward Mannock ist gefallen.',
  'news.1918-08-08': '8. August: Die Schlacht bei Amiens hat begonnen.',
  'news.1918-09-12':
    '12. September: Der Frontbogen von Saint-Mihiel wird angegriffen; fast 1500 alliierte Flugzeuge sind in der Luft.',
  'news.1918-09-25': '25. September: Edward Rickenbacker hat an einem Vormittag zwei Luftsiege errungen.',
  'news.1918-09-26': '26. September: Die Offensive an Maas und Argonnen hat begonnen.',
  'news.1918-09-29': '29. September: Frank Luke ist gefallen.',
  'small.1':
    'Baseball oder Kegeln: Die Frage, welches Spiel auf dem Reserveplatz gespielt wird, liegt beim Schiedsgericht. Die Kühe wurden angehört.',
  'small.2':
    'Gefunden im Führersitz einer Bruchmaschine: ein Banjo, heil. Sein Besitzer, ebenfalls heil, wird gebeten, ein zweites Lied zu lernen.',
  'small.3': 'Die Ziege hat die Operationskarte gefressen. Vorsorglich gilt die Ziege nun als geheim.',
  'small.4':
    'Wir erinnern unsere Bezieher daran, dass der Friseur der Staffel ein Freiwilliger ist, und sie selbst waren es auch.',
};
