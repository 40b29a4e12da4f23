export const people = {
  title: 'Hinter den Linien',
  blurb:
    'Verdun, 1916. Sechs Flüge für eine Kamera, eine Brücke und ein paar Menschen, die man nicht hätte zurücklassen dürfen. Nur Track; die vier gedruckten Aufträge als eine Geschichte.',
  'side.french': 'Die französische Escadrille',
  'side.german': 'Die deutsche Feldfliegerabteilung',
  'counter.proof': 'Beweise',
  'rank.observer': 'Beobachter',
  'rank.pilot': 'Pilot',
  'rank.flightLeader': 'Kettenführer',
  'medal.lens': 'die Linse',
  'medal.lens.citation':
    'Für scharfe Aufnahmen. Dem Ausschuss ist bekannt, womit die Kamera beworfen wurde, während man sie stillhielt.',
  'medal.lantern': 'die Laterne',
  'medal.lantern.citation': 'Fürs Umkehren. Manche Lichter sehen nur die, die man im Dunkeln gelassen hat.',
  'medal.ring': 'der Ring',
  'medal.ring.citation':
    'Für drei, die fielen. Ein schlichter Eisenring; wer ihn trägt, dreht ihn meist am Finger und schweigt.',
  'challenge.untouched': 'Gewinne die erste Begegnung ohne einen einzigen Treffer.',
  'challenge.everybody': 'Hol in einem Flug mindestens drei Menschen zurück.',
  'challenge.whole': 'Bring das Geleit heim, mit höchstens zwei Treffern an beiden Doppeldeckern.',

  'news.1916-02-21':
    '21. Februar: Die Schlacht um Verdun hat begonnen. Die Geschütze sind weit hinter beiden Linien zu hören.',
  'news.1916-04-20':
    '20. April: Amerikanische Freiwillige in Frankreich haben eine eigene Staffel, die Escadrille Américaine.',
  'news.1916-06-18': '18. Juni: Der deutsche Flieger Max Immelmann ist gefallen.',
  'news.1916-07-01': '1. Juli: An der Somme hat eine große Offensive begonnen.',
  'news.1916-10-28':
    '28. Oktober: Der deutsche Flieger Oswald Boelcke ist bei einem Zusammenstoß in der Luft ums Leben gekommen.',
  'small.1':
    'Entlaufen: ein Staffelhund, hört auf Magneto, zuletzt gesehen mit einer Wurst aus dem Offizierskasino. Gefunden: der Hund. Nicht gefunden: die Wurst.',
  'small.2':
    'Im Feldkino am Donnerstag ein Lustspiel. Wer darüber schon gelacht hat, wird gebeten, es den anderen zuliebe noch einmal zu tun.',
  'small.3':
    'Der Teich hinter den Hangars ist keine Tränke, keine Badestelle und kein Platz für das Fahrrad des Adjutanten. Gezeichnet, der Adjutant.',
  'small.4':
    'Ein Bauer bei Vaubrecy bittet die Herren Flieger um Rückgabe seines Gatters, an dem eine Angel war, die er mochte.',
};
