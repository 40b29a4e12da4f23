export const people = {
  title: 'Ein Krieg',
  blurb:
    'Drei Jahre über dem Abschnitt an der Aubrelle, Februar 1916 bis zum letzten Abend des Krieges: zwölf Flüge durch alle vier Spiele, vier Piloten, denen du Namen gibst, und ein Tagebuch, das jeden überlebt, der es schreibt.',
  'side.allies': 'Die alliierte Staffel in Saint-Obry',
  'side.germany': 'Die deutsche Staffel in Saint-Obry',
  'type.twoSeater': 'Zweisitzer',
  'type.scout': 'Jagdeinsitzer',
  'rank.newcomer': 'Neuling',
  'rank.sergeant': 'Feldwebel',
  'rank.lieutenant': 'Leutnant',
  'rank.captain': 'Hauptmann',
  'medal.bronzePropeller': 'der Bronzepropeller',
  'medal.bronzePropeller.citation': 'Für zwei, die nicht heimkamen, und dafür, bei Tisch nicht davon geredet zu haben.',
  'medal.silverPropeller': 'der Silberpropeller',
  'medal.silverPropeller.citation':
    'Für fünf. Die Zeitungen haben ein Wort dafür. Die Staffel gebraucht den Namen, den sie vorher gebrauchte.',
  'medal.cordon': 'das Band der Aubrelle',
  'medal.cordon.citation': 'Für acht. Es wird quer über der Brust getragen und verfängt sich beim Einsteigen im Gurt.',
  'medal.ironLeaf': 'das Eiserne Blatt',
  'medal.ironLeaf.citation': 'Für zwei. Gestanzt aus der Haube einer Maschine, die jemand nicht mehr braucht.',
  'medal.silverLeaf': 'das Silberne Blatt',
  'medal.silverLeaf.citation': 'Für fünf Luftsiege und einen höflichen Brief an die Mutter des fünften.',
  'medal.collar': 'die Halskette des Abschnitts',
  'medal.collar.citation':
    'Für acht. Überreicht von einem General, der fragte, wie es dort oben sei, und die Antwort nicht abwartete.',
  'medal.lamp': 'die Lampe',
  'medal.lamp.citation':
    'Dafür, jemanden heimgebracht zu haben. Von allem, was hier vergeben wird, ist sie das Einzige, was noch nie jemand zurückgeschickt hat.',
  'challenge.cleanWorks': 'Bombardiere das Werk und stecke höchstens zwei Treffer ein.',
  'challenge.bothHome': 'Überstehe den April, ohne ein Flugzeug zu verlieren.',
  'challenge.fullBook': 'Sechs Abschüsse oder mehr über den vier Plätzen.',
  'page.hisCap':
    'Am Abend brachte jemand seine Mütze und legte sie aufs Klavier. Innen im Band stand mit Tinte ein Name, in runder Schrift, wie Mütter das machen. Niemand spielte.',

  'news.1916-02-21': '21. Februar: Die Schlacht um Verdun hat begonnen.',
  'news.1916-07-01': '1. Juli: Die Schlacht an der Somme hat begonnen.',
  'news.1916-10-28': '28. Oktober: Oswald Boelcke ist nach einem Zusammenstoß in der Luft ums Leben gekommen.',
  'news.1916-11-18': '18. November: Die Schlacht an der Somme ist zu Ende.',
  'news.1917-04-06': '6. April: Die Vereinigten Staaten haben Deutschland den Krieg erklärt.',
  'news.1917-04-09': '9. April: Die Schlacht bei Arras hat begonnen.',
  'news.1917-06-07': '7. Juni: Unter dem Höhenzug von Messines sind große Minen gesprengt worden.',
  'news.1917-07-31': '31. Juli: Bei Ypern hat eine neue Schlacht begonnen, die dritte dieses Namens.',
  'news.1917-09-11': '11. September: Georges Guynemer ist von einem Flug nicht zurückgekehrt.',
  'news.1917-09-23': '23. September: Werner Voss ist im Kampf mit Fliegern der britischen 56. Staffel gefallen.',
  'news.1917-11-20': '20. November: Bei Cambrai hat eine Schlacht begonnen.',
  'news.1918-03-21': '21. März: Im Westen hat eine große deutsche Offensive begonnen.',
  'news.1918-04-21': '21. April: Manfred von Richthofen ist gefallen.',
  'news.1918-07-15': '15. Juli: An der Marne hat eine zweite Schlacht begonnen.',
  'news.1918-08-08': '8. August: Vor Amiens hat eine Schlacht begonnen.',
  'news.1918-09-26': '26. September: Zwischen Maas und Argonnen hat eine Offensive begonnen.',
  'small.1':
    'Der Staffelhund von Saint-Obry, ein braunes Tier unbekannter Herkunft namens Ballast, ist zum Gefreiten befördert worden, weil er die Schlüssel des Quartiermeisters fand.',
  'small.2':
    'Der Gefreite Ballast ist degradiert. Die Angelegenheit mit dem Braten des Quartiermeisters gilt als erledigt.',
  'small.3':
    'Die Kirchenuhr von Saint-Obry, von einem Splitter angehalten, geht zweimal am Tag richtig, nach Ansicht des Pfarrers öfter als früher.',
  'small.4':
    'Ballast ist zum allgemeinen Erstaunen Mutter geworden. Fünf Rekruten, alle braun. Sie wurde wieder befördert.',
  'small.5':
    'Die Postmeisterin bittet die Flieger, keine Briefe mehr von oben auf das Postamt zu werfen. Einer fiel durch den Schornstein, und es war ein trauriger.',
  'small.6':
    'Madame Lefèvre an der Ecke zählt sie seit zwei Jahren hinaus und wieder herein. Sie irrt sich selten um mehr als einen.',
};
